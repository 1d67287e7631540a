// The platform's reports match what happened: health, VAT, zones, and coupons, on both databases.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { eq, sql } from 'drizzle-orm'
import { bundles, mails, orderEvents, orders, paymentEvents, paymentFees } from '#db/schema.ts'
import { isCompleted } from '#shop/sales/order/order.ts'
import { isStepFailed } from '#shop/sales/order/order-conditions.ts'
import type { ProfitSplit } from '#shop/sales/order/order-cost.ts'
import { rangeUntilToday } from '#shop/figures/report/day-range.ts'
import { engines } from './support/engines.ts'
import { openTestShop, type TestShop } from './support/open-test-shop.ts'

const COST = 480

const FROM = (country: string, basisPoints: number) =>
  ({ chosenCountry: country, vat: { country, basisPoints, basis: 'chosen', conflict: false } }) as const

describe.each(engines())('on the %s database', (_name, engine) => {
  let shop: TestShop
  const buy = async (name: string, overrides: Parameters<TestShop['buy']>[0] = {}) =>
    shop.until((await shop.buy({ email: `${name}@example.com`, ...overrides })).orderId, isCompleted)
  const health = () => shop.shop.figures.viewHealth()
  const reports = (by?: ProfitSplit) =>
    shop.shop.figures.viewReports({ range: rangeUntilToday(7, shop.dayOf()), ...(by && { by }) })
  const profitIn = async (country: string) =>
    (await reports('country')).margins.find(({ names }) => names[0] === country)

  beforeAll(async () => {
    shop = await openTestShop({ engine })
    await shop.database.db().update(bundles).set({ costCents: COST })
    // A year ago: in none of the reports.
    await buy('old')
    shop.jump({ days: 365 })
    await buy('nl', FROM('NL', 2100))
    await buy('de', FROM('DE', 1900))
    const back = await buy('de-back', FROM('DE', 1900))
    await shop.shop.refunds.refundOrder(back.id)
    await buy('saver', { ...FROM('DE', 1900), couponCode: 'WANDER20' })
    await buy('outside', FROM('US', 0))
    await buy('gift', { couponCode: 'DEMOFREE1' })
    await shop.shop.worker.sweep()
  }, 120_000)
  afterAll(() => shop.close())

  it('adds up VAT per country and rate, less what was credited', async () => {
    const { vat } = await reports()
    expect(vat.find(({ country }) => country === 'NL')).toEqual({
      country: 'NL',
      basisPoints: 2100,
      basis: 'country',
      isOss: false,
      netCents: 1495,
      vatCents: 314,
      invoices: 1,
      creditNotes: 0,
    })
    // €14.95 twice and €11.96, with €14.95 refunded.
    expect(vat.find(({ country }) => country === 'DE')).toEqual({
      country: 'DE',
      basisPoints: 1900,
      basis: 'country',
      isOss: true,
      netCents: 1495 + 1196,
      vatCents: 284 + 227,
      invoices: 3,
      creditNotes: 1,
    })
    expect(vat.find(({ basis }) => basis === 'outside_eu')).toMatchObject({ netCents: 1495, vatCents: 0, isOss: false })
    expect(vat.reduce((sum, { vatCents }) => sum + vatCents, 0)).toBe(314 + 284 + 227)
  })

  it('adds up zones and coupons', async () => {
    const { zones, coupons } = await reports()
    expect(zones).toHaveLength(1)
    expect(zones[0]).toMatchObject({ creditNotes: 1, netCents: 3 * 1495 + 1196 })
    expect(zones[0]?.totalCents).toBe((zones[0]?.netCents ?? 0) + 314 + 284 + 227)
    expect(coupons).toEqual([
      { code: 'DEMOFREE1', orders: 1, discountCents: 1495 },
      { code: 'WANDER20', orders: 1, discountCents: 299 },
    ])
  })

  it('adds up what each bundle brought and cost, and what cost nothing since the network took it back', async () => {
    const { margins } = await reports()
    // Five were kept: three at 14.95, one at 11.96, one for free. The one that was refunded went back, but for its fee.
    const [netCents, costCents] = [3 * 1495 + 1196, 5 * COST]
    const feeCents = 3 * 52 + 46 + 47
    const inAll = {
      orders: 6,
      netCents,
      costCents,
      marginCents: netCents - costCents,
      uncosted: 0,
      feeCents,
      withoutFee: 0,
      commissionCents: 0,
      contributionCents: netCents - costCents - feeCents,
    }
    expect(margins).toEqual([{ ...inAll, names: ['esim-network', 'Europe', expect.any(String)] }])
    for (const [by, name] of [
      ['zone', 'Europe'],
      ['network', 'esim-network'],
      ['brand', 'Wander Pass'],
    ] as const)
      expect((await reports(by)).margins).toEqual([{ ...inAll, names: [name] }])
    const perCoupon = (await reports('coupon')).margins.map(({ names, contributionCents: left }) => [...names, left])
    const saver = 1196 - COST - 46
    expect(perCoupon).toEqual([
      ['', inAll.contributionCents - saver + COST],
      ['WANDER20', saver],
      ['DEMOFREE1', -COST],
    ])
  })

  it('leaves an order whose fee isn’t known out of what it contributed, and counts it', async () => {
    const known = { orders: 1, netCents: 1495, costCents: COST, feeCents: 52, contributionCents: 1495 - COST - 52 }
    expect(await profitIn('NL')).toMatchObject(known)
    const fees = await shop.database
      .db()
      .delete(paymentFees)
      .where(sql`payment_intent_id in (select payment_intent_id from payment_sessions
        join order_history using (order_id) where user_email = 'nl@example.com')`)
      .returning()
    expect(await profitIn('NL')).toMatchObject({ ...known, feeCents: 0, withoutFee: 1, contributionCents: 0 })
    await shop.database
      .db()
      .insert(paymentFees)
      .values(fees.map((fee) => ({ ...fee, currency: 'usd' })))
    expect(await profitIn('NL')).toMatchObject({ feeCents: 0, withoutFee: 1, contributionCents: 0 })
    await shop.database.db().update(paymentFees).set({ currency: 'eur' })
    expect(await profitIn('NL')).toMatchObject(known)
  })

  it('is fine while nothing waits but orders whose countries differ, and shows the network’s times of a week', async () => {
    const { facts, verdicts } = await health()
    expect(verdicts).toMatchObject({
      database: 'ok',
      worker: 'ok',
      due_orders: 'ok',
      orders: 'look',
      mails: 'ok',
      payment_events: 'ok',
      polling: 'ok',
      token: 'ok',
      disk: 'unknown',
    })
    expect(facts.polling?.orders).toBe(6)
    expect(facts.polling?.p50Ms).toBeGreaterThanOrEqual(0)
    expect(facts.polling?.p95Ms).toBeGreaterThanOrEqual(facts.polling?.p50Ms ?? 0)
  })

  it('shows each kind of waiting item', async () => {
    const db = shop.database.db()
    const [order] = await db.select().from(orders).where(eq(orders.email, 'nl@example.com'))
    const id = order?.id ?? ''
    const now = shop.clock.now()
    const longAgo = new Date(now.getTime() - 5 * 60_000)
    await db.update(orders).set({ dueAt: longAgo }).where(eq(orders.id, id))
    await db.update(orders).set({ reviewReason: 'amount', reviewSince: now }).where(eq(orders.email, 'de@example.com'))
    await db.update(mails).set({ state: 'refused' }).where(eq(mails.orderId, id))
    await db
      .insert(paymentEvents)
      .values({ eventId: 'evt_lost', type: 'checkout.session.completed', payload: {}, receivedAt: longAgo })
    shop.jump({ seconds: 120 })
    const { facts, verdicts } = await health()
    expect(facts).toMatchObject({
      overdue: { orders: 1, since: longAgo },
      inReview: 1,
      stuck: 0,
      failed: 0,
      mails: { waiting: 0, refused: 1 },
      unprocessedEvents: 1,
    })
    for (const sign of ['worker', 'due_orders', 'orders', 'mails', 'payment_events'] as const)
      expect([sign, verdicts[sign]]).toEqual([sign, 'look'])
    await db.update(orders).set({ dueAt: null }).where(eq(orders.id, id))
    await shop.shop.worker.sweep()
    expect((await health()).verdicts).toMatchObject({ worker: 'ok', due_orders: 'ok' })
  })

  it('drops the network’s times after a week', async () => {
    expect(await shop.database.db().select().from(orderEvents).limit(1)).toHaveLength(1)
    shop.jump({ days: 8 })
    const { facts, verdicts } = await health()
    expect([facts.polling, verdicts.polling]).toEqual([null, 'unknown'])
  })

  it('leaves an order out of the margin while its eSIM is on its way, and counts one that ended without', async () => {
    await shop.spoil('network', { at: 'allocate', kind: 'no_credit' })
    const { orderId } = await shop.buy({ ...FROM('US', 0), email: 'waits@example.com' })
    await shop.until(orderId, isStepFailed)
    const waiting = { orders: 1, netCents: 1495, costCents: 0, marginCents: 0, uncosted: 1 }
    const db = shop.database.db()
    for (const provisioningState of ['failed', 'running', 'stopped'] as const) {
      await db.update(orders).set({ provisioningState }).where(eq(orders.id, orderId))
      expect((await reports()).margins).toMatchObject([waiting])
    }
    await db.update(orders).set({ provisioningState: 'ended' }).where(eq(orders.id, orderId))
    expect((await reports()).margins).toMatchObject([{ ...waiting, marginCents: 1495, uncosted: 0 }])
    await shop.mend()
  })
})
