// Whoever sent a buyer here earns from the order, once, and refunds reduce those earnings; on both databases. One
// business sees nothing of another (safety case I04).
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ledgerLines, ledgerMovements, orders, paymentSessions, users } from '#db/schema.ts'
import { isCompleted, isRefunded } from '#shop/sales/order/order-conditions.ts'
import { businessStore } from '#shop/people/brand/business-store.ts'
import { engines } from '../support/engines.ts'
import { openAccount } from '../support/having-accounts.ts'
import { openTestShop, type TestShop } from '../support/open-test-shop.ts'
import { readTable } from '../support/csv-of.ts'

const held = (heldCents: number) => ({ heldCents, payableCents: 0, transitCents: 0 })
const owned = (payableCents: number) => ({ heldCents: 0, payableCents, transitCents: 0 })
/** The database's own message, below the rejected query. */
const refusalOf = async (work: PromiseLike<unknown>): Promise<string> => {
  try {
    await work
  } catch (thrown) {
    return thrown instanceof Error && thrown.cause instanceof Error ? thrown.cause.message : String(thrown)
  }
  return 'nothing was refused'
}

describe.each(engines())('on the %s database', (_name, engine) => {
  let shop: TestShop
  let count = 0
  /** Makes a business an affiliate, with somebody who works for it; returns its code. */
  const affiliate = async (id: string, referredBy: string | null = null) => {
    await businessStore(shop.database).create({ id, name: id, kind: 'affiliate', now: shop.clock.now() })
    const holder = await openAccount(shop, `boss@${id}.example.com`, id)
    const db = shop.database.db()
    await db.update(users).set({ accountType: 'business-admin', businessId: id }).where(eq(users.id, holder.id))
    const by = { ...shop.at, actor: { id: holder.id, type: 'business-admin' as const } }
    await shop.shop.affiliates.addOwnAffiliate(id, by)
    if (referredBy) await db.execute(sql`update affiliates set referred_by = ${referredBy} where business_id = ${id}`)
    return { id, by, code: (await shop.shop.partners.findAffiliateLink(id))?.code ?? '' }
  }
  const earnings = async (id: string) => {
    const found = await shop.shop.partners.viewEarnings(id, null)
    if (!found) throw new Error('no affiliate')
    return found
  }
  const fileOf = async ({ id, by }: Pick<Awaited<ReturnType<typeof affiliate>>, 'id' | 'by'>) => {
    const file = await shop.shop.partners.exportEarnings(id, by)
    if (!file.ok) throw new Error(file.problem)
    return readTable(file.table)
  }
  const balances = async (id: string) => (await earnings(id)).balances
  const sell = async (wish: Parameters<TestShop['buy']>[0]) => {
    count += 1
    const { orderId } = await shop.buy({ email: `buyer${count}@example.com`, ...wish })
    return shop.until(orderId, isCompleted)
  }
  const movementsOf = (orderId: string) =>
    shop.database
      .db()
      .select()
      .from(ledgerMovements)
      .where(eq(ledgerMovements.orderId, orderId))
      .orderBy(ledgerMovements.id)
  const refundPart = async (orderId: string, cents: number) => {
    const [page] = await shop.database.db().select().from(paymentSessions).where(eq(paymentSessions.orderId, orderId))
    const apiCall = await fetch(`${shop.sandbox.url}/v1/refunds`, {
      method: 'POST',
      headers: { authorization: 'Bearer sk_test_tests', 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ payment_intent: page?.paymentIntentId ?? '', amount: String(cents) }),
    })
    expect(apiCall.status).toBe(200)
  }

  beforeAll(async () => {
    shop = await openTestShop({ engine })
  })
  afterAll(() => shop.close())

  it('a code earns its owner 10 % of net revenue and the referrer 5 %, held for 28 days', async () => {
    const first = await affiliate('north')
    const second = await affiliate('south', 'north')
    // 14.95 less 10% is 13.45 net.
    const order = await sell({ couponCode: second.code })
    expect(order).toMatchObject({ affiliate: { businessId: 'south', by: 'code' }, discountCents: 150 })
    expect(await balances('south')).toEqual(held(135))
    expect(await balances('north')).toEqual(held(67))
    expect(await earnings('north')).toMatchObject({ referred: 1, sales: { own: 0, referral: 1 } })

    shop.jump({ days: 27 })
    await shop.shop.worker.sweep()
    expect(await balances('south')).toEqual(held(135))
    shop.jump({ days: 1, seconds: 60 })
    await shop.shop.worker.sweep()
    await shop.shop.worker.sweep()
    expect(await balances('south')).toEqual(owned(135))
    expect(await balances('north')).toEqual(owned(67))

    // A refund after that still counts.
    await shop.shop.refunds.refundOrder(order.id)
    await shop.shop.worker.sweep()
    expect(await balances('south')).toEqual(owned(0))
    expect(await balances('north')).toEqual(owned(0))
    expect((await movementsOf(order.id)).map(({ kind }) => kind)).toEqual(['sale', 'release', 'refund'])
    expect(first.code).toMatch(/^NORTH-[A-Z2-9]{4}$/)
  })

  it('a repeatedly reported payment is booked once', async () => {
    const { code } = await affiliate('echo')
    const order = await sell({ couponCode: code })
    const [page] = await shop.database.db().select().from(paymentSessions).where(eq(paymentSessions.orderId, order.id))
    if (!page) throw new Error('there is no page')
    const ask = () => shop.shop.checkout.confirmPage(page)
    await Promise.all([ask(), ask(), ask()])
    await shop.shop.checkout.confirmOrderPayment(order)
    expect(await balances('echo')).toEqual(held(135))
    expect(await movementsOf(order.id)).toHaveLength(1)
  })

  it('partial, simultaneous, and repeated refunds reverse exactly what was earned', async () => {
    const { code } = await affiliate('parts')
    const order = await sell({ couponCode: code })
    await refundPart(order.id, 1)
    await refundPart(order.id, 628)
    await shop.until(order.id, ({ refundedCents }) => refundedCents === 629)
    await Promise.all([shop.shop.worker.sweep(), shop.shop.worker.sweep()])
    const left = order.totalCents - 629
    expect(await balances('parts')).toEqual(held(Math.round((135 * left) / order.totalCents)))
    await Promise.all([shop.shop.refunds.refundOrder(order.id), shop.shop.refunds.refundOrder(order.id)])
    await shop.until(order.id, isRefunded)
    expect(await balances('parts')).toEqual(held(0))
    shop.jump({ days: 30 })
    await shop.shop.worker.sweep()
    expect(await balances('parts')).toEqual(held(0))
  })

  it('a link is valid for 30 days, a later code wins, and without either nobody earns', async () => {
    const link = await affiliate('linked')
    const other = await affiliate('coded')
    const open = async (code: string) => {
      const touch = await shop.shop.affiliates.openLink({ code, rateLimitKey: 'here' })
      if (!touch) throw new Error('no such link')
      return touch
    }
    const touch = await open(link.code.toLowerCase())
    expect(await open(link.code)).toMatchObject({ code: link.code })
    expect(await shop.shop.affiliates.openLink({ code: 'NOBODY-2222', rateLimitKey: 'here' })).toBeNull()
    expect(await earnings('linked')).toMatchObject({ clicks: 2 })

    expect((await sell({ touch })).affiliate).toEqual({ businessId: 'linked', by: 'link', isOwnReferral: false })
    expect((await sell({ touch, couponCode: other.code })).affiliate).toEqual({
      businessId: 'coded',
      by: 'code',
      isOwnReferral: false,
    })
    expect((await sell({ touch, couponCode: 'WANDER20' })).affiliate).toEqual({
      businessId: 'linked',
      by: 'link',
      isOwnReferral: false,
    })
    expect((await sell({})).affiliate).toBeNull()
    shop.jump({ days: 30 })
    expect((await sell({ touch })).affiliate).toBeNull()
    expect(
      (await sell({ touch: { ...touch, at: new Date(shop.clock.now().getTime() + 60_000) } })).affiliate,
    ).toBeNull()
  })

  it('nobody earns from their own order, or from an ended code', async () => {
    const { id, code, by } = await affiliate('selfish')
    const own = { couponCode: code }
    expect((await sell({ ...own, email: `boss@${id}.example.com` })).affiliate).toBeNull()
    expect((await sell({ ...own, email: `boss+trip@${id}.example.com` })).affiliate).toBeNull()
    expect((await sell({ ...own, buyerBusinessId: id })).affiliate).toBeNull()
    expect(await balances(id)).toEqual(held(0))
    // Not even with the code of somebody they referred, who earns from it as usual.
    const friend = await affiliate('friend-of-selfish', id)
    expect((await sell({ couponCode: friend.code, email: `boss+2@${id}.example.com` })).affiliate).not.toBeNull()
    expect((await balances(friend.id)).heldCents).toBeGreaterThan(0)
    expect(await balances(id)).toEqual(held(0))
    const touch = { code, at: shop.clock.now() }
    await shop.shop.affiliates.endAffiliate(id, by)
    expect((await sell({ touch })).affiliate).toBeNull()
    expect(await shop.tryOrder({ email: 'late@example.com', couponCode: code })).toMatchObject({
      problem: 'coupon_invalid',
    })
    expect(await shop.shop.partners.findAffiliateLink(id)).toBeNull()
  })

  it('one business sees nothing of another, and no names, addresses, or eSIMs', async () => {
    const one = await affiliate('one')
    const two = await affiliate('two')
    const order = await sell({ couponCode: one.code, email: 'private.person@example.com', name: 'Private Person' })
    expect((await earnings('two')).entries).toEqual([])
    const [entry] = (await earnings('one')).entries
    expect(entry).toMatchObject({ kind: 'sale', netCents: 1345, heldCents: 135, data: '5GB', zone: 'Europe' })
    const text = JSON.stringify([await earnings('one'), await fileOf(one)])
    expect(text).not.toMatch(/private|person|8988|LPA:/i)
    expect(text).not.toContain(order.id)
    expect((await fileOf(one)).trim().split('\r\n')).toHaveLength(2)
    expect((await fileOf(two)).trim().split('\r\n')).toHaveLength(1)
  })

  it('keeps every movement unchanged, with its order, and balanced', async () => {
    const db = shop.database.db()
    expect(await refusalOf(db.update(ledgerLines).set({ cents: 1 }))).toContain('are history and never change')
    expect(await refusalOf(db.delete(ledgerMovements))).toContain('are history and never change')
    const emptied = db.execute(sql`truncate ledger_movements, ledger_lines`)
    expect(await refusalOf(emptied)).toContain('are history and never change')
    const [order] = await db.select({ id: orders.id }).from(orders).limit(1)
    const lopsided = shop.database.tx(async () => {
      const movement = { kind: 'sale' as const, cause: 'made up', orderId: order?.id ?? '', at: shop.clock.now() }
      const [made] = await shop.database.db().insert(ledgerMovements).values(movement).returning()
      const line = { movementId: made?.id ?? 0, businessId: 'one', account: 'held' as const, source: 'own' as const }
      await shop.database
        .db()
        .insert(ledgerLines)
        .values({ ...line, cents: 5 })
    })
    expect(await refusalOf(lopsided)).toContain('do not sum to zero')
    const { rows } = { rows: await db.select().from(ledgerLines) }
    expect(rows.reduce((cents, line) => cents + line.cents, 0)).toBe(0)
    expect(await db.select().from(ledgerMovements).where(eq(ledgerMovements.cause, 'made up'))).toEqual([])
  })
})
