// The stored daily figures match the records: after everything that can happen to an order, on both databases.
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { figureDays, orderEvents } from '#db/schema.ts'
import { figureStore } from '#shop/figures/report/figure-store.ts'
import { isCompleted } from '#shop/sales/order/order.ts'
import { vatWithin } from '#shop/catalogue/pricing/quote.ts'
import { engines } from '../support/engines.ts'
import { openTestShop, type TestShop } from '../support/open-test-shop.ts'

/** The whole night is still ahead, so that the shop checks once in the next 24 hours. */
const EVENING = new Date('2031-03-08T21:00:00Z')

describe.each(engines())('on the %s database', (_name, engine) => {
  let shop: TestShop
  const db = () => shop.database.db()
  const kept = () => figureStore(shop.database)
  const all = async () => (await kept().sum('all', null, null)) satisfies object

  beforeAll(async () => {
    shop = await openTestShop({ engine, startsAt: EVENING })
    const buy = async (name: string, overrides: Parameters<TestShop['buy']>[0] = {}) => {
      const bought = await shop.buy({ email: `${name}@example.com`, ...overrides })
      await shop.until(bought.orderId, isCompleted)
      return bought
    }
    await buy('twice')
    await buy('twice', { couponCode: 'WANDER20' })
    await buy('again')
    await buy('again')
    await buy('gift', { couponCode: 'DEMOFREE1' })
    const part = await buy('part')
    shop.sandbox.payment?.dashboard.refund(part.reference, 500)
    await shop.until(part.orderId, ({ refundedCents }) => refundedCents === 500)
    shop.sandbox.payment?.dashboard.refund(part.reference, 300)
    await shop.until(part.orderId, ({ refundedCents }) => refundedCents === 800)
    const whole = await buy('whole')
    await shop.shop.refunds.refundOrder(whole.orderId)
    await shop.placeOrder({ email: 'unpaid@example.com' })
  }, 120_000)
  afterAll(() => shop.close())

  it('adds up every event once', async () => {
    expect(await all()).toMatchObject({
      started: 8,
      orders: 7,
      free: 1,
      repeats: 2,
      delivered: 7,
      refunds: 3,
      paidCents: 5 * 1809 + 1447,
      paidVatCents: 5 * 314 + 251,
      refundedCents: 800 + 1809,
      refundedVatCents: vatWithin(800, 2100) + 314,
      couponCents: 299 + 1495,
    })
    expect((await kept().sum('people', null, null)).customers).toBe(6)
  })

  it('agrees with a full count, even after a recount and merging', async () => {
    expect(await kept().check()).toBe(0)
    const before = await all()
    await shop.shop.figures.rebuildFigures()
    expect(await all()).toEqual(before)
    await db().update(figureDays).set({ slot: 3 })
    await kept().joinPieces(shop.dayOf())
    expect(await kept().check()).toBe(0)
  })

  it('counts customers who come back, and the VAT of another amount than the price, as a full count does', async () => {
    const { orderId } = await shop.placeOrder({ email: 'again@example.com' })
    await db().execute(sql`update order_history set amount = 1000 where order_id = ${orderId}`)
    await db().insert(orderEvents).values({ orderId, at: shop.clock.now(), move: 'paid' })
    const sums = async (days: 'figure_days_kept' | 'figure_days_recounted') =>
      db()
        .select({
          dimension: sql`dimension`,
          key: sql`key`,
          repeats: sql`sum(repeats)`.mapWith(Number),
          vat: sql`sum(paid_vat_cents)`.mapWith(Number),
        })
        .from(sql.raw(days))
        .groupBy(sql`1, 2`)
        .orderBy(sql`1, 2`)
    const sumsKept = await sums('figure_days_kept')
    expect(sumsKept).toEqual(await sums('figure_days_recounted'))
    expect(sumsKept).toContainEqual({
      dimension: 'all',
      key: '',
      repeats: 3,
      vat: 5 * 314 + 251 + vatWithin(1000, 2100),
    })
  })

  it('reports a figure that differs from the records every night, until a recount', async () => {
    await db().execute(sql`update figure_days set paid_cents = paid_cents + 1 where dimension = 'all'`)
    for (let hour = 0; hour < 24; hour += 1) {
      shop.jump({ seconds: 3_600 })
      await shop.shop.figures.checkFigures()
    }
    expect(shop.log.errors).toEqual(['the kept figures differ from the records'])
    expect(await shop.shop.figures.viewToLookAt()).toMatchObject({ figures: 1 })
    expect((await shop.shop.figures.viewHealth()).verdicts.figures).toBe('look')
    await shop.shop.figures.rebuildFigures()
    expect((await shop.shop.figures.viewHealth()).verdicts.figures).toBe('ok')
  })

  it('rounds the VAT inside an amount as prices do', async () => {
    for (const rate of [0, 500, 1700, 1900, 2100, 2550, 2700])
      for (const cents of [0, 1, 49, 50, 299, 800, 1809, 9_999, 123_457]) {
        const rows = await db()
          .select({ vat: sql<number>`vat_within(${cents}, ${rate})`.mapWith(Number) })
          .from(sql`(select 1) one`)
        expect([cents, rate, rows[0]?.vat]).toEqual([cents, rate, vatWithin(cents, rate)])
      }
  })

  it('counts a repeated delivery and a repeated first use once', async () => {
    const before = await all()
    const [event] = await db()
      .select()
      .from(orderEvents)
      .where(sql`move = 'completed_order_completed'`)
      .limit(1)
    if (!event) throw new Error('nothing was delivered')
    const { orderId, at, move } = event
    await db().insert(orderEvents).values({ orderId, at, move })
    expect(await all()).toEqual(before)
    expect(await kept().check()).toBe(0)
  })
})
