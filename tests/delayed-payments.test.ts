// Payments that take days: the order waits for the money, reserves its coupon meanwhile, and allows another try if it
// never arrives.
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { coupons, paymentSessions } from '#db/schema.ts'
import { isCompleted } from '#shop/sales/order/order.ts'
import { orderView } from '#shop/sales/order-access/view-order.ts'
import { GOOD_CARD } from './support/buying.ts'
import { engines } from './support/engines.ts'
import { openTestShop, type TestShop } from './support/open-test-shop.ts'

const DELAYED = '4000 0000 0000 3337'
const ORDER = { cartId: '7d6cf0b5-5f0b-4c43-9a53-2f8a3f6d3f10', couponCode: 'WANDER20' }

describe.each(engines())('on the %s database, a delayed payment', (_name, engine) => {
  let shop: TestShop
  beforeEach(async () => {
    shop = await openTestShop({ engine })
  })
  afterEach(() => shop.close())

  const payLater = async () => {
    await shop.limitCoupon('WANDER20', { maxRedemptions: 1 })
    const placed = await shop.placeOrder(ORDER)
    if (placed.continueAt.kind !== 'payment_page') throw new Error('There is nothing to pay.')
    await shop.pay(placed.continueAt.url, DELAYED)
    await shop.until(placed.orderId, (order) => order.paymentState === 'processing')
    return placed
  }
  const end = (reference: string, isPaid: boolean) =>
    expect(shop.sandbox.payment?.dashboard.endDelay(reference, isPaid)).toBe(null)
  const redemptions = async () =>
    (await shop.database.db().select().from(coupons)).find(({ code }) => code === 'WANDER20')?.redemptions
  const sessions = async () =>
    (await shop.database.db().select().from(paymentSessions)).map(({ state }) => state).toSorted()

  it('is waited for without a second page, with the coupon reserved and nothing ordered at the network (E08)', async () => {
    const { orderId, reference } = await payLater()
    expect(orderView(await shop.orderOf(orderId)).phase).toBe('payment_processing')
    await shop.letTimePass({ minutes: 180 }, 1800)
    expect(await shop.placeOrder(ORDER)).toMatchObject({ orderId, continueAt: { kind: 'order_page' } })
    expect([await redemptions(), await sessions()]).toEqual([1, ['open']])
    expect(await shop.tryOrder({ couponCode: 'WANDER20', email: 'other@example.com' })).toMatchObject({
      problem: 'coupon_invalid',
    })
    expect(await shop.profilesOf(reference)).toEqual([])
    expect(shop.log.errors).toEqual([])
  })

  it('isn’t paid twice by pressing twice, long after its page expired', async () => {
    const { orderId } = await payLater()
    await shop.letTimePass({ minutes: 180 }, 1800)
    const press = async () => (await shop.placeOrder(ORDER)).continueAt.kind
    // The second press comes right after the provider was asked.
    expect([await press(), await press()]).toEqual(['order_page', 'order_page'])
    expect((await shop.orderOf(orderId)).paymentState).toBe('processing')
    expect(await sessions()).toEqual(['open'])
  })

  it('settles and delivers its order when it arrives', async () => {
    const { orderId, reference } = await payLater()
    shop.jump({ days: 3 })
    end(reference, true)
    const order = await shop.until(orderId, isCompleted)
    expect(order).toMatchObject({ paymentState: 'paid' })
    expect(await shop.profilesOf(reference)).toHaveLength(1)
    expect(await shop.takenFor(orderId)).toBe(order.totalCents)
  })

  it('that fails releases coupon and cart, and the same cart can be paid again', async () => {
    const { orderId, reference } = await payLater()
    end(reference, false)
    await shop.until(orderId, (order) => order.paymentState === 'expired')
    expect([await redemptions(), await sessions()]).toEqual([0, ['failed']])
    expect(orderView(await shop.orderOf(orderId)).phase).toBe('awaiting_payment')

    const again = await shop.placeOrder(ORDER)
    expect(again.orderId).toBe(orderId)
    if (again.continueAt.kind !== 'payment_page') throw new Error('There is nothing to pay.')
    await shop.pay(again.continueAt.url, GOOD_CARD)
    const order = await shop.until(orderId, isCompleted)
    expect(await shop.takenFor(orderId)).toBe(order.totalCents)
    expect([await redemptions(), await sessions()]).toEqual([1, ['failed', 'paid']])
    expect(shop.log.errors).toEqual([])
  })

  it('that fails silently is noticed when the buyer tries again', async () => {
    const { orderId, reference } = await payLater()
    await shop.spoil('payment', { at: 'webhook', kind: 'lose' })
    end(reference, false)
    expect(await shop.placeOrder(ORDER)).toMatchObject({ orderId, continueAt: { kind: 'payment_page' } })
    expect(await sessions()).toEqual(['failed', 'open'])
  })

  it('is noticed by the sweep if its event never arrived', async () => {
    const { orderId, reference } = await payLater()
    await shop.spoil('payment', { at: 'webhook', kind: 'lose' })
    end(reference, true)
    shop.jump({ seconds: 61 })
    expect(await shop.until(orderId, isCompleted)).toMatchObject({ paymentState: 'paid' })
  })

  it('with a coupon that somebody else used meanwhile is rejected with that reason, and nothing is charged', async () => {
    const { orderId, reference } = await payLater()
    end(reference, false)
    await shop.until(orderId, (order) => order.paymentState === 'expired')
    await shop.buy({ couponCode: 'WANDER20', email: 'other@example.com' })
    expect(await shop.tryOrder(ORDER)).toEqual({ ok: false, problem: 'coupon_invalid' })
  })
})
