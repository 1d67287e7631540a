// Every button of the results leads to the checkout, also without script: those of sizes, and those of a plan's parts.
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openHttpShop, type HttpShop } from '#tests/support/open-http-shop.ts'
import { ARRIVAL, DEPARTURE, tripDay } from '#tests/support/trip-to-come.ts'

let shop: HttpShop
beforeAll(async () => {
  shop = await openHttpShop()
}, 120_000)
afterAll(() => shop.close())

it.each([
  ['a bundle for each zone', 'GP,BA,MZ', tripDay(15)],
  ['several bundles one after the other', 'ES', tripDay(61)],
  ['one bundle', 'FR,IT', DEPARTURE],
])('of a trip with %s', async (_what, to, until) => {
  const page = `/bundleselector?to=${to}&from=${ARRIVAL}&to_date=${until}&step=results`
  const html = await (await shop.browser().get(page)).text()
  const forms = [...html.matchAll(/<form id="add-[^>]*>(.*?)<\/form>/gs)]
  expect(forms.length).toBeGreaterThan(1)
  for (const [, inner = ''] of forms) {
    const fields = [...inner.matchAll(/name="([^"]*)" value="([^"]*)"/g)].map(([, name = '', value = '']) => [
      name,
      value,
    ])
    const buyer = shop.browser()
    const answer = await buyer.post('/cart', Object.fromEntries(fields))
    expect({ inner, status: answer.status, to: answer.headers.get('location') }).toEqual({
      inner,
      status: 303,
      to: '/checkout',
    })
    const checkout = await buyer.get('/checkout')
    expect([checkout.status, (await checkout.text()).includes('Order with obligation to pay')]).toEqual([200, true])
  }
})
