// How a brand's eSIMs are doing, by the network's last reading of each; writes nothing.
import { and, eq, isNull, lte, sql, type SQL } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { ofBusinesses } from '#db/query/conditions.ts'
import { esimChecks } from '#db/schema/delivery/alerts.ts'
import { esims } from '#db/schema/sales/esims.ts'
import { orders } from '#db/schema/sales/orders.ts'
import type { BrandIds } from '#shop/people/brand/tenant.ts'

/** The statuses are those of the status page; eSIMs without a reading are counted separately. */
export type EsimHealth = {
  active: number
  notActivated: number
  depleted: number
  expired: number
  unread: number
  /** Of the active ones: 100 MB or less are left. */
  low: number
}

const LOW_MB = 100

export const esimHealthStore = ({ db }: Database) => ({
  /** Only eSIMs that customers hold; returned ones don't count. */
  count: async (brand: BrandIds, now: Date): Promise<EsimHealth> => {
    const status = sql`case
      when ${isNull(esimChecks.checkedAt)} then 'unread'
      when ${isNull(esimChecks.expiresAt)} then 'not_activated'
      when ${lte(esimChecks.balanceMb, 0)} then 'depleted'
      when ${lte(esimChecks.expiresAt, now)} then 'expired'
      else 'active' end`
    const are = (name: string, more?: SQL) =>
      sql<number>`count(*) filter (where ${and(eq(status, name), more)})`.mapWith(Number)
    const [counted] = await db()
      .select({
        active: are('active'),
        notActivated: are('not_activated'),
        depleted: are('depleted'),
        expired: are('expired'),
        unread: are('unread'),
        low: are('active', lte(esimChecks.balanceMb, LOW_MB)),
      })
      .from(esims)
      .innerJoin(orders, eq(orders.id, esims.orderId))
      .leftJoin(esimChecks, and(eq(esimChecks.orderId, esims.orderId), eq(esimChecks.iccid, esims.iccid)))
      .where(and(eq(esims.state, 'active'), ofBusinesses(orders.businessId, brand)))
    if (!counted) throw new Error('Nothing was counted.')
    return counted
  },
})
