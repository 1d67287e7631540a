// The period of a report: a month or a quarter, which is the current quarter unless another one is named.
import type { DateOnly } from '#values/date.ts'
import { listReportPeriods, readReportPeriod, type ReportPeriod } from '#shop/figures/report/report-period.ts'
import { platformPath } from '../platform-path.ts'

/** Reports with files of their own kind. */
export const BOOK_REPORTS = ['accounting', 'oss'] as const
export type BookReport = (typeof BOOK_REPORTS)[number]

/** The page of the period that the address of a file names. */
export const reportPagePath = (ofFile: URLSearchParams): string =>
  platformPath('reports', { period: ofFile.get('period') })

/** `isWrong` when a period was named that does not exist. */
export function readPeriod(searchParams: URLSearchParams, today: DateOnly): { period: ReportPeriod; isWrong: boolean } {
  const named = searchParams.get('period')
  const found = named === null ? null : readReportPeriod(named)
  const period = found ?? readReportPeriod(listReportPeriods(today).quarters[0] ?? '')
  if (!period) throw new Error('Today is in no quarter.')
  return { period, isWrong: named !== null && found === null }
}
