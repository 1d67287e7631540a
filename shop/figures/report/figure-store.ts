// The daily figures kept by the database, added up over days; and the check that compares them with the records.
import { and, desc, eq, gte, isNull, lt, lte, or, sql, type SQL } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { figureDays, figureState } from '#db/schema/figures/figures.ts'
import { ofBusinesses } from '#db/query/conditions.ts'
import type { BrandIds } from '#shop/people/brand/tenant.ts'
import type { DateOnly } from '#values/date.ts'
import type { DayRange } from './day-range.ts'
import type { FigureCounts, Dimension, FigureDay, FigureLine } from './shop-figures.ts'

export type FigureStore = ReturnType<typeof figureStore>

const added = (column: SQL | (typeof figureDays)[keyof FigureCounts]) =>
  sql<number>`coalesce(sum(${column}), 0)`.mapWith(Number)
const SUMS = {
  started: added(figureDays.started),
  orders: added(figureDays.orders),
  free: added(figureDays.free),
  topUps: added(figureDays.topUps),
  repeats: added(figureDays.repeats),
  delivered: added(figureDays.delivered),
  installed: added(figureDays.installed),
  refunds: added(figureDays.refunds),
  paidCents: added(figureDays.paidCents),
  paidVatCents: added(figureDays.paidVatCents),
  refundedCents: added(figureDays.refundedCents),
  refundedVatCents: added(figureDays.refundedVatCents),
  couponCents: added(figureDays.couponCents),
  customers: added(figureDays.customers),
  accounts: added(figureDays.accounts),
  replacements: added(figureDays.replacements),
} satisfies Record<keyof FigureCounts, SQL>

const about = (dimension: Dimension, range: DayRange | null, brand: BrandIds | null) =>
  and(
    eq(figureDays.dimension, dimension),
    range ? and(gte(figureDays.day, range.from), lt(figureDays.day, range.until)) : undefined,
    ofBusinesses(figureDays.businessId, brand),
  )

export function figureStore({ db, tx }: Pick<Database, 'db' | 'tx'>) {
  // Counts the whole past, which takes longer than any page may.
  const inItsTime = <Result>(work: () => Promise<Result>): Promise<Result> =>
    tx(async () => {
      await db().execute(sql`set local statement_timeout = 0`)
      return work()
    })

  return {
    /** Each day of the range with activity; null for all brands. */
    listDays: (range: DayRange, brand: BrandIds | null): Promise<FigureDay[]> =>
      db()
        .select({ day: figureDays.day, ...SUMS })
        .from(figureDays)
        .where(about('all', range, brand))
        .groupBy(figureDays.day)
        .orderBy(figureDays.day),

    /** The sum of the range, or of all days. */
    sum: async (dimension: 'all' | 'people', range: DayRange | null, brand: BrandIds | null): Promise<FigureCounts> => {
      const [found] = await db()
        .select(SUMS)
        .from(figureDays)
        .where(about(dimension, range, brand))
      if (!found) throw new Error('Nothing was added up.')
      return found
    },

    /** Per zone, country, or coupon, largest revenue first. The sums of the first `most` only. */
    listLines: (
      dimension: Exclude<Dimension, 'all' | 'people'>,
      range: DayRange,
      brand: BrandIds | null,
      most: number,
    ): Promise<FigureLine[]> =>
      db()
        .select({ key: figureDays.key, ...SUMS })
        .from(figureDays)
        .where(about(dimension, range, brand))
        .groupBy(figureDays.key)
        .orderBy(desc(sql`sum(${figureDays.paidCents} - ${figureDays.refundedCents})`), figureDays.key)
        .limit(most),

    /** The total discount of each coupon, or batch of coupons, in cents without VAT. */
    sumCouponCosts: async (): Promise<Map<string, number>> => {
      const rows = await db()
        .select({ key: figureDays.key, cents: SUMS.couponCents })
        .from(figureDays)
        .where(about('coupon', null, null))
        .groupBy(figureDays.key)
      return new Map(rows.map(({ key, cents }) => [key, cents]))
    },

    /** Per brand, by the ID in the order; empty for orders without one. */
    listBrands: (range: DayRange | null): Promise<FigureLine[]> =>
      db()
        .select({ key: figureDays.businessId, ...SUMS })
        .from(figureDays)
        .where(about('all', range, null))
        .groupBy(figureDays.businessId)
        .orderBy(desc(sql`sum(${figureDays.paidCents} - ${figureDays.refundedCents})`), figureDays.businessId),

    readState: async () => {
      const [state] = await db().select().from(figureState).limit(1)
      if (!state) throw new Error('The figures have no state.')
      return state
    },

    /** Days now begin at another time, so all of them are counted again. */
    changeTimeZone: (timeZone: string) =>
      inItsTime(async () => {
        await db().update(figureState).set({ timeZone })
        await db().execute(sql`select count_figures_again()`)
      }),

    /** Counts everything again; new orders wait meanwhile. */
    rebuild: (now: Date) =>
      inItsTime(async () => {
        await db().execute(sql`select count_figures_again()`)
        await db().update(figureState).set({ differences: 0, checkedAt: now })
      }),

    /** True for the one node that checks, if nobody has since then. */
    claimCheck: async (before: Date, now: Date): Promise<boolean> => {
      const taken = await db()
        .update(figureState)
        .set({ checkedAt: now })
        .where(or(isNull(figureState.checkedAt), lte(figureState.checkedAt, before)))
        .returning({ only: figureState.only })
      return taken.length > 0
    },

    /** Merges the rows of each key for days before this one, on which nothing is written anymore. */
    joinPieces: (before: DateOnly) => inItsTime(() => db().execute(sql`select join_figure_pieces(${before}::date)`)),

    /** For how many days and keys the kept figures differ from the records; the result is stored. */
    check: (): Promise<number> =>
      inItsTime(async () => {
        const [found] = await db()
          .update(figureState)
          .set({ differences: sql`figure_differences()` })
          .returning({ differences: figureState.differences })
        return found?.differences ?? 0
      }),
  }
}
