// What orders cost at their networks and at the payment provider, what others earn from them, and what is left of their
// price. The view `order_costs` says which orders bought
// something there.
import { and, eq, gte, inArray, lt, sql, type SQL } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { orderEvents, orders } from '#db/schema/sales/orders.ts'
import { SETTLING_MOVES } from '#shop/sales/order/order-moves.ts'
import type { OrderCost, ProfitSplit, ProfitSum, SaleCost } from '#shop/sales/order/order-cost.ts'
import { TAKEN } from '#shop/sales/payment/payment-session.ts'
import { inSql } from './order-conditions-store.ts'

const whole = (amount: SQL) => sql<number>`${amount}`.mapWith(Number)
const isSettling = inArray(orderEvents.move, SETTLING_MOVES).inlineParams()
const kept = sql`(${orders.paidCents} - ${orders.refundedCents})::bigint`
/** What the shop kept of an order, without VAT. */
const net = sql`(${kept} - vat_within(${kept}, round(${orders.taxRate}::numeric * 10000)::integer))`
/** Of a top-up, or of an eSIM that wasn't given back; nobody noted its purchase if it has no row among the costs. */
const isDelivered = sql`(case when ${inSql.isTopUp} then ${orders.provisioningState} = 'completed'
  else exists (select 1 from esims where esims.order_id = order_history.order_id and esims.state <> 'released') end)`
const isUnknown = sql`(costs.cost_cents is null
  and (costs.order_id is not null or ${inSql.isOnItsWay} or ${isDelivered}))`

const BOUGHT = sql`lateral (
  select count(*) as orders, case when bool_or(cost_cents is null) then null else sum(cost_cents) end::float8 as cost_cents
  from order_costs where order_id = any (array(
    select order_history.order_id
    union all select theirs.order_id from order_history theirs where theirs.paid_with_order_id = order_history.order_id))
) costs`
const FEES = sql`lateral (
  select coalesce(sum(fee.cents), 0) as cents,
    case when count(*) > 0 then bool_or(fee.is_known is not true)
      else order_history.amount > 0 and order_history.balance_of is null end as is_unknown
  from payment_sessions page
  left join lateral (
    select sum(fee_cents) filter (where currency = 'eur') as cents,
      bool_or(kind = 'taken') and bool_and(currency = 'eur') as is_known
    from payment_fees where payment_fees.payment_intent_id = page.payment_intent_id) fee on true
  where page.order_id = order_history.order_id and page.state in ${TAKEN}
) fees`
const COMMISSIONS = sql`lateral (
  select coalesce(-sum(line.cents), 0) as cents
  from ledger_movements movement
  join ledger_lines line on line.movement_id = movement.id and line.account = 'commission'
  where movement.order_id = order_history.order_id
) commissions`

/** What a row of the report is about. */
const NAMES: Record<ProfitSplit, SQL> = {
  bundle: sql`${orders.networkId}, ${orders.bundleZone}, ${orders.bundleId}`,
  zone: sql`${orders.bundleZone}`,
  country: sql`coalesce(${orders.vatCountry}, '')`,
  brand: sql`coalesce(${orders.businessId}, '')`,
  // what was paid with an order belongs to its coupon
  coupon: sql`coalesce((select coalesce(batch, code) from coupons where coupons.code = coalesce(order_history.coupon_code,
    (select paying.coupon_code from order_history paying where paying.order_id = order_history.paid_with_order_id))),
    ${orders.couponCode}, '')`,
  network: sql`${orders.networkId}`,
}

/** Each of these orders, what was ordered in its place, and what was paid with it, with the order that was sold. */
const soldAs = (orderIds: string[]) => sql`(
  with recursive sale as (
    select order_id, order_id as sale_id from order_history where order_id in ${orderIds}
    union all
    select instead.order_id, sale.sale_id
    from order_history instead join sale
      on instead.replaces_order_id = sale.order_id or instead.paid_with_order_id = sale.order_id)
  select * from sale) sold`

export const orderCostQueries = ({ db }: Pick<Database, 'db'>) => ({
  /** What an order brought and cost, with what it paid for other travelers; null if it bought nothing at its network. */
  find: async (orderId: string): Promise<OrderCost | null> => {
    const [row] = await db()
      .select({
        netCents: whole(net),
        costCents: sql<number | null>`costs.cost_cents`,
        feeCents: sql<number | null>`case when fees.is_unknown then null else fees.cents end::float8`,
        commissionCents: whole(sql`commissions.cents`),
      })
      .from(orders)
      .innerJoin(BOUGHT, sql`costs.orders > 0`)
      .innerJoin(FEES, sql`true`)
      .innerJoin(COMMISSIONS, sql`true`)
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
   * What each of these sales cost until now, with what replaced it for free and what it paid for other travelers. Null
   * if any of it isn't known, or not yet.
   */
  listOfSales: (orderIds: string[]): Promise<SaleCost[]> =>
    db()
      .select({
        orderId: sql<string>`sold.sale_id`,
        costCents: sql<
          number | null
        >`case when bool_or(${isUnknown}) then null else coalesce(sum(costs.cost_cents), 0) end::float8`,
        feeCents: sql<number | null>`case when bool_or(fees.is_unknown) then null else sum(fees.cents) end::float8`,
        commissionCents: whole(sql`sum(commissions.cents)`),
      })
      .from(soldAs(orderIds))
      .innerJoin(orders, sql`${orders.id} = sold.order_id`)
      .innerJoin(FEES, sql`true`)
      .innerJoin(COMMISSIONS, sql`true`)
      .leftJoin(sql`order_costs costs`, sql`costs.order_id = ${orders.id}`)
      .groupBy(sql`sold.sale_id`),

  /**
   * What orders that were paid or free in this time brought, less what was refunded until now, and what they cost until
   * now: by network, zone, and bundle, or by one thing, the largest contribution first.
   */
  sumProfit: (from: Date, until: Date, by: ProfitSplit): Promise<ProfitSum[]> => {
    const isWhole = sql`not ${isUnknown} and not fees.is_unknown`
    return db()
      .select({
        names: sql<string[]>`jsonb_build_array(${NAMES[by]})`,
        orders: whole(sql`count(*) filter (where ${orders.replacesOrderId} is null and ${orders.paidWith} is null)`),
        netCents: whole(sql`coalesce(sum(${net}), 0)`),
        costCents: whole(sql`coalesce(sum(costs.cost_cents), 0)`),
        marginCents: whole(
          sql`coalesce(sum(${net} - coalesce(costs.cost_cents, 0)) filter (where not ${isUnknown}), 0)`,
        ),
        uncosted: whole(sql`count(*) filter (where ${isUnknown})`),
        feeCents: whole(sql`coalesce(sum(fees.cents), 0)`),
        withoutFee: whole(sql`count(*) filter (where fees.is_unknown)`),
        commissionCents: whole(sql`coalesce(sum(commissions.cents), 0)`),
        contributionCents: whole(
          sql`coalesce(sum(${net} - coalesce(costs.cost_cents, 0) - fees.cents - commissions.cents)
            filter (where ${isWhole}), 0)`,
        ),
      })
      .from(orderEvents)
      .innerJoin(orders, eq(orders.id, orderEvents.orderId))
      .innerJoin(FEES, sql`true`)
      .innerJoin(COMMISSIONS, sql`true`)
      .leftJoin(sql`order_costs costs`, sql`costs.order_id = ${orders.id}`)
      .where(
        and(isSettling, inArray(orders.kind, ['esim', 'topup']), gte(orderEvents.at, from), lt(orderEvents.at, until)),
      )
      .groupBy(sql`1`)
      .orderBy(sql`10 desc`, sql`1`)
  },
})
