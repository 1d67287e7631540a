// The only writer of orders: each move is one conditional update and one line of history in the same transaction.
import { and, asc, count, desc, eq, inArray, isNotNull, isNull, lt, lte, or, sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { orderEvents, orders } from '#db/schema/orders.ts'
import { inSql, isBefore, movedBy } from './order-conditions-store.ts'
import { orderInvoiceStore } from './order-invoice-store.ts'
import { orderMoneyStore } from './order-money-store.ts'
import { toOrder, toRow, type NewOrder } from './order-row-store.ts'
import { notDeliveredIsOver, orderStuckStore } from './order-stuck-store.ts'
import { FIRST_STEP, notedAs, statusAfter, NEW_ORDER, type StepEvent } from './order-moves.ts'
import { isSettled, type Order, type StepName } from './order.ts'

export type StepResult = {
  step: StepName
  stepNumber: number
  event: StepEvent
  dueAt: Date | null
  looks: number
  tries: number
  errorMessage?: string | null
  extras?: Partial<{ iccid: string; activationCode: string; qrCodeUrl: string }>
  keepsLease?: boolean
  /** The order comes to this step just now. */
  isFirst?: boolean
  /** Worth a line in the order's history. */
  isNews: boolean
}

/** An order whose eSIM has been allocated. */
export type OrderWithEsim = Order & { iccid: string }

export type OrderStore = ReturnType<typeof orderStore>

export function orderStore({ db, tx }: Pick<Database, 'db' | 'tx'>) {
  const note = (orderId: string, at: Date, move: string, detail: string | null = null) =>
    db().insert(orderEvents).values({ orderId, at, move, detail })

  const findOne = async (condition: ReturnType<typeof eq>) => {
    const [row] = await db().select().from(orders).where(condition).limit(1)
    return row ? toOrder(row) : null
  }

  return {
    ...orderMoneyStore({ db, tx }, note),
    ...orderInvoiceStore({ db }),
    ...orderStuckStore({ db, tx }, note),
    find: (id: string) => findOne(eq(orders.id, id)),
    findByReference: (reference: string) => findOne(eq(orders.reference, reference)),
    findByAttempt: (attemptKey: string) => findOne(eq(orders.attemptKey, attemptKey)),

    /** The paid or free order whose eSIM has this ICCID. */
    findByIccid: async (iccid: string): Promise<OrderWithEsim | null> => {
      const order = await findOne(eq(orders.iccid, iccid))
      return order && isSettled(order) && order.iccid !== null ? { ...order, iccid: order.iccid } : null
    },

    /** The paid or free orders of this e-mail (lower case, trimmed) that got an eSIM, oldest first. */
    listWithEsim: async (email: string): Promise<OrderWithEsim[]> => {
      const rows = await db()
        .select()
        .from(orders)
        .where(and(eq(orders.email, email), isNotNull(orders.iccid), inSql.isSettled))
        .orderBy(asc(orders.createdAt), asc(orders.id))
      return rows.map(toOrder).flatMap((order) => (order.iccid === null ? [] : [{ ...order, iccid: order.iccid }]))
    },

    /** Paid for, or got for free, whatever became of it. */
    countSold: async (): Promise<number> =>
      (await db().select({ found: count() }).from(orders).where(inSql.isSold))[0]?.found ?? 0,

    listByIds: async (ids: string[]): Promise<Order[]> =>
      ids.length === 0 ? [] : (await db().select().from(orders).where(inArray(orders.id, ids))).map(toOrder),

    /** The orders of a customer record, whatever became of them, the newest first. */
    listOf: async (userId: string): Promise<Order[]> =>
      (
        await db()
          .select()
          .from(orders)
          .where(eq(orders.userId, userId))
          .orderBy(desc(orders.createdAt), desc(orders.id))
      ).map(toOrder),

    /** Where an order came from, as it is kept for the VAT. */
    findEvidence: async (id: string) =>
      (
        await db()
          .select({
            ipAddress: orders.ipAddress,
            ipLocation: orders.ipLocation,
            tax: sql`${orders.data}->'taxEvidence'`,
          })
          .from(orders)
          .where(eq(orders.id, id))
          .limit(1)
      )[0] ?? null,

    /** The paid or free top-ups of the eSIMs of these orders, the oldest first. */
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

    /** Gives the orders of a guest's record to the account that the same person opened. */
    moveTo: (userId: string, guestId: string) => db().update(orders).set({ userId }).where(eq(orders.userId, guestId)),

    /** False when an order with this reference or of this attempt exists already. */
    create: (order: NewOrder) =>
      tx(async () => {
        const made = await db().insert(orders).values(toRow(order)).onConflictDoNothing().returning({ id: orders.id })
        if (made.length > 0) await note(order.id, order.now, `${NEW_ORDER.status}_${NEW_ORDER.step}`)
        return made.length > 0
      }),

    /** Money arrived, or none was due: the order becomes due. False when it was settled before. */
    settle: (
      id: string,
      event: 'paid' | 'given_free',
      paidCents: number,
      now: Date,
      evidence?: { paymentSessionId: string; cardCountry: string | null; isTaxConflict: boolean },
    ) =>
      tx(async () => {
        const moved = await db()
          .update(orders)
          .set({
            ...movedBy(event),
            paidCents,
            step: FIRST_STEP,
            stepSince: now,
            dueAt: now,
            updatedAt: now,
            ...(evidence && {
              paymentSessionId: evidence.paymentSessionId,
              isTaxConflict: sql`${orders.isTaxConflict} or ${evidence.isTaxConflict}`,
              // The proofs and the flag on the order say the same.
              data: sql`jsonb_set(${orders.data}, '{taxEvidence}', ${orders.data}->'taxEvidence' || jsonb_build_object(
                'cardCountry', ${evidence.cardCountry}::text,
                'conflict', ${orders.isTaxConflict} or ${evidence.isTaxConflict}::boolean))`,
            }),
          })
          .where(and(eq(orders.id, id), isBefore(event)))
          .returning({ id: orders.id })
        if (moved.length > 0) await note(id, now, notedAs(event))
        return moved.length > 0
      }),

    /** Orders of a customer record, as ids. */
    listIdsOfUser: async (userId: string) => {
      const rows = await db().select({ id: orders.id }).from(orders).where(eq(orders.userId, userId))
      return rows.map((row) => row.id)
    },

    attachPaymentSession: (id: string, paymentSessionId: string, now: Date) =>
      db().update(orders).set({ paymentSessionId, updatedAt: now }).where(eq(orders.id, id)),

    /** Takes the order for one worker, if it is due and nobody holds it. */
    claim: async (id: string, leaseId: string, now: Date, leaseUntil: Date) => {
      const [row] = await db()
        .update(orders)
        .set({ leaseId, leaseUntil })
        .where(
          and(
            eq(orders.id, id),
            inSql.isSettled,
            lte(orders.dueAt, now),
            or(isNull(orders.leaseUntil), lt(orders.leaseUntil, now)),
          ),
        )
        .returning()
      return row ? toOrder(row) : null
    },

    /** Writes what a step came to, if the lease still holds. */
    saveStep: (id: string, leaseId: string, result: StepResult, now: Date) =>
      tx(async () => {
        const moved = await db()
          .update(orders)
          .set({
            step: result.step,
            stepNumber: result.stepNumber,
            ...movedBy(result.event),
            dueAt: result.dueAt,
            looks: result.looks,
            tries: result.tries,
            errorMessage: result.errorMessage ?? null,
            ...(result.isFirst && { stepSince: now, alertedAt: null }),
            // Nobody has to look any more at what was delivered after all.
            ...(result.event === 'last_step_done' && notDeliveredIsOver),
            updatedAt: now,
            ...result.extras,
            ...(result.keepsLease ? {} : { leaseId: null, leaseUntil: null }),
          })
          .where(and(eq(orders.id, id), eq(orders.leaseId, leaseId), isBefore(result.event)))
          .returning({ id: orders.id })
        if (moved.length > 0 && result.isNews) {
          await note(id, now, `${statusAfter(result.event)}_${result.step}`, result.errorMessage)
        }
        return moved.length > 0
      }),

    /** Something that the order waits for has happened: look at it now, whatever was planned. */
    makeDue: async (id: string, now: Date) => {
      const moved = await db()
        .update(orders)
        .set({ dueAt: now })
        .where(and(eq(orders.id, id), inSql.isSettled, or(isNotNull(orders.dueAt), inSql.isFailed)))
        .returning({ id: orders.id })
      return moved.length > 0
    },

    listDue: async (now: Date, most: number) => {
      const rows = await db()
        .select({ id: orders.id })
        .from(orders)
        .where(and(lte(orders.dueAt, now), or(isNull(orders.leaseUntil), lt(orders.leaseUntil, now))))
        .orderBy(asc(orders.dueAt))
        .limit(most)
      return rows.map((row) => row.id)
    },

    /** For the one process that owns the embedded database: leases of a killed predecessor are void. */
    voidLeases: () => db().update(orders).set({ leaseId: null, leaseUntil: null }).where(isNotNull(orders.leaseId)),

    listEvents: (orderId: string) =>
      db()
        .select({ at: orderEvents.at, move: orderEvents.move, detail: orderEvents.detail })
        .from(orderEvents)
        .where(eq(orderEvents.orderId, orderId))
        .orderBy(asc(orderEvents.id)),
  }
}
