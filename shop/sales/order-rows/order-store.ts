// The rows of orders: creating and finding them. Together with the stores for moves and for work, the only writer of
// orders.
import { and, asc, desc, eq, inArray, isNotNull, or, sql, type SQL } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { isIccid } from '#db/sealing/iccid-column.ts'
import { orders } from '#db/schema/sales/orders.ts'
import { combining, givenColumns, kept, type Statement } from '#db/query/kept.ts'
import { listOf, readRows } from '#db/query/read-rows.ts'
import { ifMoved, insertWhere, writeReturning, type Also } from '#db/query/write-together.ts'
import { inSql } from './order-conditions-store.ts'
import { orderForgettingStore } from './order-forgetting-store.ts'
import { noted, orderHistoryStore, type HearHistory } from './order-history-store.ts'
import { orderHoldersStore } from './order-holders-store.ts'
import { orderMovesStore } from './order-moves-store.ts'
import { NEW_ORDER } from '#shop/sales/order/order-moves.ts'
import { toEvidence, toOrder, toRow, type NewOrder } from './order-row.ts'
import { orderWorkStore } from './order-work-store.ts'
import { orderColumns as columns, type MailLanguageOf } from './taken-order-store.ts'
import { hasEsim, keepsEsim, type Order } from '#shop/sales/order/order.ts'

/** An order whose eSIM has been allocated. */
export type OrderWithEsim = Order & { iccid: string; networkEsimId: string }

/** An order waiting for review; the reason is one of ours. */
type OrderInReview = { order: Order; reason: string; since: Date }

export type OrderStore = ReturnType<typeof orderStore>

const orNull = ([row]: Parameters<typeof toOrder>[0][]) => (row ? toOrder(row) : null)

type OrderDatabase = Pick<Database, 'db' | 'isInTransaction' | 'afterCommit'>

// Used whenever an order is viewed.
const byId: Statement<{ id: string }> = kept(
  () => sql`select ${listOf(columns)} from ${orders} where ${eq(orders.id, sql.placeholder('id'))}`,
)
const byReference: Statement<{ reference: string }> = kept(
  () =>
    sql`select ${listOf(columns)} from ${orders} where ${and(inSql.isPurchase, eq(orders.reference, sql.placeholder('reference')))}`,
)
const using = combining(
  ([write]) =>
    sql`with used as (${write}) select ${listOf(columns)} from ${orders} where ${orders.id} = (select order_id from used) and ${orders.holder} is not distinct from (select holder from used)`,
)

const NOBODYS: MailLanguageOf = () => sql`null`

/** `hear` is called with each history line of each order. */
export function orderStore(database: OrderDatabase, hear: HearHistory = () => {}, mailLanguageOf = NOBODYS) {
  const { db, isInTransaction, afterCommit } = database
  const told: HearHistory = (orderId, line) => afterCommit(() => hear(orderId, line))
  const attached: Statement<{ id: string; paymentSessionId: string; updatedAt: Date }> = kept(() =>
    db()
      .update(orders)
      .set(givenColumns(orders, ['paymentSessionId', 'updatedAt']))
      .where(and(eq(orders.id, sql.placeholder('id')), ifMoved))
      .returning({ id: orders.id }),
  )
  const findOne = async (condition: SQL | undefined) => {
    const [row] = await db().select().from(orders).where(condition).limit(1)
    return row ? toOrder(row) : null
  }
  const listOfParties = async (ids: string[]): Promise<Order[]> =>
    ids.length === 0
      ? []
      : (await db().select().from(orders).where(inArray(orders.paidWith, ids)).orderBy(asc(orders.traveler))).map(
          toOrder,
        )

  return {
    ...orderMovesStore({ db }, told, mailLanguageOf),
    ...orderWorkStore({ db, isInTransaction }, told, mailLanguageOf),
    ...orderHistoryStore({ db }),
    ...orderForgettingStore({ db }),
    ...orderHoldersStore({ db }, told),
    find: async (id: string): Promise<Order | null> => orNull(await readRows(db(), byId({ id }), columns)),
    /** The purchase with this reference; staff tests are not found. */
    findByReference: async (reference: string): Promise<Order | null> =>
      orNull(await readRows(db(), byReference({ reference }), columns)),
    /** The order whose ID and holder this write or query returns, found in the same statement. */
    findUsing: async (write: Also): Promise<Order | null> => orNull(await readRows(db(), using([write]), columns)),
    /** The order that replaced this one's eSIM. */
    findReplacement: (id: string) => findOne(eq(orders.replacesOrderId, id)),
    /** The orders that its buyer took or means to take instead, for what they cost more; newest first. */
    listSwapsOf: async (id: string): Promise<Order[]> =>
      (await db().select().from(orders).where(eq(orders.swapOf, id)).orderBy(desc(orders.createdAt))).map(toOrder),
    /** The orders of the other travelers that were paid with this one, in their sequence. */
    listOfParty: (id: string) => listOfParties([id]),
    listOfParties,
    findByAttempt: (attemptKey: string) => findOne(eq(orders.attemptKey, attemptKey)),

    /**
     * The orders with this ICCID whose buyers may use their eSIMs, newest first: networks issue an ICCID again, so it
     * proves nothing by itself.
     */
    listByIccid: async (iccid: string): Promise<OrderWithEsim[]> =>
      (
        await db()
          .select()
          .from(orders)
          .where(isIccid(orders.iccid, iccid))
          .orderBy(desc(orders.createdAt), desc(orders.id))
      )
        .map(toOrder)
        .filter(keepsEsim)
        .filter(hasEsim),

    /** The paid or free orders of this email address (lowercase, trimmed) that got an eSIM for it, oldest first. */
    listWithEsim: async (email: string): Promise<OrderWithEsim[]> => {
      const rows = await db()
        .select()
        .from(orders)
        .where(and(eq(orders.email, email), eq(orders.isGift, false), isNotNull(orders.iccid), inSql.isSettled))
        .orderBy(asc(orders.createdAt), asc(orders.id))
      return rows.map(toOrder).filter(hasEsim)
    },

    listByIds: async (ids: string[]): Promise<Order[]> =>
      ids.length === 0 ? [] : (await db().select().from(orders).where(inArray(orders.id, ids))).map(toOrder),

    /** A customer's orders in any state, newest first. */
    listOf: async (userId: string): Promise<Order[]> =>
      (
        await db()
          .select()
          .from(orders)
          .where(eq(orders.userId, userId))
          .orderBy(desc(orders.createdAt), desc(orders.id))
      ).map(toOrder),

    /** The purchases of an address (lowercase, trimmed) in any state, newest first. */
    listOfEmail: async (email: string, most: number): Promise<Order[]> =>
      (
        await db()
          .select()
          .from(orders)
          .where(and(inSql.isPurchase, eq(orders.email, email)))
          .orderBy(desc(orders.createdAt), desc(orders.id))
          .limit(most)
      ).map(toOrder),

    /** Where an order came from, as kept for VAT. */
    findEvidence: async (id: string) => {
      const [row] = await db().select().from(orders).where(eq(orders.id, id)).limit(1)
      return row ? { ipAddress: row.ipAddress, ipLocation: row.detectedCountry, tax: toEvidence(row) } : null
    },

    /** The paid or free top-ups of these orders' eSIMs, oldest first. */
    listTopUps: async (orderIds: string[]): Promise<Order[]> =>
      orderIds.length === 0
        ? []
        : (
            await db()
              .select()
              .from(orders)
              .where(and(inArray(orders.targetOrderId, orderIds), inSql.isSettled))
              .orderBy(asc(orders.createdAt), asc(orders.id))
          ).map(toOrder),

    /**
     * The same for one order, inside a transaction: none of them is refunded or delivered until its end. A worker that
     * is at one of them can't write what it finds; after its lease, another one looks again.
     */
    interruptTopUps: async (orderId: string): Promise<Order[]> => {
      const rows = await db()
        .update(orders)
        .set({ leaseId: sql`case when ${orders.leaseId} is not null then gen_random_uuid() end` })
        .where(and(eq(orders.targetOrderId, orderId), inSql.isSettled))
        .returning()
      return rows.map(toOrder).toSorted((one, other) => one.createdAt.getTime() - other.createdAt.getTime())
    },

    /** The top-ups of an order's eSIM whose money the shop has, including those stopped for review. */
    listPaidTopUps: async (orderId: string): Promise<Order[]> =>
      (
        await db()
          .select()
          .from(orders)
          .where(and(eq(orders.targetOrderId, orderId), or(inSql.isSettled, inSql.isStopped)))
          .orderBy(asc(orders.createdAt), asc(orders.id))
      ).map(toOrder),

    /** Moves a guest's orders to the account that the same person opened. */
    moveTo: (userId: string, guestId: string) => db().update(orders).set({ userId }).where(eq(orders.userId, guestId)),

    /** Null if an order with this reference or this attempt exists already. */
    create: async (order: NewOrder): Promise<Order | null> => {
      const made = insertWhere(orders, toRow(order), { returned: columns })
      const line = { at: order.now, move: `${NEW_ORDER.status}_${NEW_ORDER.step}` }
      const [row] = await writeReturning(db(), { first: made, fields: columns }, [noted([line])])
      if (row) told(row.id, line)
      return row ? toOrder(row) : null
    },

    /** Longest waiting first. */
    listInReview: async (most: number): Promise<OrderInReview[]> => {
      const rows = await db()
        .select()
        .from(orders)
        .where(and(inSql.isPurchase, inSql.isOpen, inSql.isInReview))
        .orderBy(asc(orders.reviewSince), asc(orders.id))
        .limit(most)
      return rows.map((row) => ({
        order: toOrder(row),
        reason: row.reviewReason ?? 'unknown',
        since: row.reviewSince ?? row.updatedAt,
      }))
    },

    /** Inside a transaction: locks what was paid and refunded until its end. */
    holdMoney: async (id: string) =>
      (
        await db()
          .select({
            paymentState: orders.paymentState,
            paidCents: orders.paidCents,
            refundedCents: orders.refundedCents,
          })
          .from(orders)
          .where(eq(orders.id, id))
          .for('update')
      )[0] ?? null,

    /** Inside a transaction: the order stays paid until its end. False if it isn't, or isn't anymore. */
    holdSettled: async (id: string): Promise<boolean> => {
      const [row] = await db()
        .select({ id: orders.id })
        .from(orders)
        .where(and(eq(orders.id, id), inSql.isSettled))
        .for('update')
      return row !== undefined
    },

    /** The IDs of a customer's orders. */
    listIdsOfUser: async (userId: string) => {
      const rows = await db().select({ id: orders.id }).from(orders).where(eq(orders.userId, userId))
      return rows.map((row) => row.id)
    },

    /** Where its buyer pays; written together with the payment page. */
    attaching: (id: string, paymentSessionId: string, now: Date): Also =>
      attached({ id, paymentSessionId, updatedAt: now }),
  }
}
