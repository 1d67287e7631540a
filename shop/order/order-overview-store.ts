// Orders counted and looked through for those who run the shop; nothing is written here.
import { and, asc, eq, inArray, lt, ne, or, sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { orders } from '#db/schema/orders.ts'

export type OrderOverviewStore = ReturnType<typeof orderOverviewStore>
export type TroubledOrder = {
  id: string
  reference: string
  businessId: string | null
  step: string
  errorMessage: string | null
  /** Waits for a person, failed, or has not moved for a while. */
  trouble: 'review' | 'error' | 'stuck'
  updatedAt: Date
}

const SETTLED = ['paid', 'free'] as const

export function orderOverviewStore({ db }: Database) {
  return {
    /** Settled orders and what was paid for them in cents, per brand; null stands for the shop's own. */
    countByBusiness: (): Promise<{ businessId: string | null; orders: number; paidCents: number }[]> =>
      db()
        .select({
          businessId: orders.businessId,
          orders: sql<number>`count(*)`.mapWith(Number),
          paidCents: sql<number>`coalesce(sum(${orders.totalCents}), 0)`.mapWith(Number),
        })
        .from(orders)
        .where(inArray(orders.paymentState, [...SETTLED]))
        .groupBy(orders.businessId),

    /** What was paid and is not delivered: failed, in review, or without a move since `stuckSince`; the oldest first. */
    listTroubled: async (stuckSince: Date, most: number): Promise<TroubledOrder[]> => {
      const isOpen = and(inArray(orders.paymentState, [...SETTLED]), ne(orders.status, 'completed'))
      const rows = await db()
        .select({
          id: orders.id,
          reference: orders.reference,
          businessId: orders.businessId,
          step: orders.step,
          errorMessage: orders.errorMessage,
          paymentState: orders.paymentState,
          status: orders.status,
          updatedAt: orders.updatedAt,
        })
        .from(orders)
        .where(
          or(
            eq(orders.paymentState, 'review'),
            and(isOpen, or(eq(orders.status, 'error'), lt(orders.updatedAt, stuckSince))),
          ),
        )
        .orderBy(asc(orders.updatedAt), asc(orders.id))
        .limit(most)
      return rows.map(({ paymentState, status, ...order }) => ({
        ...order,
        trouble: paymentState === 'review' ? 'review' : status === 'error' ? 'error' : 'stuck',
      }))
    },
  }
}
