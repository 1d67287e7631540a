// What went back of an order's money, and which orders a person has to look at; part of the one writer of orders.
import { and, asc, eq, gte, inArray, isNotNull, lt, or, sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { orders } from '#db/schema/orders.ts'
import { toOrder } from './order-row-store.ts'
import type { Order, PaymentState, ReviewReason } from './order.ts'

type Note = (orderId: string, at: Date, move: string, detail?: string | null) => PromiseLike<unknown>

/** An order that waits for a person; the reason is one of ours. */
export type OrderInReview = { order: Order; reason: string; since: Date }

export function orderMoneyStore({ db, tx }: Pick<Database, 'db' | 'tx'>, note: Note) {
  return {
    /** The payment went back in full: nothing is provisioned any more, whoever holds the order loses it. */
    refund: (id: string, from: PaymentState[], now: Date, detail?: string) =>
      tx(async () => {
        const moved = await db()
          .update(orders)
          .set({
            paymentState: 'refunded',
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
          .where(and(eq(orders.id, id), inArray(orders.paymentState, from)))
          .returning({ id: orders.id })
        if (moved.length > 0) await note(id, now, 'refunded', detail)
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
              inArray(orders.paymentState, ['paid', 'review']),
              lt(orders.refundedCents, refundedCents),
              gte(orders.paidCents, refundedCents),
            ),
          )
          .returning({ id: orders.id })
        if (moved.length > 0) await note(id, now, 'refunded_in_part', String(refundedCents))
        return moved.length > 0
      }),

    /** The order stops where it is until a person has looked at it. */
    stopForReview: (id: string, from: PaymentState[], reason: ReviewReason, now: Date) =>
      tx(async () => {
        const moved = await db()
          .update(orders)
          .set({
            paymentState: 'review',
            reviewReason: reason,
            reviewSince: now,
            updatedAt: now,
            dueAt: null,
            leaseId: null,
            leaseUntil: null,
          })
          .where(and(eq(orders.id, id), inArray(orders.paymentState, from)))
          .returning({ id: orders.id })
        if (moved.length > 0) await note(id, now, 'review', reason)
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
          .where(and(eq(orders.id, id), eq(orders.reviewReason, reason), sql`${orders.paymentState} <> 'review'`))
          .returning({ id: orders.id })
        if (moved.length > 0) await note(id, now, 'looked_at', reason)
        return moved.length > 0
      }),

    /** The longest waiting first. */
    listInReview: async (most: number): Promise<OrderInReview[]> => {
      const rows = await db()
        .select()
        .from(orders)
        .where(or(isNotNull(orders.reviewReason), eq(orders.paymentState, 'review')))
        .orderBy(asc(orders.reviewSince), asc(orders.id))
        .limit(most)
      return rows.map((row) => ({
        order: toOrder(row),
        reason: row.reviewReason ?? 'unknown',
        since: row.reviewSince ?? row.updatedAt,
      }))
    },

    /** Inside a transaction: the order stays paid for until its end. False when it is not, or not any more. */
    holdSettled: async (id: string): Promise<boolean> => {
      const [row] = await db()
        .select({ id: orders.id })
        .from(orders)
        .where(and(eq(orders.id, id), inArray(orders.paymentState, ['paid', 'free'])))
        .for('update')
      return row !== undefined
    },
  }
}
