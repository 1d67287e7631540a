// The order page while the payment provider doesn't answer.
import { afterAll, beforeAll, expect, it } from 'vitest'
import { BUYER, fillCart, newestOrder } from '#tests/support/http-buying.ts'
import { openHttpShop, type HttpShop } from '#tests/support/open-http-shop.ts'

let shop: HttpShop
beforeAll(async () => {
  shop = await openHttpShop()
})
afterAll(() => shop.close())

it('opens for a returning buyer while the payment provider is down, and says that it waits', async () => {
  const buyer = shop.browser()
  await fillCart(buyer)
  await buyer.post('/checkout', { ...BUYER, email: 'in-between@example.com' })
  const order = await newestOrder(shop, 'in-between@example.com')
  await shop.spoil('payment', { at: 'retrieve_session', kind: 'fail_before', match: order.reference })
  const page = await buyer.get(`/success?reference=${encodeURIComponent(order.reference)}`)
  await shop.mend()
  expect(page.status).toBe(200)
  expect(shop.logLines.filter((line) => line.includes('request failed'))).toEqual([])
})
