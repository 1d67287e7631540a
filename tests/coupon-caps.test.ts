// A code is used exactly as often as its caps allow, in total, per customer, and per network, however many try at once.
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { coupons, couponUses, paymentSessions } from '#db/schema.ts'
import { orderStore } from '#shop/sales/order-rows/order-store.ts'
import { couponStore } from '#shop/catalogue/pricing/coupon-store.ts'
import { isCompleted } from '#shop/sales/order/order.ts'
import { engines } from './support/engines.ts'
import { openTestShop, type TestShop } from './support/open-test-shop.ts'

const CROWD = 30
const countOk = (outcomes: { ok: boolean }[]) => outcomes.filter(({ ok }) => ok).length

describe.each(engines())('on the %s database', (_name, engine) => {
  let shop: TestShop
  beforeEach(async () => {
    shop = await openTestShop({ engine })
  })
  afterEach(() => shop.close())

  type Overrides = NonNullable<Parameters<TestShop['tryOrder']>[0]>
  const crowd = (overridesOf: (index: number) => Overrides) =>
    Promise.all(
      Array.from({ length: CROWD }, (_, index) => shop.tryOrder({ couponCode: 'WANDER20', ...overridesOf(index) })),
    )
  const redemptions = async () =>
    (await shop.database.db().select().from(coupons).where(eq(coupons.code, 'WANDER20')))[0]?.redemptions
  const uses = async () => (await shop.database.db().select().from(couponUses)).map((row) => row.uses)

  it.each([
    ['in all', { maxRedemptions: 3 }, (index: number) => ({ email: `guest${index}@example.com` }), 3],
    [
      'for one customer, with all the tags of one mailbox',
      { maxPerCustomer: 2 },
      (index: number) => ({ email: `guest+${index}@example.com` }),
      2,
    ],
    [
      'for one IPv4 network',
      { maxPerNetwork: 4 },
      (index: number) => ({ email: `guest${index}@example.com`, ip: `203.0.113.${index}` }),
      4,
    ],
    [
      'for one IPv6 network',
      { maxPerNetwork: 1 },
      (index: number) => ({ email: `guest${index}@example.com`, ip: `2001:db8:1:2:${index}::7` }),
      1,
    ],
  ])(
    'thirty at once get exactly the cap %s, and the others get the same answer',
    async (_what, caps, overridesOf, cap) => {
      await shop.limitCoupon('WANDER20', caps)
      const outcomes = await crowd(overridesOf)

      expect(countOk(outcomes)).toBe(cap)
      expect(new Set(outcomes.filter(({ ok }) => !ok).map((outcome) => JSON.stringify(outcome)))).toEqual(
        new Set([JSON.stringify({ ok: false, problem: 'coupon_invalid' })]),
      )
      expect(await redemptions()).toBe(cap)
    },
  )

  it('a cap for one customer or network doesn’t limit the next', async () => {
    await shop.limitCoupon('WANDER20', { maxPerCustomer: 1, maxPerNetwork: 1 })
    const outcomes = await crowd((index) => ({ email: `guest${index}@example.com`, ip: `203.0.${index}.1` }))
    expect(countOk(outcomes)).toBe(CROWD)
  })

  it('an address that belongs to nobody isn’t counted as a network', async () => {
    await shop.limitCoupon('WANDER20', { maxPerNetwork: 1 })
    expect(countOk(await crowd((index) => ({ email: `guest${index}@example.com`, ip: '127.0.0.1' })))).toBe(CROWD)
  })

  it('releases the use when the payment page expires, and takes it again if the same cart returns', async () => {
    await shop.limitCoupon('WANDER20', { maxRedemptions: 1, maxPerCustomer: 1, maxPerNetwork: 1 })
    const input = { couponCode: 'WANDER20', cartId: crypto.randomUUID(), ip: '203.0.113.9' }
    const { orderId } = await shop.placeOrder(input)
    expect(await shop.tryOrder({ couponCode: 'WANDER20', email: 'other@example.com' })).toEqual({
      ok: false,
      problem: 'coupon_invalid',
    })

    await shop.letTimePass({ minutes: 63 }, 120)
    expect(await shop.orderOf(orderId)).toMatchObject({ paymentState: 'expired' })
    expect([await redemptions(), ...(await uses())]).toEqual([0, 0, 0])

    expect((await shop.tryOrder(input)).ok).toBe(true)
    expect([await redemptions(), ...(await uses())]).toEqual([1, 1, 1])
  })

  it('doesn’t give a released use to two: whoever returns too late is rejected', async () => {
    await shop.limitCoupon('WANDER20', { maxRedemptions: 1 })
    const input = { couponCode: 'WANDER20', cartId: crypto.randomUUID() }
    await shop.placeOrder(input)
    await shop.letTimePass({ minutes: 63 }, 120)

    expect((await shop.tryOrder({ couponCode: 'WANDER20', email: 'other@example.com' })).ok).toBe(true)
    expect(await shop.tryOrder(input)).toEqual({ ok: false, problem: 'coupon_invalid' })
    expect(await redemptions()).toBe(1)
  })

  it('keeps the discount from the time of the order, whatever happens to the code before the payment (C09)', async () => {
    const { orderId, continueAt } = await shop.placeOrder({ couponCode: 'WANDER20' })
    const { totalCents } = await shop.orderOf(orderId)
    await shop.database
      .db()
      .update(coupons)
      .set({ discountValue: '1', status: 'inactive' })
      .where(eq(coupons.code, 'WANDER20'))
    if (continueAt.kind === 'payment_page') await shop.pay(continueAt.url)
    await shop.until(orderId, isCompleted)
    expect(await shop.takenFor(orderId)).toBe(totalCents)
    expect(await shop.orderOf(orderId)).toMatchObject({ paymentState: 'paid', totalCents })
  })

  it.each([
    ['refused', 'rate_limit', 'payment_unavailable'],
    ['opened nowhere', 'no_page', 'payment_not_opened'],
  ] as const)('reserves no use for an order whose payment page the provider %s', async (_how, kind, problem) => {
    await shop.spoil('payment', { at: 'create_session', kind })
    const input = { couponCode: 'WANDER20', cartId: crypto.randomUUID() }
    expect(await shop.tryOrder(input)).toMatchObject({ ok: false, problem })
    expect(await redemptions()).toBe(0)

    await shop.mend()
    expect((await shop.tryOrder(input)).ok).toBe(true)
    expect(await redemptions()).toBe(1)
  })

  it('a payment after the page expired counts its code again, even beyond the cap', async () => {
    await shop.limitCoupon('WANDER20', { maxRedemptions: 1 })
    const { orderId, continueAt } = await shop.placeOrder({ couponCode: 'WANDER20' })
    // As if the page's expiry had been reported while its payment was on its way.
    const page = await shop.shop.orders.findOrderById(orderId)
    await shop.database
      .db()
      .update(paymentSessions)
      .set({ state: 'expired' })
      .where(eq(paymentSessions.orderId, orderId))
    await orderStore(shop.database).movePayment(orderId, 'page_expired', shop.clock.now())
    await couponStore(shop.database).free(orderId, shop.clock.now())
    const other = await shop.buy({ couponCode: 'WANDER20', email: 'other@example.com' })
    await shop.until(other.orderId, isCompleted)
    if (continueAt.kind === 'payment_page') await shop.pay(continueAt.url)
    await shop.until(orderId, isCompleted)

    expect(await shop.takenFor(orderId)).toBe(page?.totalCents)
    expect(await redemptions()).toBe(2)
    expect((await shop.shop.books.checkAllBooks({ isCalm: true })).differences).toEqual([])
    expect(await shop.tryOrder({ couponCode: 'WANDER20', email: 'third@example.com' })).toMatchObject({
      problem: 'coupon_invalid',
    })
  })
})

it('seeds the codes that make an order free with caps per customer and per network', async () => {
  const shop = await openTestShop()
  const free = await shop.database.db().select().from(coupons).where(eq(coupons.discountType, 'free'))
  expect(free.length).toBeGreaterThan(0)
  expect(free.every(({ maxPerCustomer, maxPerNetwork }) => maxPerCustomer !== null && maxPerNetwork !== null)).toBe(
    true,
  )
  await shop.close()
})
