// Which orders go to another network, written before that one is asked, and whether an owner lets them.
import { and, asc, count, desc, eq, gte } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { insertIfMoved, type Also } from '#db/query/write-together.ts'
import { failoverSettings } from '#db/schema/catalogue/networks.ts'
import { failovers } from '#db/schema/sales/esims.ts'
import type { NetworkId } from '#values/network-id.ts'
import type { NetworkMoney } from '#values/network-package.ts'

export type Failover = typeof failovers.$inferSelect
/** `floorBasisPoints` is the share of what was paid, without VAT, that must be left. */
export type FailoverRule = { isOn: boolean; floorBasisPoints: number }

const NOT_SET: FailoverRule = { isOn: false, floorBasisPoints: 1000 }
const { isOn, floorBasisPoints } = failoverSettings
const { fromNetworkId, zone, bundleId } = failovers

export const failoverStore = ({ db }: Pick<Database, 'db'>) => ({
  readRule: async (): Promise<FailoverRule> =>
    (await db().select({ isOn, floorBasisPoints }).from(failoverSettings).limit(1))[0] ?? NOT_SET,
  saveRule: (rule: FailoverRule) =>
    db().insert(failoverSettings).values(rule).onConflictDoUpdate({ target: failoverSettings.only, set: rule }),

  /** To be written with its order; fails if the order was at that network before. */
  noting: (failover: Omit<Failover, 'id'>): Also => insertIfMoved(failovers, failover, 'fails'),

  /** Oldest first. */
  listOfOrder: (orderId: string): Promise<Failover[]> =>
    db().select().from(failovers).where(eq(failovers.orderId, orderId)).orderBy(asc(failovers.at)),

  /** For at most how much the order may be bought where it is now; null where nobody knows. */
  findLimit: async (orderId: string): Promise<NetworkMoney | null> => {
    const [row] = await db()
      .select({ mostPaid: failovers.mostPaid })
      .from(failovers)
      .where(eq(failovers.orderId, orderId))
      .orderBy(desc(failovers.at))
      .limit(1)
    return row?.mostPaid ?? null
  },

  /** How many orders left a network since then, by what was bought. */
  countByBundle: (since: Date): Promise<{ networkId: string; zone: string; bundleId: string; orders: number }[]> =>
    db()
      .select({ networkId: fromNetworkId, zone, bundleId, orders: count() })
      .from(failovers)
      .where(gte(failovers.at, since))
      .groupBy(fromNetworkId, zone, bundleId),

  /** How many orders left this network for this reason since then. */
  countSince: async (networkId: NetworkId, reason: string, since: Date): Promise<number> => {
    const [counted] = await db()
      .select({ orders: count() })
      .from(failovers)
      .where(and(eq(fromNetworkId, networkId), eq(failovers.reason, reason), gte(failovers.at, since)))
    return counted?.orders ?? 0
  },
})
