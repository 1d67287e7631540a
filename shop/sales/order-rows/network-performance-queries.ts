// How networks did with what was ordered lately, from the orders and their history; writes nothing.
import { and, eq, gte, inArray, sql, type SQL } from 'drizzle-orm'
import type { Database, Db } from '#db/database.ts'
import { orderEvents, orders } from '#db/schema/sales/orders.ts'
import { SETTLING_MOVES } from '#shop/sales/order/order-moves.ts'

/** How a network did with the orders of one of its bundles. */
type NetworkPerformance = {
  networkId: string
  zone: string
  bundleId: string
  orders: number
  delivered: number
  /** No eSIM came, and none is on its way. */
  failed: number
  installed: number
  /** Half of the eSIMs were there so soon after the payment; null if none was. */
  p50Ms: number | null
}

const whole = (amount: SQL) => sql<number>`${amount}`.mapWith(Number)

/** One row for each of these eSIMs. */
function historySince(db: Db, since: Date) {
  const { move, at } = orderEvents
  const isSettling = inArray(move, SETTLING_MOVES).inlineParams()
  // The history of these orders alone is read, each by its order.
  return db
    .select({
      networkId: orders.networkId,
      zone: orders.bundleZone,
      bundleId: orders.bundleId,
      isLost:
        sql<boolean>`${orders.provisioningState} in ('failed', 'stopped') or ${orders.paymentState} = 'refunded'`.as(
          'is_lost',
        ),
      boughtAt: sql`min(${at}) filter (where ${isSettling})`.as('bought_at'),
      givenAt: sql`min(${at}) filter (where ${move} = 'completed_poll_for_iccid')`.as('given_at'),
      isInstalled: sql<boolean>`bool_or(${move} = 'installed')`.as('is_installed'),
    })
    .from(orders)
    .innerJoin(orderEvents, eq(orderEvents.orderId, orders.id))
    .where(and(gte(orders.createdAt, since), eq(orders.kind, 'esim')))
    .groupBy(orders.id)
    .as('history')
}

const failedOf = (history: ReturnType<typeof historySince>) =>
  whole(sql`count(*) filter (where ${history.givenAt} is null and (${history.isLost}))`)

export const networkPerformanceQueries = ({ db }: Pick<Database, 'db'>) => ({
  /** Of eSIMs that were ordered since then and paid or free, how many got none, per network. */
  sumFailures: (since: Date): Promise<Pick<NetworkPerformance, 'networkId' | 'orders' | 'failed'>[]> => {
    const history = historySince(db(), since)
    return db()
      .select({ networkId: history.networkId, orders: whole(sql`count(*)`), failed: failedOf(history) })
      .from(history)
      .where(sql`${history.boughtAt} is not null`)
      .groupBy(history.networkId)
  },

  /** Of eSIMs that were ordered since then and paid or free: per network and bundle, those with most orders first. */
  listPerformance: (since: Date, most: number): Promise<NetworkPerformance[]> => {
    const history = historySince(db(), since)
    const { networkId, zone, bundleId } = history
    const waitMs = sql`extract(epoch from ${history.givenAt} - ${history.boughtAt}) * 1000`
    return db()
      .select({
        networkId,
        zone,
        bundleId,
        orders: whole(sql`count(*)`),
        delivered: whole(sql`count(${history.givenAt})`),
        failed: failedOf(history),
        installed: whole(sql`count(*) filter (where ${history.isInstalled})`),
        p50Ms: sql<number | null>`percentile_cont(0.5) within group (order by ${waitMs})`.mapWith(Number),
      })
      .from(history)
      .where(sql`${history.boughtAt} is not null`)
      .groupBy(networkId, zone, bundleId)
      .orderBy(sql`4 desc`, networkId, zone, bundleId)
      .limit(most)
  },
})
