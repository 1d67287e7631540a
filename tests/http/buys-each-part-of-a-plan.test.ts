// Every button of the results leads to the checkout, also without script: those of sizes, and those of a plan's parts.
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openHttpShop, type HttpShop } from '#tests/support/open-http-shop.ts'
import { ARRIVAL } from '#tests/support/trip-to-come.ts'

let shop: HttpShop
beforeAll(async () => {
  shop = await openHttpShop()
}, 120_000)
afterAll(() => shop.close())

const YEAR = ARRIVAL.slice(0, 4)

it.each([
  ['a bundle for each zone', 'GP,BA,MZ', `${YEAR}-06-15`],
  ['several bundles one after the other', 'ES', `${YEAR}-07-31`],
  ['one bundle', 'FR,IT', `${YEAR}-06-07`],
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
