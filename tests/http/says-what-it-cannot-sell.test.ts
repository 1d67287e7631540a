// What the shop cannot sell, and why an order has to wait, stands on the page for everybody to read.
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { OrderBar } from '#app/routes/sales/checkout/place-order.tsx'
import { openHttpShop, type HttpShop } from '../support/open-http-shop.ts'
import { TRIP_DAYS } from '../support/trip-to-come.ts'

let shop: HttpShop
beforeAll(async () => {
  shop = await openHttpShop()
})
afterAll(() => shop.close())

const read = async (path: string) => (await (await shop.browser().get(path)).text()).replaceAll('&#x27;', "'")

it('the results say visibly that no bundle covers all destinations', async () => {
  const html = await read(`/bundleselector?to=MA&to=ES&step=results&${TRIP_DAYS}`)
  const [, classes = 'sr-only'] =
    /<output class="([^"]*)">We couldn't find bundles covering all your selected destinations\.</.exec(html) ?? []
  expect(classes).not.toContain('sr-only')
})

it('the landing page calls no add-on available that nobody can buy yet', async () => {
  const html = await read('/')
  const parts = html.split('Secure VPN')[1]?.split('Real-time translation') ?? []
  expect(parts).toHaveLength(2)
  expect(parts.filter((part) => !part.slice(0, 600).includes('Not available yet.'))).toEqual([])
})

it('a waiting order button has its reason above it as plain text', () => {
  const html = renderToStaticMarkup(
    createElement(OrderBar, { totalCents: 1809, hasTerms: false, pending: null, isHydrated: true }),
  )
  const [, classes = 'sr-only', reason = ''] = /<p id="order-reason" class="([^"]*)">([^<]+)</.exec(html) ?? []
  expect(classes).not.toContain('sr-only')
  expect(reason.length).toBeGreaterThan(10)
  expect(html).toContain('disabled=""')
})
