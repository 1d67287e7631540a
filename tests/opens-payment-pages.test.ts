// Opening the payment page, whatever clocks and answers say: an unpaid page is no alarm, and a paid one is found.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { and, eq } from 'drizzle-orm'
import { z } from 'zod'
import { coupons, orderKeys, orders, paymentEvents, paymentSessions } from '#db/schema.ts'
import { mayAsk } from '#shop/sales/payment/ask-about-payment.ts'
import { paymentSessionStore } from '#shop/sales/payment/payment-session-store.ts'
import { isCompleted } from '#shop/sales/order/order.ts'
import { daysLater } from '#values/instant.ts'
import { openTestShop, type TestShop } from './support/open-test-shop.ts'

const pagesOfBooks = z.object({ sessions: z.array(z.object({ id: z.string(), status: z.string() })) })

describe('a payment page', () => {
  let shop: TestShop
  beforeEach(async () => {
    shop = await openTestShop()
  })
  afterEach(() => shop.close())

  const outcomes = async () =>
    (await shop.database.db().select().from(paymentEvents)).map(({ type, outcome }) => [type, outcome])
  const payOn = async (orderId: string) => {
    const [page] = await shop.database.db().select().from(paymentSessions).where(eq(paymentSessions.orderId, orderId))
    await shop.pay(page?.url ?? '')
  }
  const states = async () => (await shop.database.db().select().from(paymentSessions)).map(({ state }) => state)

  it.each([62, 45 * 60])(
    'opens and is paid at a provider whose clock is %d seconds ahead, and its events are accepted',
    async (seconds) => {
      shop.sandbox.clock.advance(seconds)
      const { orderId } = await shop.buy()
      expect(await shop.until(orderId, isCompleted)).toMatchObject({ paymentState: 'paid' })
    },
  )

  it.each(['fail_after', 'reset_after'] as const)(
    'that the provider opened without an answer (%s) is the same at the next try',
    async (kind) => {
      await shop.spoil('payment', { at: 'create_session', kind, times: 2 })
      const cartId = '7d6cf0b5-5f0b-4c43-9a53-2f8a3f6d3f10'
      await shop.tryOrder({ cartId })
      const { orderId } = await shop.buy({ cartId })
      await shop.until(orderId, isCompleted)
      expect(shop.sandbox.payment?.books()).toMatchObject({ sessions: [{ payment_status: 'paid' }] })
    },
  )

  it('has the shop’s price, whatever the browser claims', async () => {
    expect(await shop.tryOrder({ seenTotalCents: 1 })).toEqual({ ok: false, problem: 'total_changed' })
    const placed = await shop.buy({ seenTotalCents: 1809 })
    await shop.until(placed.orderId, isCompleted)
    expect(await shop.takenFor(placed.orderId)).toBe(1809)
  })

  it('of the same cart for another country belongs to another order, even at the same rate', async () => {
    const cartId = '7d6cf0b5-5f0b-4c43-9a53-2f8a3f6d3f10'
    const from = (country: string) =>
      ({
        cartId,
        chosenCountry: country,
        vat: { country, basisPoints: 2100, basis: 'chosen', conflict: false },
      }) as const
    const dutch = await shop.placeOrder(from('NL'))
    const belgian = await shop.placeOrder(from('BE'))
    expect((await shop.orderOf(belgian.orderId)).vatCountry).toBe('BE')
    expect((await shop.placeOrder(from('BE'))).orderId).toBe(belgian.orderId)
    expect((await shop.placeOrder(from('NL'))).orderId).toBe(dutch.orderId)
  })

  it('is limited per visitor, whatever became of each', async () => {
    const limit = { name: 'order', points: 60, seconds: 600 }
    const rateLimitKey = 'one visitor'
    const cartId = '7d6cf0b5-5f0b-4c43-9a53-2f8a3f6d3f10'
    expect(await shop.tryOrder({ rateLimitKey, cartId })).toMatchObject({ ok: true })
    expect(await shop.tryOrder({ rateLimitKey, cartId })).toMatchObject({ ok: true })
    expect(await shop.tryOrder({ rateLimitKey, seenTotalCents: 1 })).toMatchObject({ problem: 'total_changed' })
    expect(await shop.tryOrder({ rateLimitKey, couponCode: 'NONE' })).toMatchObject({ problem: 'coupon_invalid' })
    const fifth = await shop.limiter.take(limit, rateLimitKey)
    expect(fifth).toMatchObject({ ok: true, left: 55 })

    for (let taken = 5; taken < limit.points; taken += 1) await shop.limiter.take(limit, rateLimitKey)
    const before = await states()
    for (const told of [{}, { cartId }, { seenTotalCents: 1 }, { couponCode: 'NONE' }])
      expect(await shop.tryOrder({ rateLimitKey, ...told })).toMatchObject({ problem: 'too_often' })
    expect(await states()).toEqual(before)
  })

  it.each([
    ['a /48', 30, (at: number) => `2001:db8:1:${at.toString(16)}::/64`],
    ['a /24', 40, (at: number) => `203.0.113.${at}`],
  ])('are limited for the whole of %s to %d, while others still get theirs', async (_what, most, keyAt) => {
    for (let open = 0; open < most; open += 1) await shop.placeOrder({ rateLimitKey: keyAt(open) })
    expect(await shop.tryOrder({ rateLimitKey: keyAt(most) })).toMatchObject({ problem: 'too_often' })
    expect(await shop.tryOrder({ rateLimitKey: '198.51.100.1' })).toMatchObject({ ok: true })
  })

  it.each([
    ['ended', 66],
    ['is about to end', 57],
  ])('beyond the limit, after the previous one %s, reserves no coupon', async (_how, minutes) => {
    await shop.limitCoupon('WANDER20', { maxRedemptions: 1 })
    const rateLimitKey = 'one visitor'
    const told = { cartId: '7d6cf0b5-5f0b-4c43-9a53-2f8a3f6d3f10', couponCode: 'WANDER20', rateLimitKey }
    const { orderId } = await shop.placeOrder(told)
    await shop.letTimePass({ minutes }, 600)
    for (let open = 0; open < 10; open += 1) await shop.placeOrder({ rateLimitKey })
    expect(await shop.tryOrder(told)).toMatchObject({ problem: 'too_often' })
    expect((await shop.orderOf(orderId)).paymentState).toBe('expired')
    await shop.placeOrder({ couponCode: 'WANDER20', email: 'other@example.com' })
  })

  it('that was paid with a different amount than its order buys nothing, and needs attention (E10)', async () => {
    await shop.spoil('payment', { at: 'retrieve_session', kind: 'wrong_amount' })
    const { orderId, reference } = await shop.buy()
    const order = await shop.until(orderId, ({ paymentState }) => paymentState !== 'awaiting')
    expect(order).toMatchObject({ paymentState: 'review', reviewReason: 'amount_differs' })
    await shop.letTimePass({ minutes: 2 }, 30)
    expect(await shop.profilesOf(reference)).toEqual([])
  })

  it('whose payment doesn’t match leads to the order, not to a second page', async () => {
    const cartId = '7d6cf0b5-5f0b-4c43-9a53-2f8a3f6d3f10'
    const { orderId } = await shop.placeOrder({ cartId })
    await shop.spoil('payment', { at: 'webhook', kind: 'lose' })
    await payOn(orderId)
    await shop.spoil('payment', { at: 'retrieve_session', kind: 'wrong_amount' })
    expect(await shop.placeOrder({ cartId })).toMatchObject({ orderId, continueAt: { kind: 'order_page' } })
    expect((await shop.orderOf(orderId)).paymentState).toBe('review')
    expect(await states()).toEqual(['paid'])
  })

  it('that is paid in its last minutes, just after a check, is followed by no second one', async () => {
    const cartId = '7d6cf0b5-5f0b-4c43-9a53-2f8a3f6d3f10'
    const { orderId } = await shop.placeOrder({ cartId })
    shop.jump({ seconds: 57 * 60 })
    await shop.shop.checkout.confirmOrderPayment(await shop.orderOf(orderId))
    await shop.spoil('payment', { at: 'webhook', kind: 'lose' })
    await payOn(orderId)
    expect(await shop.placeOrder({ cartId })).toMatchObject({ orderId, continueAt: { kind: 'order_page' } })
    expect(await states()).toHaveLength(1)
    shop.jump({ seconds: 61 })
    await shop.until(orderId, isCompleted)
    expect(await shop.takenFor(orderId)).toBe(1809)
  })

  it('lives for an hour, and the key that leads back from it for two days', async () => {
    const now = shop.clock.now()
    shop.standAt(now)
    await shop.spoil('payment', { at: 'create_session', kind: 'reset_after', times: 2 })
    await shop.tryOrder()
    const [page] = await shop.database.db().select().from(paymentSessions)
    const keys = await shop.database.db().select().from(orderKeys)
    expect(page?.expiresAt).toEqual(new Date(now.getTime() + 60 * 60_000))
    expect(keys.filter(({ kind }) => kind === 'return').map(({ expiresAt }) => expiresAt)).toEqual([daysLater(now, 2)])
    shop.standAt(null)
  })

  it('is reused until five minutes before its end, and not from then on', async () => {
    const cartId = '7d6cf0b5-5f0b-4c43-9a53-2f8a3f6d3f10'
    const { orderId } = await shop.placeOrder({ cartId })
    const [page] = await shop.database.db().select().from(paymentSessions)
    const openAt = async (ms: number) => {
      shop.standAt(new Date((page?.expiresAt.getTime() ?? 0) - 5 * 60_000 + ms))
      const opened = await shop.shop.checkout.openPayment(await shop.orderOf(orderId), 'a visitor')
      shop.standAt(null)
      return opened.ok && opened.continueAt.kind === 'payment_page' && opened.continueAt.sessionId
    }
    expect(await openAt(-1)).toBe(page?.sessionId)
    expect(await openAt(0)).toEqual(expect.not.stringContaining(page?.sessionId ?? ''))
    expect((await states()).toSorted()).toEqual(['expired', 'open'])
  })

  it('is asked about again after five seconds, and no sooner, however many look', async () => {
    await shop.placeOrder()
    const [page] = await shop.database.db().select().from(paymentSessions)
    const sessions = paymentSessionStore(shop.database)
    const now = shop.clock.now()
    const askAfter = (ms: number) => mayAsk(sessions, page?.id ?? '', new Date(now.getTime() + ms))
    expect([await askAfter(0), await askAfter(0), await askAfter(4_999), await askAfter(5_000)]).toEqual([
      true,
      false,
      false,
      true,
    ])
  })

  it('isn’t opened for a buyer who saw the order just before it was paid', async () => {
    const { orderId } = await shop.placeOrder()
    const seen = await shop.orderOf(orderId)
    await payOn(orderId)
    await shop.until(orderId, isCompleted)
    expect(await shop.shop.checkout.openPayment(seen, 'a visitor')).toEqual({
      ok: true,
      continueAt: { kind: 'order_page' },
    })
    expect(await states()).toEqual(['paid'])
  })

  it('without an address is closed at once, and its expiry raises no alert', async () => {
    await shop.spoil('payment', { at: 'create_session', kind: 'no_page', times: 1 })
    const refused = await shop.tryOrder({ cartId: '7d6cf0b5-5f0b-4c43-9a53-2f8a3f6d3f10' })
    expect(refused).toEqual({ ok: false, problem: 'payment_not_opened' })
    const books = shop.sandbox.payment?.books()
    expect(books).toMatchObject({ sessions: [{ status: 'expired' }] })
    await shop.letTimePass({ minutes: 61 }, 600)

    const again = await shop.buy({ cartId: '7d6cf0b5-5f0b-4c43-9a53-2f8a3f6d3f10' })
    await shop.until(again.orderId, isCompleted)
    expect((await states()).toSorted()).toEqual(['expired', 'paid'])
    expect(shop.log.errors).toEqual(['the payment provider opened a session without a page'])
  })

  it('itemizes an amount that a fee raised to the minimum', async () => {
    await shop.database.db().update(coupons).set({ discountValue: '99' }).where(eq(coupons.code, 'WANDER20'))
    const { continueAt } = await shop.placeOrder({ couponCode: 'WANDER20' })
    const page = continueAt.kind === 'payment_page' ? await (await fetch(continueAt.url)).text() : ''
    expect(page).toContain('€14.95 − €14.80 discount WANDER20 + €0.35 processing fee')
    expect(page).toMatch(/Pay €0.61/)
  })

  it.each([
    ['ends', 'nobody paid on it', false, 'expired'],
    ['gives its payment back', 'somebody did', true, 'refunded'],
  ])(
    'with a lost ID, of an order paid on another one, %s if %s, and isn’t checked forever',
    async (_what, _where, isPaidOn, ends) => {
      const { orderId } = await shop.placeOrder()
      shop.jump({ seconds: 56 * 60 })
      await shop.spoil('payment', { at: 'create_session', kind: 'reset_after', times: 2 })
      const opened = await shop.shop.checkout.openPayment(await shop.orderOf(orderId), 'a visitor')
      expect([opened.ok, (await states()).toSorted()]).toEqual([false, ['expired', 'opening']])
      // The first page was paid after all, but its event came too late.
      const isFirst = and(eq(paymentSessions.orderId, orderId), eq(paymentSessions.state, 'expired'))
      const [first] = await shop.database.db().update(paymentSessions).set({ state: 'paid' }).where(isFirst).returning()
      const paid = { paymentState: 'paid', paidCents: 1809, provisioningState: 'completed' } as const
      await shop.database.db().update(orders).set(paid).where(eq(orders.id, orderId))
      const atProvider = () =>
        pagesOfBooks.parse(shop.sandbox.payment?.books()).sessions.find(({ id }) => id !== first?.sessionId)
      if (isPaidOn) await shop.pay(first?.url?.replace(first.sessionId ?? '', atProvider()?.id ?? '') ?? '')

      await shop.letTimePass({ minutes: 4 }, 30)
      expect((await states()).toSorted()).toEqual(['paid', ends].toSorted())
      expect(atProvider()?.status).toBe(isPaidOn ? 'complete' : 'expired')
      expect(await shop.takenFor(orderId)).toBe(0)
    },
  )

  it('given up without its ID expires without an alert', async () => {
    await shop.spoil('payment', { at: 'create_session', kind: 'reset_after', times: 2 })
    await shop.tryOrder()
    // As if the provider had said no: nobody asks about this page again.
    await shop.database.db().update(paymentSessions).set({ state: 'expired' })
    shop.jump({ seconds: 66 * 60 })
    await vi.waitFor(async () => {
      await shop.shop.worker.sweep()
      shop.jump({ seconds: 3 })
      expect(await outcomes()).toContainEqual(['checkout.session.expired', 'expired'])
    }, 60_000)
    expect(shop.log.errors).toEqual([])
  })
})
