// The period of a report: a month or a quarter, which is the current quarter unless another one is named; and what its
// profit is added up by.
import type { DateOnly } from '#values/date.ts'
import { listReportPeriods, readReportPeriod, type ReportPeriod } from '#shop/figures/report/report-period.ts'
import { PROFIT_SPLITS, type ProfitSplit } from '#shop/sales/order/order-cost.ts'
import { platformPath } from '../platform-path.ts'

/** Reports with files of their own kind. */
export const BOOK_REPORTS = ['accounting', 'oss'] as const
export type BookReport = (typeof BOOK_REPORTS)[number]

/** What an address names to add profit up by: bundles, unless it names something else. */
export const readSplit = (searchParams: URLSearchParams): ProfitSplit =>
  PROFIT_SPLITS.find((split) => split === searchParams.get('by')) ?? 'bundle'

/** The page of the period that the address of a file names. */
export const reportPagePath = (ofFile: URLSearchParams): string =>
  platformPath('reports', { period: ofFile.get('period'), by: ofFile.get('by') })

/** `isWrong` when a period was named that does not exist. */
export function readPeriod(searchParams: URLSearchParams, today: DateOnly): { period: ReportPeriod; isWrong: boolean } {
  const named = searchParams.get('period')
  const found = named === null ? null : readReportPeriod(named)
  const period = found ?? readReportPeriod(listReportPeriods(today).quarters[0] ?? '')
  if (!period) throw new Error('Today is in no quarter.')
  return { period, isWrong: named !== null && found === null }
}
