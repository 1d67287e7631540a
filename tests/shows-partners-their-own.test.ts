// A partner sees what its own business sold and nothing of anybody else's, on both databases (safety case I04).
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { esimChecks, users } from '#db/schema.ts'
import { businessStore } from '#shop/people/brand/business-store.ts'
import { ORDER_GROUPS, type OrderGroup } from '#shop/sales/order/order-conditions.ts'
import { isCompleted } from '#shop/sales/order/order.ts'
import { NO_WISH, type PartnerOrderWish } from '#shop/partners/partner/list-partner-orders.ts'
import { addDays } from '#values/date.ts'
import { apiOrdering } from './support/api-ordering.ts'
import { openAccount, whoIs } from './support/having-accounts.ts'
import { engines } from './support/engines.ts'
import { atNoon } from './support/at-noon.ts'
import { openTestShop, type TestShop } from './support/open-test-shop.ts'
import { aPartner } from './support/prepaying.ts'
import { readTable } from './support/csv-of.ts'

const GROUPS = ['unpaid', 'in_progress', 'completed', 'canceled', 'refunded'] as const satisfies OrderGroup[]
const groupOf = (state: string) => GROUPS.find((group) => ORDER_GROUPS[group].some((each) => each === state))

const FIRST_PAGE = { after: null, before: null }

/** How many eSIMs were counted; those that are low are counted among the active ones as well. */
const sums = (counted: Record<string, number>) =>
  Object.entries(counted).reduce((sum, [name, each]) => sum + (name === 'low' ? 0 : each), 0)

describe.each(engines())('on the %s database', (_name, engine) => {
  let shop: TestShop
  const buyAt = async (host: string, name: string, overrides: Parameters<TestShop['buy']>[0] = {}) => {
    const { brand } = await shop.shop.brands.readBrand(host)
    const { orderId } = await shop.buy({ email: `${name}@example.com`, brand, ...overrides })
    return shop.until(orderId, isCompleted)
  }
  const emailsOf = async (id: string) =>
    (await shop.shop.partners.listPartnerOrders(id, FIRST_PAGE)).rows.map(({ email }) => email)

  beforeAll(async () => {
    shop = await openTestShop({ engine, startsAt: atNoon() })
    for (const [id, domain] of [
      ['house', null],
      ['alpha', 'alpha.example'],
      ['beta', 'beta.example'],
      ['lost', null],
    ] as const)
      await businessStore(shop.database).create({ id, name: id, domain, now: shop.clock.now() })
    shop.jump({ seconds: 6 })
    await buyAt('alpha.example', 'anna')
    await buyAt('alpha.example', 'andrew', { couponCode: 'DEMOFREE1' })
    const late = await buyAt('beta.example', 'bert')
    await shop.shop.refunds.refundOrder(late.id)
    await buyAt('beta.example', 'bella', { couponCode: 'WANDER20' })
    await buyAt('elsewhere.example', 'hanna')
  }, 120_000)
  afterAll(() => shop.close())

  it('adds up only one business', async () => {
    const now = async (id: string) => (await shop.shop.partners.viewPartnerFigures(id, 7)).now
    expect(await now('alpha')).toMatchObject({ orders: 2, delivered: 2, revenueCents: 1809, netRevenueCents: 1495 })
    expect(await now('beta')).toMatchObject({ orders: 2, delivered: 2, revenueCents: 1447, refundedCents: 1809 })
    expect(await now('house')).toMatchObject({ orders: 1, delivered: 1, revenueCents: 1809, refunds: 0 })
    expect(await now('lost')).toMatchObject({ orders: 0, delivered: 0, revenueCents: 0 })
    const { days } = await shop.shop.partners.viewPartnerFigures('alpha', 30)
    expect(days).toHaveLength(30)
    expect(days.reduce((sum, { orders }) => sum + orders, 0)).toBe(2)
  })

  it('lists its orders without names or full addresses', async () => {
    expect(await emailsOf('alpha')).toEqual(['a•••@example.com', 'a•••@example.com'])
    expect(await emailsOf('beta')).toEqual(['b•••@example.com', 'b•••@example.com'])
    expect(await emailsOf('house')).toEqual(['h•••@example.com'])
    expect(await emailsOf('lost')).toEqual([])
    const told = JSON.stringify(await shop.shop.partners.listPartnerOrders('alpha', FIRST_PAGE))
    expect(told).not.toMatch(/anna|andrew|Alex|8988|LPA:/)
    const [first] = (await shop.shop.partners.listPartnerOrders('beta', FIRST_PAGE)).rows
    const cursor = `${first?.createdAt.toISOString()}~${first?.id}`
    expect((await shop.shop.partners.listPartnerOrders('alpha', { after: cursor, before: null })).rows).toHaveLength(2)
  })

  it('finds only its own orders by reference, day, coupon, and state', async () => {
    const find = async (id: string, wish: Partial<PartnerOrderWish>) =>
      (await shop.shop.partners.listPartnerOrders(id, { ...FIRST_PAGE, ...wish })).rows
    const [free, paid] = await find('alpha', {})
    expect(await find('alpha', { search: paid?.number ?? '' })).toMatchObject([{ id: paid?.id }])
    expect(await find('alpha', { search: ` ${paid?.reference.toUpperCase()} ` })).toMatchObject([{ id: paid?.id }])
    for (const search of ['andrew', 'anna@', '%', '_____', 'a•••'])
      expect((await find('alpha', { search })).filter(({ reference }) => !reference.includes(search))).toEqual([])
    expect(await find('beta', { search: paid?.number ?? '' })).toEqual([])
    expect(await find('alpha', { coupon: 'DEMOFREE1' })).toMatchObject([{ id: free?.id }])
    expect(await find('beta', { coupon: 'DEMOFREE1' })).toEqual([])
    const today = shop.dayOf()
    expect(await find('alpha', { from: today, until: today })).toHaveLength(2)
    expect(await find('alpha', { until: addDays(today, -1) })).toEqual([])
    expect(await find('alpha', { from: addDays(today, 1) })).toEqual([])
    expect(await find('beta', { group: 'refunded' })).toMatchObject([{ state: 'refunded' }])
    for (const id of ['alpha', 'beta', 'house']) {
      const all = await find(id, {})
      const grouped = await Promise.all(
        GROUPS.map(async (group) => (await find(id, { group })).map((order) => [order.id, group])),
      )
      // The same in code and in the database, with each order once.
      expect(new Map(grouped.flat().map(([orderId, group]) => [orderId, group]))).toEqual(
        new Map(all.map(({ id: orderId, state }) => [orderId, groupOf(state)])),
      )
      expect(grouped.flat()).toHaveLength(all.length)
    }
  })

  it('lists API orders separately, under its own references, and exports either list', async () => {
    const gamma = await aPartner(shop, 'gamma')
    await gamma.deposit(50_00)
    const api = apiOrdering(shop)
    const { id } = await api.delivered(await api.callerOf('gamma'), { ownReference: 'Trip-77' })
    const list = async (of: string, wish: Partial<PartnerOrderWish>) =>
      (await shop.shop.partners.listPartnerOrders(of, { ...FIRST_PAGE, ...wish })).rows
    expect(await list('gamma', {})).toEqual([])
    const own = { id, ownReference: 'Trip-77', email: null, state: 'completed', totalCents: 1809 }
    expect(await list('gamma', { source: 'api' })).toMatchObject([own])
    expect(await list('gamma', { source: 'api', search: 'trip-7' })).toMatchObject([own])
    expect(await list('alpha', { source: 'api' })).toEqual([])
    await shop.shop.worker.sweep()
    const [paper] = (await list('gamma', { source: 'api' }))[0]?.papers ?? []
    expect(paper).toMatchObject({ kind: 'invoice', part: 1 })
    const { partners, invoices } = shop.shop
    const order = await partners.findOwnPurchase('gamma', id)
    const asked = { kind: 'invoice', part: 1, rateLimitKey: 'gamma' } as const
    expect(order && (await invoices.fetchInvoice(order, asked))).toMatchObject({ invoice: { number: paper?.number } })
    for (const other of ['alpha', 'beta', 'house']) expect(await partners.findOwnPurchase(other, id)).toBeNull()

    const file = async (of: string, wish: Partial<PartnerOrderWish>) => {
      const taken = await shop.shop.partners.exportPartnerOrders(
        { businessId: of, wish: { ...NO_WISH, ...wish } },
        gamma.by,
      )
      if (!taken.ok) throw new Error(taken.problem)
      return (await readTable(taken.table)).trim().split('\r\n').slice(1)
    }
    const [line] = await file('gamma', { source: 'api' })
    expect(line?.replaceAll('"', '')).toMatch(/,Trip-77,,eSIM,1,completed,5GB,Europe,,14\.95,3\.14,18\.09,0,\S+$/)
    const free = await file('alpha', { coupon: 'DEMOFREE1' })
    expect(free.map((each) => each.replaceAll('"', ''))).toEqual([
      expect.stringMatching(/,a•••@example\.com,eSIM,1,completed,5GB,Europe,DEMOFREE1,0,0,0,0,$/),
    ])
    expect(await file('beta', { group: 'refunded' })).toEqual([expect.stringMatching(/,14\.95,3\.14,18\.09,18\.09,$/)])
    const [noted] = (await shop.shop.desk.listAudit({})).rows
    expect(noted).toMatchObject({ action: 'orders_exported', subject: 'beta', facts: { isFiltered: true } })
  })

  it('counts its customers’ eSIMs by their last reported status', async () => {
    const health = async (id: string) => (await shop.shop.partners.viewPartnerFigures(id, 7)).esims
    const nothing = { active: 0, notActivated: 0, depleted: 0, expired: 0, unread: 0, low: 0 }
    await shop.shop.alerts.runEsimChecks()
    expect(sums(await health('alpha'))).toBe(2)
    // Nobody has the refunded one anymore.
    expect(sums(await health('beta'))).toBe(1)
    const { rows } = await shop.shop.partners.listPartnerOrders('alpha', FIRST_PAGE)
    const now = shop.clock.now()
    const later = new Date(now.getTime() + 86_400_000)
    const told = [
      { balanceMb: 80, expiresAt: later },
      { balanceMb: 0, expiresAt: later },
    ]
    for (const [at, { id }] of rows.entries())
      await shop.database
        .db()
        .update(esimChecks)
        .set({ ...told[at], checkedAt: now })
        .where(eq(esimChecks.orderId, id))
    expect(await health('alpha')).toEqual({ ...nothing, active: 1, low: 1, depleted: 1 })
    await shop.database.db().update(esimChecks).set({ balanceMb: 500, expiresAt: now })
    expect(await health('alpha')).toEqual({ ...nothing, expired: 2 })
    expect(await health('lost')).toEqual(nothing)
  })

  it('shows the state of its shop, and whether it has sold anything', async () => {
    expect(await shop.shop.partners.viewPartner('alpha')).toMatchObject({ hasSold: true, isSuspended: false })
    expect((await shop.shop.partners.viewPartner('alpha'))?.origin).toMatch(/\/\/alpha\.example$/)
    expect(await shop.shop.partners.viewPartner('house')).toMatchObject({ hasSold: true, origin: shop.url })
    expect(await shop.shop.partners.viewPartner('lost')).toMatchObject({ hasSold: false, origin: null })
    expect(await shop.shop.partners.viewPartner('nobody')).toBeNull()
  })

  it('is shown only to the business’s own admins', async () => {
    const { id, token } = await openAccount(shop, 'paula@example.com')
    const place = (accountType: string, businessId: string | null) =>
      shop.database.db().update(users).set({ accountType, businessId }).where(eq(users.id, id))
    await place('business-admin', 'alpha')
    expect(await whoIs(shop, token)).toMatchObject({ type: 'business-admin', businessId: 'alpha' })
    await expect(place('own-admin', 'alpha')).rejects.toThrow('Failed query')
    await place('own-user', null)
    expect(await whoIs(shop, token)).toMatchObject({ type: 'own-user', businessId: null })
  })
})
