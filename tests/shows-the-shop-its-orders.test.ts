// What staff see is what happened: figures, lists, and searches, on both databases.
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { orderEvents, orders } from '#db/schema.ts'
import { isCompleted } from '#shop/sales/order/order.ts'
import { defaultTenant } from '#shop/people/brand/tenant.ts'
import { figureStore } from '#shop/figures/report/figure-store.ts'
import { orderQueries } from '#shop/sales/order-rows/order-queries.ts'
import { shortReference } from '#shop/sales/order/short-reference.ts'
import { NO_FILTERS, type DeskFilters, type DeskView } from '#shop/sales/order/desk-order.ts'
import { addDays, parseDateOnly } from '#values/date.ts'
import { invoiceStore } from '#shop/sales/invoicing/invoice-store.ts'
import { orderSearch } from '#shop/sales/order-rows/order-search-queries.ts'
import { paymentSessionStore } from '#shop/sales/payment/payment-session-store.ts'
import { listDeskOrders } from '#shop/office/search/list-desk-orders.ts'
import { engines } from './support/engines.ts'
import { openTestShop, type TestShop } from './support/open-test-shop.ts'

const STAFF = { id: 'staff', type: 'own-admin' } as const
const day = (text: string) => {
  const read = parseDateOnly(text)
  if (!read) throw new Error(text)
  return read
}
const ALL = { view: 'all', sort: 'newest', search: null, after: null, before: null } as const

describe.each(engines())('on the %s database', (_name, engine) => {
  let shop: TestShop
  const ids: Record<string, string> = {}
  const desk = () => orderQueries(shop.database, 'Europe/Amsterdam')
  const deps = () => ({
    orderDesk: desk(),
    orderSearch: orderSearch(shop.database),
    invoices: invoiceStore(shop.database),
    paymentSessions: paymentSessionStore(shop.database),
    clock: shop.clock,
    timeZone: 'UTC',
    readTenants: () => Promise.resolve({ house: defaultTenant(shop.url), elsewhere: [] }),
    findTenant: () => Promise.resolve(defaultTenant(shop.url)),
  })
  const view = async (name: DeskView) =>
    (await shop.shop.desk.listDeskOrders({ ...ALL, view: name })).rows.map(({ email }) => email)

  beforeAll(async () => {
    shop = await openTestShop({ engine })
    const buy = async (name: string, query: Parameters<TestShop['buy']>[0] = {}) => {
      const { orderId } = await shop.buy({ email: `${name}@example.com`, ...query })
      ids[name] = orderId
      return orderId
    }
    // Nine days ago: one order, refunded today.
    const early = await buy('early')
    await shop.until(early, isCompleted)
    shop.jump({ days: 9 })
    await shop.until(await buy('plain'), isCompleted)
    await shop.until(await buy('saver', { couponCode: 'WANDER20' }), isCompleted)
    await shop.until(await buy('gift', { couponCode: 'DEMOFREE1' }), isCompleted)
    await shop.shop.refunds.refundOrder(early)
    await shop.spoil('network', { at: 'allocate', kind: 'out_of_stock', times: 1 })
    await shop.until(await buy('failed'), ({ status }) => status === 'error')
    // As after a day of failed tries, so that it stays as it is.
    await shop.database
      .db()
      .update(orders)
      .set({ dueAt: null })
      .where(eq(orders.id, ids['failed'] ?? ''))
    ids['unpaid'] = (await shop.placeOrder({ email: 'unpaid@example.com' })).orderId
    await shop.until(await buy('stuck'), ({ paymentState }) => paymentState === 'paid')
    await shop.database
      .db()
      .update(orders)
      .set({ provisioningState: 'running', status: 'started', step: 'poll_for_iccid', dueAt: null })
      .where(eq(orders.id, ids['stuck'] ?? ''))
    await shop.database
      .db()
      .update(orders)
      .set({ businessId: 'unknown-brand' })
      .where(eq(orders.id, ids['plain'] ?? ''))
  }, 120_000)
  afterAll(() => shop.close())

  it('adds up a week and the week before', async () => {
    const { now, before, days } = await shop.shop.figures.viewShopFigures(7)
    // €14.95 plus 21% VAT three times, once with 20% off; one payment of €18.09 was refunded.
    expect(now).toMatchObject({
      revenueCents: 3 * 1809 + 1447 - 1809,
      netRevenueCents: 3 * 1495 + 1196 - 1495,
      orders: 5,
      delivered: 3,
      topUps: 0,
      refunds: 1,
      refundedCents: 1809,
      couponCents: 299 + 1495,
      started: 6,
      free: 1,
      repeats: 0,
    })
    expect(before).toMatchObject({ revenueCents: 1809, netRevenueCents: 1495, orders: 1, delivered: 1, refunds: 0 })
    expect(days).toHaveLength(7)
    expect(days.reduce((sum, { revenueCents }) => sum + revenueCents, 0)).toBe(now.revenueCents)
    expect((await shop.shop.figures.viewShopFigures(30)).now).toMatchObject({
      orders: 6,
      revenueCents: 3 * 1809 + 1447,
    })
  })

  it('counts midnight in the day that begins, in the shop’s time zone', async () => {
    const midnight = new Date('2026-03-01T23:00:00Z')
    const order = await shop.orderOf(ids['plain'] ?? '')
    const line = (at: Date) => ({ orderId: order.id, move: 'refunded_in_part', detail: '1', at })
    await shop.shop.figures.keepTimeZone('Europe/Amsterdam')
    const undo = new Error('as it was')
    const trying = shop.database.tx(async () => {
      await shop.database.db().insert(orderEvents).values(line(midnight))
      const days = figureStore(shop.database)
      expect(await days.listDays({ from: day('2026-03-02'), until: day('2026-03-03') }, null)).toMatchObject([
        { day: '2026-03-02', refunds: 1, refundedCents: 1 },
      ])
      expect(await days.listDays({ from: day('2026-03-01'), until: day('2026-03-02') }, null)).toEqual([])
      throw undo
    })
    await expect(trying).rejects.toBe(undo)
    await shop.shop.figures.keepTimeZone('UTC')
  })

  it('lists each view', async () => {
    expect(await view('stuck')).toEqual([])
    shop.jump({ seconds: 11 * 60 })
    expect(await view('stuck')).toEqual(['stuck@example.com'])
    expect(await view('failed')).toEqual(['failed@example.com'])
    expect(await view('refunded')).toEqual(['early@example.com'])
    expect(await view('free')).toEqual(['gift@example.com'])
    expect(await view('all')).toHaveLength(7)
    expect((await shop.shop.figures.viewToLookAt()).orders).toEqual({
      'to-look-at': 2,
      stuck: 1,
      failed: 1,
      review: 0,
      disputes: 0,
      mismatches: 0,
      'vat-conflicts': 0,
    })
  })

  it('finds by reference, e-mail and ICCID, whole or from the beginning', async () => {
    const order = await shop.orderOf(ids['saver'] ?? '')
    const found = async (search: string) =>
      (await shop.shop.desk.listDeskOrders({ ...ALL, search })).rows.map(({ email }) => email)
    expect(await found(order.reference)).toEqual(['saver@example.com'])
    expect(await found('  SAVER@example.com ')).toEqual(['saver@example.com'])
    expect(await found('sav')).toEqual(['saver@example.com'])
    expect(await found(order.iccid ?? '')).toEqual(['saver@example.com'])
    expect(await found((order.iccid ?? '').slice(0, 12))).toContain('saver@example.com')
    // As the list itself shows it.
    expect(await found(shortReference(order.reference))).toEqual(['saver@example.com'])
    expect(await found('wanderpass_order_')).toHaveLength(7)
    expect(await found('%')).toEqual([])
    expect(await found("'; drop table users")).toEqual([])
  })

  it('filters by day, brand, total, coupon, and country, each alone and all together', async () => {
    const asked = async (filters: Partial<DeskFilters>) =>
      (await shop.shop.desk.listDeskOrders({ ...ALL, filters: { ...NO_FILTERS, ...filters } })).rows
        .map(({ email }) => email.split('@')[0])
        .toSorted((one, other) => (one ?? '').localeCompare(other ?? ''))
    const everybody = ['early', 'failed', 'gift', 'plain', 'saver', 'stuck', 'unpaid']
    const early = shop.dayOf((await shop.orderOf(ids['early'] ?? '')).createdAt)
    expect(await asked({ until: early })).toEqual(['early'])
    expect(await asked({ from: early, until: early })).toEqual(['early'])
    expect(await asked({ from: addDays(early, 1) })).toEqual(everybody.filter((name) => name !== 'early'))
    expect(await asked({ coupon: 'WANDER20' })).toEqual(['saver'])
    expect(await asked({ mostCents: 0 })).toEqual(['gift'])
    const { totalCents } = await shop.orderOf(ids['saver'] ?? '')
    expect(await asked({ leastCents: totalCents, mostCents: totalCents })).toEqual(['saver'])
    expect(await asked({ brand: shop.at.tenant.brand.id })).toEqual(everybody)
    expect(await asked({ brand: 'nobody' })).toEqual([])
    const { vatCountry } = await shop.orderOf(ids['plain'] ?? '')
    expect(await asked({ country: vatCountry })).toContain('plain')
    expect(await asked({ country: 'MT' })).toEqual([])
    const chargedIn = (country: string) =>
      shop.database
        .db()
        .update(orders)
        .set({ vatCountry: country })
        .where(eq(orders.id, ids['unpaid'] ?? ''))
    // Who said so, and what was found.
    for (const country of ['outside-eu', 'US', 'MC']) {
      await chargedIn(country)
      expect(await asked({ country: 'outside-eu' })).toEqual(['unpaid'])
    }
    expect(await asked({ country: 'MC' })).toEqual(['unpaid'])
    expect(await asked({ from: addDays(early, 1), coupon: 'WANDER20', leastCents: totalCents + 1 })).toEqual([])
  })

  it('pages through a list, forward and back, in every order', async () => {
    for (const sort of ['newest', 'oldest', 'dearest', 'cheapest'] as const) {
      const query = { view: 'all', sort, search: null } as const
      const all = await desk().list({ ...query, cursor: null, brand: null }, 100, shop.clock.now())
      const at = (cursor: { after?: string | null; before?: string | null }) =>
        listDeskOrders(deps(), { ...query, after: null, before: null, ...cursor }, 3)
      const first = await at({})
      const second = await at({ after: first.next })
      const third = await at({ after: second.next })
      const seen = [first, second, third].flatMap(({ rows }) => rows.map(({ id }) => id))
      expect(seen).toEqual(all.map(({ id }) => id))
      expect([first.previous, third.next]).toEqual([null, null])
      expect((await at({ before: third.previous })).rows).toEqual(second.rows)
      expect(await at({ before: second.previous })).toEqual(first)
    }
  })

  it('names the brand, and the shop’s own for an unknown one', async () => {
    const { rows } = await shop.shop.desk.listDeskOrders(ALL)
    expect(new Set(rows.map(({ brandName }) => brandName))).toEqual(new Set(['Wander Pass']))
  })

  it('lists recent events, newest first, without intermediate steps', async () => {
    const moves = await shop.shop.figures.listRecentMoves(50)
    expect(moves.map(({ id }) => id)).toEqual(moves.map(({ id }) => id).toSorted((one, other) => other - one))
    expect(moves.map(({ move }) => move)).toEqual(
      expect.arrayContaining(['paid', 'free', 'refunded', 'completed_order_completed', 'started_order_created']),
    )
    expect(moves.some(({ move }) => move === 'completed_poll_for_iccid')).toBe(false)
  })

  it('names the order and customer of every recent event', async () => {
    const moves = await shop.shop.figures.listRecentMoves(50)
    const { reference, customerName } = await shop.orderOf(ids['gift'] ?? '')
    expect(moves.find(({ orderId }) => orderId === ids['gift'])).toMatchObject({ reference, customer: customerName })
    expect(moves.filter(({ customer, reference: of }) => customer === '' || of === '')).toEqual([])
  })

  it('wakes a stuck order, retries a failed one, and refuses the others', async () => {
    const retry = (name: string) => shop.shop.desk.retryOrderAsStaff(ids[name] ?? '', { ...shop.at, actor: STAFF })
    expect(await retry('plain')).toEqual({ ok: false, problem: 'nothing_to_retry' })
    expect(await retry('early')).toEqual({ ok: false, problem: 'nothing_to_retry' })
    expect(await retry('failed')).toMatchObject({ ok: true })
    await shop.until(ids['failed'] ?? '', isCompleted)
    expect(await view('failed')).toEqual([])
  })

  it('shows everything about one order, but not the codes of its eSIM', async () => {
    const found = await shop.shop.desk.viewDeskOrder(ids['early'] ?? '')
    const { iccid, activationCode } = await shop.orderOf(ids['early'] ?? '')
    expect(found).toMatchObject({
      state: 'refunded',
      paidCents: 1809,
      iccidEnd: iccid?.slice(-4),
      invoices: [{ kind: 'credit_note' }, { kind: 'invoice' }],
      payments: [{ amountCents: 1809 }],
      attempts: [{ state: 'returned' }],
      mails: [
        { kind: 'esim_ready', state: 'sent' },
        { kind: 'order_refunded', state: 'sent' },
      ],
    })
    expect(JSON.stringify(found)).not.toContain(iccid)
    expect(JSON.stringify(found)).not.toContain(activationCode)
    expect(await shop.shop.desk.revealEsim(ids['early'] ?? '', { ...shop.at, actor: STAFF })).toEqual({
      ok: true,
      esim: { iccid, activationCode, confirmationCode: null },
    })
    expect(await shop.shop.desk.viewDeskOrder(crypto.randomUUID())).toBeNull()
  })
})
