// Reports about what browsers blocked, as one row per day and kind; nothing in them names anybody.
import { and, asc, count, desc, eq, gte, lt, sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { blockedReports } from '#db/schema/figures/figures.ts'
import type { DateOnly } from '#values/date.ts'
import { OTHER_DIRECTIVE, OTHER_PAGE, type BlockedCount, type BlockedReport } from './blocked-report.ts'

export type BlockedReportStore = ReturnType<typeof blockedReportStore>

/** Anybody can report anything: beyond this, the rest of the day has one row per source. */
const MOST_ROWS_A_DAY = 100

const reports = sql<number>`sum(${blockedReports.reports})`.mapWith(Number)

export function blockedReportStore({ db }: Database) {
  const add = (day: string, report: BlockedReport) =>
    db()
      .insert(blockedReports)
      .values({ day, ...report, reports: 1 })
      .onConflictDoUpdate({
        target: [blockedReports.day, blockedReports.source, blockedReports.directive, blockedReports.page],
        set: { reports: sql`${blockedReports.reports} + 1` },
      })

  return {
    /** True for the first one of its kind on that day. */
    count: async (day: string, report: BlockedReport): Promise<boolean> => {
      const again = await db()
        .update(blockedReports)
        .set({ reports: sql`${blockedReports.reports} + 1` })
        .where(
          and(
            eq(blockedReports.day, day),
            eq(blockedReports.source, report.source),
            eq(blockedReports.directive, report.directive),
            eq(blockedReports.page, report.page),
          ),
        )
        .returning({ day: blockedReports.day })
      if (again.length > 0) return false
      const [kept] = await db().select({ rows: count() }).from(blockedReports).where(eq(blockedReports.day, day))
      const hasRoom = (kept?.rows ?? 0) < MOST_ROWS_A_DAY
      await add(day, hasRoom ? report : { source: report.source, directive: OTHER_DIRECTIVE, page: OTHER_PAGE })
      return true
    },

    forgetBefore: (day: string) => db().delete(blockedReports).where(lt(blockedReports.day, day)),

    /** The kinds reported since that day, most frequent first. */
    listSince: (since: string, today: string, most: number): Promise<BlockedCount[]> =>
      db()
        .select({
          source: blockedReports.source,
          directive: blockedReports.directive,
          page: blockedReports.page,
          reports,
          today:
            sql<number>`coalesce(sum(${blockedReports.reports}) filter (where ${blockedReports.day} = ${today}), 0)`.mapWith(
              Number,
            ),
          firstDay: sql<DateOnly>`min(${blockedReports.day})::text`,
          lastDay: sql<DateOnly>`max(${blockedReports.day})::text`,
        })
        .from(blockedReports)
        .where(gte(blockedReports.day, since))
        .groupBy(blockedReports.source, blockedReports.directive, blockedReports.page)
        .orderBy(desc(reports), asc(blockedReports.source), asc(blockedReports.page))
        .limit(most),
  }
}
