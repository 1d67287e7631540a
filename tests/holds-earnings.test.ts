// Earnings stay held until their time is over, and what an order still earns by then becomes the partner's.
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { affiliates, orders, paymentSessions, users } from '#db/schema.ts'
import { businessStore } from '#shop/people/brand/business-store.ts'
import { ledgerStore } from '#shop/sales/ledger/ledger-store.ts'
import { isCompleted } from '#shop/sales/order/order-conditions.ts'
import { readCsv } from '#values/text/csv.ts'
import { quickEngine } from './support/engines.ts'
import { hasAnAccount } from './support/having-accounts.ts'
import { openTestShop, type TestShop } from './support/open-test-shop.ts'
import { readTable } from './support/csv-of.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop({ engine: quickEngine() })
})
afterAll(() => shop.close())

const db = () => shop.database.db()

async function affiliate(id: string, referredBy: string | null = null) {
  await businessStore(shop.database).create({ id, name: id, kind: 'affiliate', now: shop.clock.now() })
  const holder = await hasAnAccount(shop, `boss@${id}.example.com`, 'business-admin')
  await db().update(users).set({ businessId: id }).where(eq(users.id, holder.id))
  await shop.shop.affiliates.addOwnAffiliate(id, { ...shop.at, actor: { id: holder.id, type: 'business-admin' } })
  await db().update(affiliates).set({ referredBy }).where(eq(affiliates.businessId, id))
  return (await shop.shop.partners.findAffiliateLink(id))?.code ?? ''
}
async function sell(couponCode: string) {
  const { orderId } = await shop.buy({ email: `${crypto.randomUUID()}@example.com`, couponCode })
  return shop.until(orderId, isCompleted)
}
/** Refunds until this much was refunded. */
async function refundPart(orderId: string, cents: number) {
  const { refundedCents: before } = await shop.orderOf(orderId)
  const [page] = await db().select().from(paymentSessions).where(eq(paymentSessions.orderId, orderId))
  const answer = await fetch(`${shop.sandbox.url}/v1/refunds`, {
    method: 'POST',
    headers: { authorization: 'Bearer sk_test_tests', 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ payment_intent: page?.paymentIntentId ?? '', amount: String(cents - before) }),
  })
  expect(answer.status).toBe(200)
  await shop.until(orderId, ({ refundedCents }) => refundedCents === cents)
}
const balancesOf = async (id: string) => (await shop.shop.partners.viewEarnings(id, null))?.balances
const held = (heldCents: number) => ({ heldCents, payableCents: 0, transitCents: 0 })
const owned = (payableCents: number) => ({ heldCents: 0, payableCents, transitCents: 0 })
const sweepAfter = async (days: number) => {
  shop.jump({ days, seconds: 60 })
  await shop.shop.worker.sweep()
  await shop.shop.worker.sweep()
}

describe('earnings', () => {
  it('say for each refund which part of the order it took back, on the page and in the file', async () => {
    const code = await affiliate('parts')
    const order = await sell(code)
    for (const cents of [400, 1029]) await refundPart(order.id, cents)
    const entries = (await shop.shop.partners.viewEarnings('parts', null))?.entries ?? []
    const netCents = order.totalCents - order.vatCents
    const kept = (refunded: number) => Math.round((netCents * (order.totalCents - refunded)) / order.totalCents)
    expect(entries.map((entry) => [entry.kind, entry.netCents])).toEqual([
      ['refund', kept(1029) - kept(400)],
      ['refund', kept(400) - netCents],
      ['sale', netCents],
    ])
    for (const entry of entries)
      expect(Math.abs(entry.heldCents + entry.payableCents - entry.netCents / 10)).toBeLessThanOrEqual(1)
    await sweepAfter(28)
    const all = (await shop.shop.partners.viewEarnings('parts', null))?.entries ?? []
    expect(all.reduce((sum, entry) => sum + entry.netCents, 0)).toBe(kept(1029))

    const [user] = await db().select().from(users).where(eq(users.businessId, 'parts'))
    const actor = { id: user?.id ?? '', type: 'business-admin' as const }
    const taken = await shop.shop.partners.exportEarnings('parts', { ...shop.at, actor })
    const file = taken.ok ? await readTable(taken.table) : ''
    const rows = ((await readCsv(file)) ?? []).slice(1)
    expect(rows.map((row) => Math.round(Number(row[6]) * 100))).toEqual(all.map((entry) => entry.netCents))
  })

  it('left after a partial refund become the partner’s and the referrer’s when their time is over', async () => {
    await affiliate('north')
    const order = await sell(await affiliate('south', 'north'))
    await refundPart(order.id, 629)
    const left = (cents: number) => Math.round((cents * (order.totalCents - 629)) / order.totalCents)
    expect([await balancesOf('south'), await balancesOf('north')]).toEqual([held(left(135)), held(left(67))])
    await sweepAfter(28)
    expect([await balancesOf('south'), await balancesOf('north')]).toEqual([owned(left(135)), owned(left(67))])
  })

  it('of an order under review stay held until a person has decided, and one day longer at most', async () => {
    const order = await sell(await affiliate('watched'))
    const put = (paymentState: 'review' | 'paid') =>
      db().update(orders).set({ paymentState }).where(eq(orders.id, order.id))
    await put('review')
    await sweepAfter(28)
    expect(await balancesOf('watched')).toEqual(held(135))
    await put('paid')
    await sweepAfter(1)
    expect(await balancesOf('watched')).toEqual(owned(135))
  })

  it('are due at the very moment until which they are held, and not a millisecond earlier', async () => {
    const order = await sell(await affiliate('edge'))
    const ledger = ledgerStore(shop.database)
    const releaseAt = new Date('2040-01-01T00:00:00.000Z')
    await ledger.postpone(order.id, releaseAt)
    const dueAt = async (instant: Date) => (await ledger.listDue(instant, 1000)).map(({ orderId }) => orderId)
    expect(await dueAt(new Date(releaseAt.getTime() - 1))).not.toContain(order.id)
    expect(await dueAt(releaseAt)).toContain(order.id)
  })
})
