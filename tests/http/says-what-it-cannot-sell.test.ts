// What the shop cannot sell, and why an order cannot go out yet, stands on the page for everybody to read.
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

it('an order button is live in each state, and what is missing stands above it and leads there', () => {
  const terms = 'Please accept the terms and conditions to proceed'
  const states = [
    [{ missing: {}, pending: null }, /You pay on our payment provider’s page\./],
    [{ missing: { terms }, pending: null }, new RegExp(`<a href="#accept-terms"[^>]*>${terms}</a>`)],
    [{ missing: { terms, email: 'No address' }, pending: null }, /<a href="#email".*and 1 more/],
    [{ missing: { terms }, pending: 'coupon' }, /checking your coupon/],
  ] as const
  for (const [state, says] of states) {
    const html = renderToStaticMarkup(createElement(OrderBar, { totalCents: 1809, ...state }))
    const [, classes = 'sr-only', reason = ''] = /<p id="order-reason" class="([^"]*)">(.*?)<\/p>/.exec(html) ?? []
    expect(classes).not.toContain('sr-only')
    expect(reason).toMatch(says)
    expect(html).not.toContain('disabled=""')
  }
})
