// Orders and their history counted for those who run the platform: what waits, how long the network took, what coupons cost.
import { and, count, eq, gte, inArray, isNotNull, lt, lte, min, sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { orderEvents, orders } from '#db/schema/orders.ts'
import { SETTLING_MOVES } from './order-moves.ts'
import type { CouponCost, PollingTimes } from './desk-order.ts'

export type OrderReportStore = ReturnType<typeof orderReportStore>
const PROMISED = 'completed_request_iccid_allocation'
const GIVEN = 'completed_poll_for_iccid'
const whole = (text: ReturnType<typeof sql>) => sql<number>`${text}`.mapWith(Number)

export function orderReportStore({ db }: Database) {
  return {
    /** Orders that the worker should have looked at by now, and since when the first of them waits. */
    findOverdue: async (now: Date): Promise<{ orders: number; since: Date | null }> => {
      const [found] = await db()
        .select({ orders: count(), since: min(orders.dueAt) })
        .from(orders)
        .where(lte(orders.dueAt, now))
      return found ?? { orders: 0, since: null }
    },

    /** Of the eSIMs that came since then; null when there were none. */
    findPollingTimes: async (since: Date): Promise<PollingTimes | null> => {
      const waits = db()
        .select({
          ms: sql<number>`extract(epoch from
            min(${orderEvents.at}) filter (where ${orderEvents.move} = ${GIVEN})
            - min(${orderEvents.at}) filter (where ${orderEvents.move} = ${PROMISED})) * 1000`.as('ms'),
          given: sql<Date>`min(${orderEvents.at}) filter (where ${orderEvents.move} = ${GIVEN})`.as('given'),
        })
        .from(orderEvents)
        .where(inArray(orderEvents.move, [PROMISED, GIVEN]))
        .groupBy(orderEvents.orderId)
        .as('waits')
      const [found] = await db()
        .select({
          orders: count(waits.ms),
          p50Ms: whole(sql`coalesce(percentile_cont(0.5) within group (order by ${waits.ms}), 0)`),
          p95Ms: whole(sql`coalesce(percentile_cont(0.95) within group (order by ${waits.ms}), 0)`),
        })
        .from(waits)
        .where(and(gte(waits.given, since), isNotNull(waits.ms)))
      return found && found.orders > 0 ? found : null
    },

    /** What each code took off the orders that were settled from `from` until before `until`; the dearest first. */
    sumCoupons: (from: Date, until: Date): Promise<CouponCost[]> => {
      const discountCents = whole(sql`coalesce(sum(${orders.couponDiscountCents}), 0)`)
      return db()
        .select({ code: sql<string>`${orders.couponCode}`, orders: count(), discountCents })
        .from(orderEvents)
        .innerJoin(orders, eq(orders.id, orderEvents.orderId))
        .where(
          and(
            inArray(orderEvents.move, SETTLING_MOVES),
            isNotNull(orders.couponCode),
            gte(orderEvents.at, from),
            lt(orderEvents.at, until),
          ),
        )
        .groupBy(orders.couponCode)
        .orderBy(sql`sum(${orders.couponDiscountCents}) desc`, orders.couponCode)
    },
  }
}
