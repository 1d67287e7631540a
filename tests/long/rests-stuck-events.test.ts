// A payment event that cannot be processed is tried again after growing pauses, and staff hears of it once.
import { eq, isNull } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { orderEvents, paymentEvents } from '#db/schema.ts'
import { dueFailureStore } from '#shop/delivery/due-work/due-failure-store.ts'
import { isCompleted } from '#shop/sales/order/order.ts'
import { quickEngine } from '#tests/support/engines.ts'
import { openTestShop, type TestShop } from '#tests/support/open-test-shop.ts'
import { whileRefused } from '#tests/support/refusing.ts'

let shop: TestShop
beforeEach(async () => {
  shop = await openTestShop({ engine: quickEngine() })
})
afterEach(() => shop.close())

const REFUNDED = 'charge.refunded'
const COMPLAINTS = ['due work failed', 'due work is left to a person']
const stuck = () => shop.database.db().$count(paymentEvents, isNull(paymentEvents.processedAt))
const theEvent = async () => {
  const [event] = await shop.database.db().select().from(paymentEvents).where(eq(paymentEvents.type, REFUNDED))
  if (!event) throw new Error('There is no event of a refund.')
  return event
}
async function refundedElsewhere() {
  const { orderId, reference } = await shop.buy()
  await shop.until(orderId, isCompleted)
  expect(shop.sandbox.payment?.dashboard.refund(reference)).toBe(null)
  return orderId
}

describe('a payment event that cannot be processed', () => {
  it('because of a bug is one alert, comes before a person with its order, and is done within ten minutes of the mending', async () => {
    const orderId = await refundedElsewhere()
    await whileRefused(shop.database, orderEvents, () => shop.letTimePass({ minutes: 60 }, 30))
    const { tries, processedAt, nextTryAt } = await theEvent()
    expect(processedAt).toBe(null)
    expect(tries).toBeGreaterThan(5)
    expect(tries).toBeLessThan(15)
    expect(nextTryAt?.getTime()).toBeGreaterThan(shop.clock.now().getTime())
    // The provider tells of one refund with several events.
    const left = await dueFailureStore(shop.database).listShown(10)
    expect(left.map(({ kind, orderId: of }) => ({ kind, of }))).toEqual(
      Array.from({ length: await stuck() }, () => ({ kind: 'payment_event', of: orderId })),
    )
    expect(new Set(shop.log.errors)).toEqual(new Set(COMPLAINTS))

    await shop.letTimePass({ minutes: 10 }, 30)
    expect((await theEvent()).processedAt).not.toBe(null)
    expect(await dueFailureStore(shop.database).countShown()).toBe(0)
    expect(await shop.orderOf(orderId)).toMatchObject({ paymentState: 'refunded' })
  })

  it('because the provider fails is no alert, and is done within a minute of its return', async () => {
    const orderId = await refundedElsewhere()
    await shop.spoil('payment', { at: 'retrieve_payment_intent', kind: 'fail_before' })
    await shop.letTimePass({ minutes: 3 }, 10)
    expect((await theEvent()).tries).toBeLessThan(10)
    expect(shop.log.errors).toEqual([])

    await shop.mend()
    await shop.letTimePass({ seconds: 70 }, 5)
    expect(await shop.orderOf(orderId)).toMatchObject({ paymentState: 'refunded' })
  })
})
