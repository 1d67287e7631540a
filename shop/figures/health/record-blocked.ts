// Counts what a browser reports as blocked on one of our pages.
import type { Base } from '#shop/assembly/base.ts'
import { addDays, dateOnlyOf } from '#values/date.ts'
import { readBlockedReport, type BrowserReport } from './blocked-report.ts'

export type RecordBlockedDeps = Pick<Base, 'blockedReports' | 'clock'>

const KEPT_DAYS = 30

/** Whoever calls this limits how often. */
export async function recordBlocked({ blockedReports, clock }: RecordBlockedDeps, told: BrowserReport): Promise<void> {
  const day = dateOnlyOf(clock.now(), 'UTC')
  const isNew = await blockedReports.count(day, readBlockedReport(told))
  if (isNew) await blockedReports.forgetBefore(addDays(day, -KEPT_DAYS))
}
