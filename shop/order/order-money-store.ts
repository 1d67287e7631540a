// Where the payment of an order stands, what went back of it, and which orders a person has to look at; part of the one
// writer of orders.
import { and, asc, eq, gte, lt, not, sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { orders } from '#db/schema/orders.ts'
import { inSql, isBefore, movedBy } from './order-conditions-store.ts'
import { toOrder } from './order-row-store.ts'
import { notedAs, type OrderEvent } from './order-moves.ts'
import type { Order, ReviewReason } from './order.ts'

type Note = (orderId: string, at: Date, move: string, detail?: string | null) => PromiseLike<unknown>

/** An order that waits for a person; the reason is one of ours. */
export type OrderInReview = { order: Order; reason: string; since: Date }

type UnpaidMove = Extract<OrderEvent, 'payment_delayed' | 'payment_failed' | 'page_expired' | 'tried_again'>
type Stop = Extract<OrderEvent, 'payment_differs' | 'profile_differs' | 'disputed'>

export function orderMoneyStore({ db, tx }: Pick<Database, 'db' | 'tx'>, note: Note) {
  return {
    /** Moves between payment states that need nothing provisioned. */
    movePayment: (id: string, event: UnpaidMove, now: Date) =>
      tx(async () => {
        const moved = await db()
          .update(orders)
          .set({ ...movedBy(event), updatedAt: now })
          .where(and(eq(orders.id, id), isBefore(event)))
          .returning({ id: orders.id })
        if (moved.length > 0) await note(id, now, notedAs(event))
        return moved.length > 0
      }),

    /** The payment went back in full: nothing is provisioned any more, whoever holds the order loses it. */
    refund: (id: string, now: Date, detail?: string) =>
      tx(async () => {
        const moved = await db()
          .update(orders)
          .set({
            ...movedBy('refunded'),
            refundedCents: sql`${orders.paidCents}`,
            updatedAt: now,
            dueAt: null,
            leaseId: null,
            leaseUntil: null,
            // A credit note is owed.
            isInvoiceDue: true,
            reviewReason: null,
            reviewSince: null,
          })
          .where(and(eq(orders.id, id), isBefore('refunded')))
          .returning({ id: orders.id })
        if (moved.length > 0) await note(id, now, notedAs('refunded'), detail)
        return moved.length > 0
      }),

    /** So much of the payment went back so far; the sum only grows and stays within what was paid. False when it was known. */
    refundPart: (id: string, refundedCents: number, now: Date) =>
      tx(async () => {
        const moved = await db()
          .update(orders)
          .set({ refundedCents, isInvoiceDue: true, updatedAt: now })
          .where(
            and(
              eq(orders.id, id),
              isBefore('refunded_in_part'),
              lt(orders.refundedCents, refundedCents),
              gte(orders.paidCents, refundedCents),
            ),
          )
          .returning({ id: orders.id })
        if (moved.length > 0) await note(id, now, notedAs('refunded_in_part'), String(refundedCents))
        return moved.length > 0
      }),

    /** The order stops where it is until a person has looked at it. */
    stopForReview: (id: string, event: Stop, reason: ReviewReason, now: Date, errorMessage?: string) =>
      tx(async () => {
        const moved = await db()
          .update(orders)
          .set({
            ...movedBy(event),
            reviewReason: reason,
            reviewSince: now,
            updatedAt: now,
            dueAt: null,
            leaseId: null,
            leaseUntil: null,
            ...(errorMessage && { errorMessage }),
          })
          .where(and(eq(orders.id, id), isBefore(event)))
          .returning({ id: orders.id })
        if (moved.length > 0) await note(id, now, notedAs(event), reason)
        return moved.length > 0
      }),

    /** Somebody has to look, and the order goes on meanwhile. False when it was flagged with this before. */
    flag: (id: string, reason: ReviewReason, now: Date) =>
      tx(async () => {
        const moved = await db()
          .update(orders)
          .set({ reviewReason: reason, reviewSince: now, updatedAt: now })
          .where(and(eq(orders.id, id), sql`${orders.reviewReason} is distinct from ${reason}`))
          .returning({ id: orders.id })
        if (moved.length > 0) await note(id, now, 'flagged', reason)
        return moved.length > 0
      }),

    /** A person has looked at what they were shown; an order that stopped for it goes on only by a refund. */
    unflag: (id: string, reason: string, now: Date) =>
      tx(async () => {
        const moved = await db()
          .update(orders)
          .set({ reviewReason: null, reviewSince: null, updatedAt: now })
          .where(and(eq(orders.id, id), eq(orders.reviewReason, reason), not(inSql.isStopped)))
          .returning({ id: orders.id })
        if (moved.length > 0) await note(id, now, 'looked_at', reason)
        return moved.length > 0
      }),

    /** The bank decided for the shop: a stopped order goes on where it was. False when it does not wait for that. */
    resume: (id: string, now: Date) =>
      tx(async () => {
        const moved = await db()
          .update(orders)
          .set({
            ...movedBy('resumed'),
            status: inSql.restartedStatus,
            errorMessage: null,
            looks: 0,
            tries: 0,
            stepSince: now,
            alertedAt: null,
            dueAt: now,
            reviewReason: null,
            reviewSince: null,
            updatedAt: now,
          })
          .where(and(eq(orders.id, id), isBefore('resumed'), eq(orders.reviewReason, 'dispute_won')))
          .returning({ id: orders.id })
        if (moved.length > 0) await note(id, now, notedAs('resumed'))
        return moved.length > 0
      }),

    /** The longest waiting first. */
    listInReview: async (most: number): Promise<OrderInReview[]> => {
      const rows = await db()
        .select()
        .from(orders)
        .where(inSql.isInReview)
        .orderBy(asc(orders.reviewSince), asc(orders.id))
        .limit(most)
      return rows.map((row) => ({
        order: toOrder(row),
        reason: row.reviewReason ?? 'unknown',
        since: row.reviewSince ?? row.updatedAt,
      }))
    },

    /** Inside a transaction: what was paid and what of it went back stays as it is until its end. */
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

    /** Inside a transaction: the order stays paid for until its end. False when it is not, or not any more. */
    holdSettled: async (id: string): Promise<boolean> => {
      const [row] = await db()
        .select({ id: orders.id })
        .from(orders)
        .where(and(eq(orders.id, id), inSql.isSettled))
        .for('update')
      return row !== undefined
    },
  }
}
