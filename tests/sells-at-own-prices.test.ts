// An order at a business's own price: it keeps that price, and the amount above the shop's price belongs to the
// business, to the cent and for as long as the buyer's money stays.
import { and, eq, ne, sql, type SQL } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { ledgerLines, ledgerMovements, paymentSessions, retailPrices, retailTerms, zonePrices } from '#db/schema.ts'
import { assert, asyncProperty, integer } from 'fast-check'
import { isCompleted, isRefunded } from '#shop/sales/order/order-conditions.ts'
import { affiliateStore } from '#shop/sales/affiliate/affiliate-store.ts'
import { businessStore } from '#shop/people/brand/business-store.ts'
import { readReportPeriod } from '#shop/figures/report/report-period.ts'
import { readCsv } from '#values/text/csv.ts'
import { atNoon } from './support/at-noon.ts'
import { openTestShop, type TestShop } from './support/open-test-shop.ts'
import { hasAnAccount } from './support/having-accounts.ts'
import { aShopOfIts, FIVE, FIVE_MORE } from './support/retailing.ts'
import { csvOf } from './support/csv-of.ts'

const BUNDLE = '01032_3'
const held = (heldCents: number) => ({ heldCents, payableCents: 0, transitCents: 0 })

let shop: TestShop
let alpha: Awaited<ReturnType<typeof aShopOfIts>>
beforeEach(async () => {
  shop = await openTestShop({ startsAt: atNoon() })
  alpha = await aShopOfIts(shop, 'alpha')
})
afterEach(() => shop.close())

const sell = async (wish: Parameters<TestShop['buy']>[0] = {}) => {
  const { orderId } = await shop.buy({ brand: alpha.brand, ...wish })
  return shop.until(orderId, isCompleted)
}
const ledgerSum = async () =>
  (
    await shop.database
      .db()
      .select({ cents: sql<number>`coalesce(sum(${ledgerLines.cents}), 0)`.mapWith(Number) })
      .from(ledgerLines)
  )[0]?.cents

describe('an order at a business’s own price', () => {
  beforeEach(async () => {
    await alpha.allow(1000)
    await alpha.ask([
      { ...FIVE, cents: 1800 },
      { ...FIVE_MORE, cents: 1700 },
    ])
  })

  it('has that price, keeps it, and earns the business its margin', async () => {
    const order = await sell()
    expect(order).toMatchObject({ subtotalCents: 1800, partnerPriceCents: 1345, totalCents: 2178 })
    expect(await alpha.earned()).toEqual(held(455))
    await alpha.ask([{ ...FIVE, cents: 2500 }])
    expect(await shop.orderOf(order.id)).toMatchObject({ subtotalCents: 1800, totalCents: 2178 })
    expect(await ledgerSum()).toBe(0)

    shop.jump({ days: 29 })
    await shop.shop.worker.sweep()
    await shop.shop.worker.sweep()
    expect(await alpha.earned()).toEqual({ heldCents: 0, payableCents: 455, transitCents: 0 })
    expect(await shop.shop.payouts.viewOwnPayouts('alpha')).toMatchObject({ payableCents: 455 })
    const month = shop.dayOf().slice(0, 7)
    const given = await shop.shop.payouts.fetchStatement({ businessId: 'alpha', month, as: 'csv' }, alpha.boss)
    expect(given.ok && given.statement.lines.map(({ source }) => source)).toContain('margin')
  })

  it('isn’t placed at a total shown before the price rose', async () => {
    expect(await shop.tryOrder({ brand: alpha.brand, seenTotalCents: 1809 })).toEqual({
      ok: false,
      problem: 'total_changed',
    })
    expect(await shop.tryOrder({ seenTotalCents: 1809 })).toMatchObject({ ok: true })
  })

  it('keeps its price on the payment page', async () => {
    const placed = await shop.placeOrder({ brand: alpha.brand })
    await alpha.ask([{ ...FIVE, cents: 1500 }])
    if (placed.continueAt.kind === 'payment_page') await shop.pay(placed.continueAt.url)
    expect(await shop.until(placed.orderId, isCompleted)).toMatchObject({ totalCents: 2178 })
    expect(await alpha.earned()).toEqual(held(455))
  })

  it('includes top-ups', async () => {
    const { id } = await sell()
    const line = { bundleId: BUNDLE, destinations: ['FR' as const], arrival: null, departure: null, topUpFor: id }
    const view = await shop.shop.topUps.viewTopUp(
      { orderId: id, rateLimitKey: 'here', vat: { basisPoints: 2100 } },
      { tenant: { brand: alpha.brand } },
    )
    expect(view.ok && view.offers.find(({ bundleId }) => bundleId === BUNDLE)).toMatchObject({
      priceCents: 1700,
      totalCents: 2057,
    })
    const more = await sell({ line })
    // 14.45 less 10%, with half a cent rounded up.
    expect(more).toMatchObject({ subtotalCents: 1700, partnerPriceCents: 1445 - 145 })
    expect(await alpha.earned()).toEqual(held(455 + 400))
  })

  it('is refunded to the cent, in parts and in full', async () => {
    const order = await sell()
    const [page] = await shop.database.db().select().from(paymentSessions).where(eq(paymentSessions.orderId, order.id))
    await fetch(`${shop.sandbox.url}/v1/refunds`, {
      method: 'POST',
      headers: { authorization: 'Bearer sk_test_tests', 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ payment_intent: page?.paymentIntentId ?? '', amount: '726' }),
    })
    await shop.until(order.id, ({ refundedCents }) => refundedCents === 726)
    // A third of the payment is refunded: of 455, two thirds are left.
    expect(await alpha.earned()).toEqual(held(303))
    await shop.shop.refunds.refundOrder(order.id)
    await shop.until(order.id, isRefunded)
    expect(await alpha.earned()).toEqual(held(0))
    shop.jump({ days: 30 })
    await shop.shop.worker.sweep()
    expect(await alpha.earned()).toEqual(held(0))
    expect(await ledgerSum()).toBe(0)
  })

  it('is reversed after a lost dispute, even what was released', async () => {
    const order = await sell()
    shop.jump({ days: 29 })
    await shop.shop.worker.sweep()
    await shop.shop.worker.sweep()
    expect(await alpha.earned()).toMatchObject({ payableCents: 455 })
    expect(shop.sandbox.payment?.dashboard.dispute(order.reference)).toBe(null)
    expect(shop.sandbox.payment?.dashboard.closeDispute(order.reference, 'lost')).toBe(null)
    await shop.until(order.id, isRefunded)
    expect(await alpha.earned()).toEqual(held(0))
  })

  it.each([
    ['WANDER20', 360, 95],
    ['DEMOFREE1', 1800, null],
  ])(
    'with %s deducts the discount from the business’s margin first, and never below zero',
    async (couponCode, discountCents, earns) => {
      expect(await sell({ couponCode })).toMatchObject({ discountCents, partnerPriceCents: 1345 })
      expect(await alpha.earned()).toEqual(held(earns ?? 0))
    },
  )

  it('pays the affiliate from the shop’s share, so that the shop never pays more than it received', async () => {
    await businessStore(shop.database).create({ id: 'guide', name: 'Guide', kind: 'affiliate', now: shop.clock.now() })
    await shop.shop.affiliates.addOwnAffiliate('guide', { ...shop.at, actor: alpha.boss.actor })
    const code = (await affiliateStore(shop.database).find('guide'))?.code ?? ''
    await alpha.allow(1000, true, 100_000)
    await alpha.ask([{ ...FIVE, cents: 14_950 }])
    const order = await sell({ touch: { code, at: shop.clock.now() } })
    expect(order.affiliate).toEqual({ businessId: 'guide', by: 'link', isOwnReferral: false })
    expect(await alpha.earned()).toEqual(held(14_950 - 1345))
    expect((await shop.shop.partners.viewEarnings('guide', null))?.balances).toEqual(held(135))
    const [sale, ...others] = await shop.database
      .db()
      .select()
      .from(ledgerMovements)
      .where(eq(ledgerMovements.orderId, order.id))
    expect([sale?.kind, others]).toEqual(['sale', []])
  })

  it('is booked separately from the sale’s commission, and both match the ledger to the cent', async () => {
    await businessStore(shop.database).create({ id: 'guide', name: 'Guide', kind: 'affiliate', now: shop.clock.now() })
    await shop.shop.affiliates.addOwnAffiliate('guide', { ...shop.at, actor: alpha.boss.actor })
    const code = (await affiliateStore(shop.database).find('guide'))?.code ?? ''
    const back = await sell({ touch: { code, at: shop.clock.now() } })
    const kept = await sell({ touch: { code, at: shop.clock.now() } })
    await shop.shop.refunds.refundOrder(back.id)
    await shop.until(back.id, isRefunded)

    const owner = await hasAnAccount(shop, 'owner@example.com', 'super-admin')
    const period = readReportPeriod(shop.dayOf().slice(0, 7))
    if (!period) throw new Error('There is no such month.')
    const taken = await shop.shop.accounting.exportAccounting(
      { ...period, token: owner.token },
      { ...shop.at, actor: { id: owner.id, type: 'super-admin' } },
    )
    const lines = (taken.ok && (await readCsv(csvOf(taken.table)))) || []
    const told = (kind: string, reference: string) =>
      lines
        .filter((line) => line[2] === kind && line[5] === reference)
        .map((line) => [line[0], Math.round(Number(line[7]) * 100)])
    expect(told('margin', kept.reference)).toEqual([['default', -455]])
    // A tenth of the shop's share.
    expect(told('commission', kept.reference)).toEqual([['default', -135]])
    expect(told('margin', back.reference)).toEqual([
      ['default', -455],
      ['default', 455],
    ])

    const spent = (source: SQL) =>
      shop.database
        .db()
        .select({ cents: sql<number>`sum(${ledgerLines.cents})`.mapWith(Number) })
        .from(ledgerLines)
        .where(and(eq(ledgerLines.account, 'commission'), source))
    expect(await spent(eq(ledgerLines.source, 'margin'))).toEqual([{ cents: -455 }])
    expect(await spent(ne(ledgerLines.source, 'margin'))).toEqual([{ cents: -135 }])
    const { places } = await shop.shop.accounting.viewAccounting(period)
    expect(places).toMatchObject([{ place: 'default', marginCents: -455, commissionCents: -135 }])
  })

  it('earns the business nothing if the shop sells it', async () => {
    const { orderId } = await shop.buy()
    expect(await shop.until(orderId, isCompleted)).toMatchObject({ subtotalCents: 1495, partnerPriceCents: null })
    expect(await alpha.earned()).toEqual(held(0))
  })
})

describe('a business with a cap on its prices', () => {
  it('sells nothing above the cap, whatever was stored, and however price and cap changed', async () => {
    await alpha.allow(1000)
    await alpha.ask([{ ...FIVE, cents: 2990 }])
    const db = shop.database.db()
    const cents = integer({ min: 1, max: 30_000 })
    const stored = integer({ min: 1, max: 1_000_000 })
    await assert(
      asyncProperty(stored, cents, integer({ min: 10_000, max: 100_000 }), async (ownCents, shopCents, cap) => {
        await db.update(retailPrices).set({ cents: ownCents }).where(eq(retailPrices.businessId, 'alpha'))
        await db.update(zonePrices).set({ inclEsim5Gb: shopCents }).where(eq(zonePrices.zone, 'Europe'))
        await db.update(retailTerms).set({ capBasisPoints: cap })
        shop.jump({ seconds: 6 })
        const { orderId } = await shop.placeOrder({ brand: alpha.brand })
        const { subtotalCents } = await shop.orderOf(orderId)
        const most = Math.max(shopCents, Math.min(100_000, Math.floor((shopCents * cap) / 10_000)))
        expect(subtotalCents).toBe(Math.min(most, Math.max(ownCents, Math.ceil(shopCents * 0.9 - 0.5))))
      }),
      { numRuns: 8 },
    )
  })

  it('raises one alert a day for sales at more than twice the shop’s price, however high its cap is', async () => {
    await alpha.allow(1000)
    await alpha.ask([{ ...FIVE, cents: 2990 }])
    await sell()
    expect(shop.log.errors).toEqual([])
    await alpha.allow(1000, true, 30_000)
    await alpha.ask([{ ...FIVE, cents: 2991 }])
    const sold = [await sell({ email: 'first@example.com' })]
    const alert = 'a business sold far above the shop’s price'
    await expect.poll(() => shop.log.errors).toEqual([alert])
    for (let sale = 0; sale < 2; sale += 1) sold.push(await sell({ email: `buyer-${sale}@example.com` }))
    expect(shop.log.errors).toEqual([alert])

    // The first of them waits for a person, who gets an email about it.
    await shop.letTimePass({ minutes: 1 })
    expect((await shop.mailsTo('support@wander-pass.example')).map(({ subject }) => subject)).toEqual([
      'An order needs you',
    ])
    const reasons = await Promise.all(sold.map(async ({ id }) => (await shop.orderOf(id)).reviewReason))
    expect(reasons).toEqual(['price_far_above', null, null])
  })
})

describe('an API order of a business with its own prices', () => {
  it('costs what the business pays the shop, listed next to its own shop’s price', async () => {
    await alpha.allow(1000)
    await alpha.ask([{ ...FIVE, cents: 1800 }])
    const asked = await shop.shop.api.findSoldBundle({ bundleId: BUNDLE, businessId: 'alpha' })
    expect(asked).toMatchObject({
      bundle: { priceCents: 1345, shopPriceCents: 1800, topUpPriceCents: 1300, shopTopUpPriceCents: 1445 },
    })
    const others = await shop.shop.api.findSoldBundle({ bundleId: BUNDLE, businessId: 'beta' })
    expect(others).toMatchObject({ bundle: { priceCents: 1495, shopPriceCents: 1495 } })
  })
})
