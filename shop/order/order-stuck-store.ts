// Paid orders that do not get on: who has to be told, who waits for a person, and how one goes on; part of the one writer of orders.
import { and, asc, eq, gt, inArray, isNotNull, isNull, lte, not, sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { orders } from '#db/schema/orders.ts'
import { inSql, isBefore, movedBy } from './order-conditions-store.ts'
import { notedAs } from './order-moves.ts'
import { toOrder } from './order-row-store.ts'
import { RESUMABLE, type Order, type ReviewReason } from './order.ts'

type Note = (orderId: string, at: Date, move: string, detail?: string | null) => PromiseLike<unknown>

/** Orders of an earlier version do not know since when they are at their step. */
const stepSince = sql`coalesce(${orders.stepSince}, ${orders.createdAt})`
const isWaiting = and(inSql.isSettled, isNotNull(orders.dueAt))

export function orderStuckStore({ db, tx }: Pick<Database, 'db' | 'tx'>, note: Note) {
  return {
    /** Orders that have been at one step since then, each told once per step. */
    takeToAlert: async (since: Date, now: Date): Promise<Order[]> => {
      const rows = await db()
        .update(orders)
        .set({ alertedAt: now })
        .where(and(isWaiting, isNull(orders.alertedAt), lte(stepSince, since)))
        .returning()
      return rows.map(toOrder)
    },

    listAtOneStepSince: async (since: Date, most: number): Promise<Order[]> => {
      const rows = await db()
        .select()
        .from(orders)
        .where(and(isWaiting, lte(stepSince, since)))
        .orderBy(asc(orders.createdAt))
        .limit(most)
      return rows.map(toOrder)
    },

    /** Nothing more is tried by itself and a person is asked to look; the buyer keeps what is there, and may retry. */
    rest: (id: string, reason: ReviewReason, now: Date) =>
      tx(async () => {
        const moved = await db()
          .update(orders)
          .set({
            ...movedBy('given_up'),
            reviewReason: sql`coalesce(${orders.reviewReason}, ${reason})`,
            reviewSince: sql`coalesce(${orders.reviewSince}, ${now.toISOString()}::timestamptz)`,
            updatedAt: now,
            dueAt: null,
            leaseId: null,
            leaseUntil: null,
          })
          .where(and(eq(orders.id, id), isBefore('given_up'), isNotNull(orders.dueAt)))
          .returning({ id: orders.id })
        if (moved.length > 0) await note(id, now, notedAs('given_up'), reason)
        return moved.length > 0
      }),

    /** The traveler asked to try a failed step again; only an order in error moves, so a double click is one retry. */
    retry: (id: string, now: Date) =>
      tx(async () => {
        const moved = await db()
          .update(orders)
          .set({
            ...movedBy('retried'),
            ...fromHere(now),
            // Somebody who tries again after a day gives the step another day.
            stepSince: sql`case when ${orders.dueAt} is null then ${now.toISOString()}::timestamptz else ${orders.stepSince} end`,
          })
          .where(and(eq(orders.id, id), isBefore('retried')))
          .returning({ id: orders.id })
        if (moved.length > 0) await note(id, now, notedAs('retried'))
        return moved.length > 0
      }),

    /** An order that stopped because of the network goes on where it stopped, as paid as it was. */
    resumeDelivery: (id: string, now: Date) =>
      tx(async () => {
        const isPaidFor = gt(orders.paidCents, 0)
        for (const [event, wasSo] of [
          ['resumed', isPaidFor],
          ['resumed_free', not(isPaidFor)],
        ] as const) {
          const moved = await db()
            .update(orders)
            .set({
              ...movedBy(event),
              ...fromHere(now),
              status: inSql.restartedStatus,
              stepSince: now,
              alertedAt: null,
              reviewReason: null,
              reviewSince: null,
            })
            .where(and(eq(orders.id, id), isBefore(event), wasSo, inArray(orders.reviewReason, [...RESUMABLE])))
            .returning({ id: orders.id })
          if (moved.length === 0) continue
          await note(id, now, notedAs(event))
          return true
        }
        return false
      }),
  }
}

const isNotDelivered = sql`${orders.reviewReason} = 'not_delivered'`
/** What a completed order no longer has to be looked at for. */
export const notDeliveredIsOver = {
  reviewReason: sql`case when ${isNotDelivered} then null else ${orders.reviewReason} end`,
  reviewSince: sql`case when ${isNotDelivered} then null else ${orders.reviewSince} end`,
}

const fromHere = (now: Date) => ({
  dueAt: now,
  looks: 0,
  tries: 0,
  errorMessage: null,
  updatedAt: now,
  retries: sql`${orders.retries} + 1`,
})
