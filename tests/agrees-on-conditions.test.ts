// Stuck, failed, in review, to look at, sold, and revenue mean the same in code and in both databases, for every
// possible order; and the pages of both dashboards agree on them.
import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { orderEvents, orders, users } from '#db/schema.ts'
import {
  hasRefund,
  isCompleted,
  isFailed,
  isInReview,
  isSettled,
  isSold,
  isStopped,
  isStuck,
  isToLookAt,
  revenueCents,
  type OrderFacts,
} from '#shop/sales/order/order-conditions.ts'
import { inSql, isBefore, movedBy } from '#shop/sales/order-rows/order-conditions-store.ts'
import {
  DELIVERY_STATES,
  ORDER_EVENTS,
  PAYMENT_STATES,
  PROVISIONING_STATES,
  statesAfter,
  type OrderStates,
} from '#shop/sales/order/order-moves.ts'
import { engines } from './support/engines.ts'
import { openAccount } from './support/having-accounts.ts'
import { openTestShop, type TestShop } from './support/open-test-shop.ts'

const MINUTE = 60_000
const AMOUNTS = [
  [0, 0],
  [1809, 0],
  [1809, 500],
  [1809, 1809],
] as const
/** The latest move that set the order off, and how many minutes ago. */
const SET_OFF = [null, ['paid', 1], ['paid', 11], ['free', 10], ['retry_requested', 2], ['resumed', 3]] as const

const statesOf = ({ paymentState, provisioningState, deliveryState }: OrderStates): OrderStates => ({
  paymentState,
  provisioningState,
  deliveryState,
})

describe.each(engines())('on the %s database', (_name, engine) => {
  let shop: TestShop
  beforeEach(async () => {
    shop = await openTestShop({ engine })
  })
  afterEach(() => shop.close())
  const db = () => shop.database.db()

  it('every condition means the same in SQL and in code, for every order', async () => {
    const { orderId } = await shop.placeOrder()
    const [pattern] = await db().select().from(orders).where(eq(orders.id, orderId))
    if (!pattern) throw new Error('There is no order to copy.')
    const now = shop.clock.now()
    const facts = new Map<string, OrderFacts>()
    const rows: (typeof orders.$inferInsert)[] = []
    const moves: (typeof orderEvents.$inferInsert)[] = []
    for (const paymentState of PAYMENT_STATES)
      for (const provisioningState of PROVISIONING_STATES)
        for (const reviewReason of [null, 'disputed'])
          for (const [paidCents, refundedCents] of AMOUNTS)
            for (const setOff of SET_OFF) {
              const id = randomUUID()
              const at = setOff && new Date(now.getTime() - setOff[1] * MINUTE)
              const told = { paymentState, provisioningState, reviewReason, paidCents, refundedCents }
              facts.set(id, { ...told, setOffAt: at })
              rows.push({ ...pattern, ...told, id, reference: id, attemptKey: id })
              // An old move, and one that sets nothing off, exist next to it.
              moves.push({ orderId: id, at: new Date(now.getTime() - 60 * MINUTE), move: 'free' })
              moves.push({ orderId: id, at: now, move: 'completed_send_email' })
              if (setOff && at) moves.push({ orderId: id, at, move: setOff[0] })
            }
    for (let from = 0; from < rows.length; from += 100)
      await db()
        .insert(orders)
        .values(rows.slice(from, from + 100))
    for (let from = 0; from < moves.length; from += 100)
      await db()
        .insert(orderEvents)
        .values(moves.slice(from, from + 100))

    const onPaper: [string, (order: OrderFacts) => boolean, ReturnType<typeof inSql.isStuck>][] = [
      ['settled', isSettled, inSql.isSettled],
      ['stopped', isStopped, inSql.isStopped],
      ['sold', isSold, inSql.isSold],
      ['refunded, all of it or a part', hasRefund, inSql.hasRefund],
      ['failed', isFailed, inSql.isFailed],
      ['stuck', (order) => isStuck(order, now), inSql.isStuck(now)],
      ['in review', isInReview, inSql.isInReview],
      ['to look at', (order) => isToLookAt(order, now), inSql.isToLookAt(now)],
    ]
    for (const [what, isSo, condition] of onPaper) {
      const found = await db().select({ id: orders.id }).from(orders).where(condition)
      const expected = [...facts].filter(([, order]) => isSo(order)).map(([id]) => id)
      expect([what, found.map(({ id }) => id).toSorted()]).toEqual([what, expected.toSorted()])
      expect(expected.length).toBeGreaterThan(0)
      expect(expected.length).toBeLessThan(facts.size)
    }
    const sums = await db().select({ id: orders.id, cents: inSql.revenueCents }).from(orders)
    const earned = [...facts].map(([id, order]) => [id, revenueCents(order)] as const)
    expect(new Map(sums.flatMap(({ id, cents }) => (facts.has(id) ? [[id, cents] as const] : [])))).toEqual(
      new Map(earned),
    )
    // The list, its count, and the platform's front page name the same orders.
    const waiting = [...facts.values()].filter((order) => isToLookAt(order, now)).length
    expect((await shop.shop.figures.viewToLookAt()).orders['to-look-at']).toBe(waiting)
    const platform = await shop.shop.figures.viewPlatform()
    expect([platform.orders.inAll, platform.orders.shown.length]).toEqual([waiting, 10])
    expect((await shop.shop.figures.viewHealth()).facts.inReview).toBe([...facts.values()].filter(isInReview).length)
    // A search shows a stuck order as stuck, and a moving one as moving.
    const running = [...facts].filter(([, order]) => isSettled(order) && order.provisioningState === 'running')
    for (const isHeld of [true, false]) {
      const [reference = ''] = running.find(([, order]) => isStuck(order, now) === isHeld) ?? []
      const found = await shop.shop.desk.findAnything(reference)
      expect(found.orders.map(({ state }) => state)).toEqual([isHeld ? 'stuck' : 'in_progress'])
    }
  }, 120_000)

  it('every event changes every order exactly as the table says', async () => {
    const { orderId } = await shop.placeOrder()
    const [pattern] = await db().select().from(orders).where(eq(orders.id, orderId))
    if (!pattern) throw new Error('There is no order to copy.')
    const rows = PAYMENT_STATES.flatMap((paymentState) =>
      PROVISIONING_STATES.flatMap((provisioningState) =>
        DELIVERY_STATES.map((deliveryState) => {
          const id = randomUUID()
          return { ...pattern, id, reference: id, attemptKey: id, paymentState, provisioningState, deliveryState }
        }),
      ),
    )
    await db().insert(orders).values(rows)
    const before = new Map<string, OrderStates>(rows.map((row) => [row.id, row]))
    const isOurs = (one: { id: string }) => before.has(one.id)
    const { id, paymentState, provisioningState, deliveryState } = orders
    for (const event of ORDER_EVENTS) {
      const undo = new Error('The next event finds the orders as they were.')
      const trying = shop.database.tx(async () => {
        const moved = await db().update(orders).set(movedBy(event)).where(isBefore(event)).returning({ id })
        const after = await db().select({ id, paymentState, provisioningState, deliveryState }).from(orders)
        const known = rows.filter((row) => statesAfter(event, row) !== null)
        expect([event, moved.filter(isOurs).length]).toEqual([event, known.length])
        for (const { id: moving, ...states } of after.filter(isOurs)) {
          const row = before.get(moving)
          expect([event, states]).toEqual([event, row && (statesAfter(event, row) ?? statesOf(row))])
        }
        throw undo
      })
      await expect(trying).rejects.toBe(undo)
    }
  }, 120_000)

  it('both dashboards show the same revenue after partial refunds, full refunds, and lost disputes', async () => {
    const dashboard = shop.sandbox.payment?.dashboard
    const buy = async (name: string, overrides: Parameters<TestShop['buy']>[0] = {}) => {
      const bought = await shop.buy({ email: `${name}@example.com`, ...overrides })
      await shop.until(bought.orderId, isCompleted)
      return bought
    }
    await buy('plain')
    await buy('gift', { couponCode: 'DEMOFREE1' })
    const part = await buy('part')
    dashboard?.refund(part.reference, 500)
    const whole = await buy('whole')
    await shop.shop.refunds.refundOrder(whole.orderId)
    const lost = await buy('lost')
    dashboard?.dispute(lost.reference)
    dashboard?.closeDispute(lost.reference, 'lost')
    const held = await buy('held')
    dashboard?.dispute(held.reference)
    await shop.until(part.orderId, ({ refundedCents }) => refundedCents === 500)
    await shop.until(lost.orderId, ({ paymentState }) => paymentState === 'refunded')
    await shop.until(held.orderId, ({ reviewReason }) => reviewReason === 'disputed')
    await shop.shop.worker.sweep()

    const { figures, perBrand, orders: waiting } = await shop.shop.figures.viewPlatform()
    expect(figures).toMatchObject({ revenueCents: 1809 + 1309 + 1809, orders: 6, brands: 1 })
    expect(perBrand.reduce((sum, brand) => sum + brand.figures.revenueCents, 0)).toBe(figures.revenueCents)
    expect((await shop.shop.figures.viewShopFigures(7)).now).toMatchObject({
      revenueCents: figures.revenueCents,
      orders: 6,
    })
    expect(waiting).toMatchObject({ inAll: 1, shown: [{ id: held.orderId, reviewReason: 'disputed' }] })
  }, 120_000)

  it('counts neither staff nor partners as customers', async () => {
    const before = (await shop.shop.figures.viewPlatform()).figures
    for (const type of ['own-admin', 'super-admin', 'business-admin', 'business-user', 'own-user']) {
      const { id } = await openAccount(shop, `${type}@example.com`)
      await db().update(users).set({ accountType: type }).where(eq(users.id, id))
    }
    const after = (await shop.shop.figures.viewPlatform()).figures
    expect([after.customers - before.customers, after.accounts - before.accounts]).toEqual([1, 1])
  })
})
