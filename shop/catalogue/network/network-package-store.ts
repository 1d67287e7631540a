// The packages of the networks as rows, what was decided about them, and the rules and rates that price them.
import { and, asc, count, eq, gt, inArray, isNotNull, isNull, lt, not, or, sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { bundles } from '#db/schema/catalogue/catalogue.ts'
import { currencyRates, networkCatalogues, networkPackages } from '#db/schema/catalogue/network-packages.ts'
import type { DataKind } from '#values/data-allowance.ts'
import { isMore, type NetworkMoney } from '#values/network-package.ts'
import type { NetworkId } from '#values/network-id.ts'
import type { CurrencyRate } from '#shop/catalogue/pricing/package-price.ts'
import type { PackageChange } from './package-change.ts'

export type PackageRow = typeof networkPackages.$inferSelect
export type CatalogueRules = typeof networkCatalogues.$inferSelect

/**
 * What a page shows of a network's packages: those with a change, those that aren't sold yet, those that are on sale, or
 * approved ones that are off sale without a change. Somebody switched their bundles off, or for a while they gave less
 * or would have lost money.
 */
export type PackageFilter = PackageChange | 'off_sale' | 'unsold' | 'sold'

const of = (networkId: NetworkId) => eq(networkPackages.networkId, networkId)
const isApproved = eq(networkPackages.decision, 'sold')
const isOnSale = sql`exists (select from ${bundles} where ${bundles.bundleId} = ${networkPackages.bundleId} and ${bundles.status} = 'Active')`
const isShown = (filter: PackageFilter) => {
  if (filter === 'sold') return and(isApproved, isOnSale)
  if (filter === 'off_sale') return and(isApproved, isNull(networkPackages.change), not(isOnSale))
  return filter === 'unsold'
    ? and(isNotNull(networkPackages.unsoldBecause), isNull(networkPackages.goneAt))
    : eq(networkPackages.change, filter)
}

type OnSale = PackageRow & { bundleId: string }
const isSold = (row: PackageRow): row is OnSale => row.bundleId !== null

const MOST_LIKE = 500

export function networkPackageStore({ db }: Pick<Database, 'db'>) {
  return {
    /** The rows of these packages. */
    find: (networkId: NetworkId, packageIds: string[]): Promise<PackageRow[]> =>
      db()
        .select()
        .from(networkPackages)
        .where(and(of(networkId), inArray(networkPackages.packageId, packageIds))),

    /**
     * What a package costs, as it was read last and as it was approved, and the bundle that sells it, null if none is on
     * sale; null if nobody decided about it. `isWithin` says that it costs no more than was approved, and gives no less.
     */
    findCosts: async (
      networkId: NetworkId,
      packageId: string,
    ): Promise<{ known: NetworkMoney; approved: NetworkMoney; isWithin: boolean; sellsAs: string | null } | null> => {
      const { offered, decided, change } = networkPackages
      const sells = and(
        eq(bundles.bundleId, networkPackages.bundleId),
        eq(bundles.networkId, networkPackages.networkId),
        eq(bundles.packageId, networkPackages.packageId),
        eq(bundles.status, 'Active'),
      )
      const [row] = await db()
        .select({ offered, decided, change, sellsAs: bundles.bundleId })
        .from(networkPackages)
        .leftJoin(bundles, sells)
        .where(and(of(networkId), eq(networkPackages.packageId, packageId)))
      if (!row?.decided) return null
      const [known, approved] = [row.offered.cost, row.decided.cost]
      const isWithin = row.change !== 'worse' && known.currency === approved.currency && !isMore(known, approved)
      return { known, approved, isWithin, sellsAs: row.sellsAs }
    },

    /** What the dearest package that is on sale costs in this currency, in hundredths; 0 if there is none. */
    findDearestCents: async (networkId: NetworkId, currency: string): Promise<number> => {
      const cost = sql`${networkPackages.offered}->'cost'`
      const dearest = sql<number>`coalesce(ceil(max((${cost}->>'units')::numeric * 100 / (${cost}->>'divisor')::numeric)), 0)`
      const [row] = await db()
        .select({ cents: dearest.mapWith(Number) })
        .from(networkPackages)
        .where(and(of(networkId), isShown('sold'), sql`${cost}->>'currency' = ${currency}`))
      return row?.cents ?? 0
    },

    /**
     * Sellable packages of these networks of this kind with at least this data, these days, and these countries; the
     * cheapest by their numbers, in whichever currency.
     */
    listLike: (like: {
      networkIds: readonly NetworkId[]
      kind: DataKind
      megabytes: number
      days: number
      countries: readonly string[]
    }): Promise<PackageRow[]> => {
      const { networkId, offered, goneAt, unsoldBecause } = networkPackages
      return db()
        .select()
        .from(networkPackages)
        .where(
          and(
            inArray(networkId, [...like.networkIds]),
            isNull(goneAt),
            isNull(unsoldBecause),
            sql`${offered}->>'kind' = ${like.kind}`,
            sql`coalesce((${offered}->>'megabytes')::integer, 0) >= ${like.megabytes}`,
            sql`(${offered}->>'days')::integer >= ${like.days}`,
            sql`${offered}->'countries' @> ${JSON.stringify(like.countries)}::jsonb`,
          ),
        )
        .orderBy(
          sql`(${offered}->'cost'->>'units')::numeric / (${offered}->'cost'->>'divisor')::numeric`,
          asc(networkId),
          asc(networkPackages.packageId),
        )
        .limit(MOST_LIKE)
    },

    /** Replaces whole rows. */
    put: async (rows: PackageRow[]): Promise<void> => {
      if (rows.length === 0) return
      await db()
        .insert(networkPackages)
        .values(rows)
        .onConflictDoUpdate({
          target: [networkPackages.networkId, networkPackages.packageId],
          set: {
            offered: sql`excluded.offered`,
            print: sql`excluded.print`,
            goneAt: sql`excluded.gone_at`,
            change: sql`excluded.change`,
            unsoldBecause: sql`excluded.unsold_because`,
            decision: sql`excluded.decision`,
            decided: sql`excluded.decided`,
            decidedAt: sql`excluded.decided_at`,
            decidedBy: sql`excluded.decided_by`,
            bundleId: sql`excluded.bundle_id`,
          },
        })
    },

    /** Those that are offered according to our rows, but not among these. */
    listMissing: (networkId: NetworkId, offeredIds: string[]): Promise<PackageRow[]> =>
      db()
        .select()
        .from(networkPackages)
        .where(
          and(
            of(networkId),
            isNull(networkPackages.goneAt),
            // As one value, however many there are.
            sql`not ${networkPackages.packageId} = any(${sql.param(offeredIds)}::text[])`,
          ),
        ),

    /** Packages after this ID, in the order of their IDs. */
    list: (networkId: NetworkId, filter: PackageFilter, after: string, most: number): Promise<PackageRow[]> =>
      db()
        .select()
        .from(networkPackages)
        .where(and(of(networkId), isShown(filter), gt(networkPackages.packageId, after)))
        .orderBy(asc(networkPackages.packageId))
        .limit(most),

    /** What is on sale, with the bundle that sells it; null if this package isn't. */
    findOnSale: async (networkId: NetworkId, packageId: string): Promise<OnSale | null> => {
      const isIt = and(of(networkId), isShown('sold'), isNull(networkPackages.goneAt))
      const [row] = await db()
        .select()
        .from(networkPackages)
        .where(and(isIt, eq(networkPackages.packageId, packageId)))
      return row && isSold(row) ? row : null
    },
    /** What is on sale, the cheapest first. */
    listCheapest: (networkId: NetworkId, most: number): Promise<PackageRow[]> =>
      db()
        .select()
        .from(networkPackages)
        .where(and(of(networkId), isShown('sold'), isNull(networkPackages.goneAt)))
        .orderBy(
          sql`(${networkPackages.offered}->'cost'->>'units')::numeric / (${networkPackages.offered}->'cost'->>'divisor')::numeric`,
          asc(networkPackages.packageId),
        )
        .limit(most),

    /** Approved packages after this ID, on sale or not, in the order of their IDs. */
    listApproved: (networkId: NetworkId, after: string, most: number): Promise<PackageRow[]> =>
      db()
        .select()
        .from(networkPackages)
        .where(and(of(networkId), isApproved, gt(networkPackages.packageId, after)))
        .orderBy(asc(networkPackages.packageId))
        .limit(most),

    /** How many packages there are to decide about, by change. */
    countChanges: async (networkId: NetworkId): Promise<Map<PackageChange, number>> => {
      const rows = await db()
        .select({ change: networkPackages.change, packages: count() })
        .from(networkPackages)
        .where(and(of(networkId), isNotNull(networkPackages.change)))
        .groupBy(networkPackages.change)
      return new Map(rows.flatMap(({ change, packages }) => (change ? [[change, packages] as const] : [])))
    },
    countShown: async (networkId: NetworkId, filter: PackageFilter): Promise<number> =>
      (
        await db()
          .select({ packages: count() })
          .from(networkPackages)
          .where(and(of(networkId), isShown(filter)))
      )[0]?.packages ?? 0,

    /** The rules of these networks; those without a row get one with the usual rules. */
    readRules: async (networkIds: NetworkId[]): Promise<CatalogueRules[]> => {
      if (networkIds.length === 0) return []
      const isAmong = inArray(networkCatalogues.networkId, networkIds)
      const rows = await db().select().from(networkCatalogues).where(isAmong)
      if (rows.length === networkIds.length) return rows
      await db()
        .insert(networkCatalogues)
        .values(networkIds.map((networkId) => ({ networkId })))
        .onConflictDoNothing()
      return db().select().from(networkCatalogues).where(isAmong)
    },
    /** Of all networks whose catalog was looked for yet; writes nothing. */
    listRules: (): Promise<CatalogueRules[]> => db().select().from(networkCatalogues),
    saveRules: (networkId: NetworkId, rules: Partial<CatalogueRules>) =>
      db().update(networkCatalogues).set(rules).where(eq(networkCatalogues.networkId, networkId)),
    /** Somebody waits for its catalog, unless it was read since then. */
    wantReading: (networkId: NetworkId, since: Date) =>
      db()
        .update(networkCatalogues)
        .set({ readAt: null })
        .where(and(eq(networkCatalogues.networkId, networkId), lt(networkCatalogues.readAt, since))),
    /** Takes the reading of a catalog that wasn't read since then; false if somebody else has it. */
    takeReading: async (networkId: NetworkId, at: { before: Date; now: Date; until: Date }): Promise<boolean> =>
      (
        await db()
          .update(networkCatalogues)
          .set({ leasedUntil: at.until })
          .where(
            and(
              eq(networkCatalogues.networkId, networkId),
              or(isNull(networkCatalogues.readAt), lt(networkCatalogues.readAt, at.before)),
              or(isNull(networkCatalogues.leasedUntil), lt(networkCatalogues.leasedUntil, at.now)),
            ),
          )
          .returning({ networkId: networkCatalogues.networkId })
      ).length > 0,

    /** Those in which packages on sale are charged, by their codes. */
    listCurrencies: async (): Promise<string[]> => {
      const currency = sql<string>`${networkPackages.offered}->'cost'->>'currency'`
      const rows = await db().selectDistinct({ currency }).from(networkPackages).where(isShown('sold'))
      return rows.map((row) => row.currency)
    },

    listRates: (): Promise<CurrencyRate[]> =>
      db().select().from(currencyRates).orderBy(asc(currencyRates.currency), asc(currencyRates.validFrom)),
    setRate: (row: typeof currencyRates.$inferInsert) =>
      db()
        .insert(currencyRates)
        .values(row)
        .onConflictDoUpdate({ target: [currencyRates.currency, currencyRates.validFrom], set: row }),
  }
}
