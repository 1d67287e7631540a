// What orders cost at their networks, and what is left of their price. The view `order_costs` says which orders bought
// something there.
import { and, eq, gte, inArray, lt, sql, type SQL } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { orderEvents, orders } from '#db/schema/sales/orders.ts'
import { SETTLING_MOVES } from '#shop/sales/order/order-moves.ts'
import type { MarginSum, OrderCost } from '#shop/sales/order/order-cost.ts'
import { inSql } from './order-conditions-store.ts'

const whole = (amount: SQL) => sql<number>`${amount}`.mapWith(Number)
const isSettling = inArray(orderEvents.move, SETTLING_MOVES).inlineParams()
const kept = sql`(${orders.paidCents} - ${orders.refundedCents})::bigint`
/** What the shop kept of an order, without VAT. */
const net = sql`(${kept} - vat_within(${kept}, round(${orders.taxRate}::numeric * 10000)::integer))`
const isUnknown = sql`(costs.cost_cents is null and (costs.order_id is not null or ${inSql.isOnItsWay}))`

export const orderCostQueries = ({ db }: Pick<Database, 'db'>) => ({
  /** What an order brought and cost; null if it bought nothing at its network. */
  find: async (orderId: string): Promise<OrderCost | null> => {
    const [row] = await db()
      .select({ netCents: whole(net), costCents: sql<number | null>`costs.cost_cents` })
      .from(orders)
      .innerJoin(sql`order_costs costs`, sql`costs.order_id = ${orders.id}`)
      .where(eq(orders.id, orderId))
    return row ?? null
  },

  /** What was bought at a network since then, as far as its cost is known, in cents. */
  sumSince: async (networkId: string, since: Date): Promise<number> => {
    const [row] = await db()
      .select({ cents: whole(sql`coalesce(sum(cost_cents), 0)`) })
      .from(sql`order_costs`)
      .where(sql`network_id = ${networkId} and asked_at >= ${since.toISOString()}::timestamptz`)
    return row?.cents ?? 0
  },

  /**
   * What orders that were paid or free in this time brought, less what was refunded until now, and what they cost: per
   * network, zone, and bundle, the largest margin first.
   */
  sumMargins: (from: Date, until: Date): Promise<MarginSum[]> =>
    db()
      .select({
        networkId: orders.networkId,
        zone: orders.bundleZone,
        bundleId: orders.bundleId,
        orders: whole(sql`count(*) filter (where ${orders.replacesOrderId} is null)`),
        netCents: whole(sql`coalesce(sum(${net}), 0)`),
        costCents: whole(sql`coalesce(sum(costs.cost_cents), 0)`),
        marginCents: whole(
          sql`coalesce(sum(${net} - coalesce(costs.cost_cents, 0)) filter (where not ${isUnknown}), 0)`,
        ),
        uncosted: whole(sql`count(*) filter (where ${isUnknown})`),
      })
      .from(orderEvents)
      .innerJoin(orders, eq(orders.id, orderEvents.orderId))
      .leftJoin(sql`order_costs costs`, sql`costs.order_id = ${orders.id}`)
      .where(
        and(isSettling, inArray(orders.kind, ['esim', 'topup']), gte(orderEvents.at, from), lt(orderEvents.at, until)),
      )
      .groupBy(orders.networkId, orders.bundleZone, orders.bundleId)
      .orderBy(sql`7 desc`, orders.networkId, orders.bundleZone, orders.bundleId),
})
