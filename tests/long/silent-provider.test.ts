// A payment provider that doesn't answer keeps nobody waiting: an apology in time, and the order continues (safety case
// A26).
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { BUYER, countOrders, browserWithCart, newestOrder, tell } from '../support/http-buying.ts'
import { openHttpShop, type HttpShop } from '../support/open-http-shop.ts'

const SILENCE_MS = 30_000
const SORRY = 'Failed to process payment. Please try again.'

let shop: HttpShop
beforeAll(async () => {
  // Long enough for a healthy provider on a busy machine.
  shop = await openHttpShop({ PAYMENT_WITHIN_SECONDS: '5' })
})
afterAll(() => shop.close())
afterEach(() => shop.mend())

describe('a payment provider that is silent (A26)', () => {
  it.each(['create_session', 'any'] as const)(
    'at %s: an error in limited time, and the same order continues afterwards',
    async (at) => {
      const browser = await browserWithCart(shop)
      const buyer = { ...BUYER, email: `silent-${at.replaceAll('_', '-')}@example.com` }
      await shop.spoil('payment', { at, kind: 'timeout_before', ms: SILENCE_MS })
      const startedAt = performance.now()
      const refused = await tell(browser, '/checkout', buyer)
      expect([refused.status, refused.text.includes(SORRY)]).toEqual([503, true])
      expect(performance.now() - startedAt).toBeLessThan(SILENCE_MS)

      await shop.mend()
      const orders = await countOrders(shop)
      const placed = await browser.post('/checkout', buyer)
      expect(placed.status).toBe(303)
      expect(await countOrders(shop)).toBe(orders)
      await shop.pay(placed.headers.get('location') ?? '')
      const { id } = await newestOrder(shop, buyer.email)
      await expect.poll(async () => (await shop.orderOf(id)).status, { timeout: 60_000 }).toBe('completed')
    },
  )
})
