// A provider that opens sessions without a page: everybody gets an answer, and nobody waits for another's row.
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { orders, paymentSessions } from '#db/schema.ts'
import { isCompleted } from '#shop/sales/order/order.ts'
import { engines } from './support/engines.ts'
import { openTestShop, type TestShop } from './support/open-test-shop.ts'

const CART = { cartId: '7d6cf0b5-5f0b-4c43-9a53-2f8a3f6d3f10' }
const AT_ONCE = 20

describe.each(engines())('on the %s database', (_name, engine) => {
  let shop: TestShop
  beforeEach(async () => {
    shop = await openTestShop({ engine })
  })
  afterEach(() => shop.close())

  it.each([{}, { couponCode: 'WANDER20' }])('submits at once are each told that no page opens (%j)', async (extra) => {
    await shop.spoil('payment', { at: 'create_session', kind: 'no_page' })
    for (let round = 0; round < 3; round += 1) {
      const answers = await Promise.all(
        Array.from({ length: AT_ONCE }, (_, place) =>
          shop.tryOrder({ ...CART, ...extra, rateLimitKey: `visitor ${round} ${place}` }),
        ),
      )
      const problems = answers.map((answer) => (answer.ok ? 'opened' : answer.problem))
      expect(problems.filter((problem) => !['payment_not_opened', 'payment_unavailable'].includes(problem))).toEqual([])
    }
    expect(await shop.database.db().select().from(orders)).toHaveLength(1)

    await shop.mend()
    const { orderId } = await shop.buy({ ...CART, ...extra })
    await shop.until(orderId, isCompleted)
    const states = (await shop.database.db().select().from(paymentSessions)).map(({ state }) => state)
    expect(states.filter((state) => state !== 'expired')).toEqual(['paid'])
  })
})
