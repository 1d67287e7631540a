// The addresses of the reports: a month or a quarter, which is the current quarter unless another one is named.
import type { DateOnly } from '#values/date.ts'
import { listReportPeriods, readReportPeriod, type ReportPeriod } from '#shop/figures/report/report-period.ts'
import type { ReportName } from '#shop/figures/report/report.ts'

const PAGE = '/super-admin-dashboard'

/** Reports with files of their own kind. */
export const BOOK_REPORTS = ['accounting', 'oss'] as const
export type BookReport = (typeof BOOK_REPORTS)[number]

export const reportFilePath = (report: ReportName | BookReport, period: string): string =>
  `${PAGE}/report.csv?${new URLSearchParams({ report, period })}`

/** The page of the period that the address of a file names. */
export function reportPagePath(ofFile: URLSearchParams): string {
  const period = ofFile.get('period')
  return `${PAGE}?${new URLSearchParams({ tab: 'reports', ...(period && { period }) })}`
}

/** `isWrong` when a period was named that does not exist. */
export function readPeriod(searchParams: URLSearchParams, today: DateOnly): { period: ReportPeriod; isWrong: boolean } {
  const named = searchParams.get('period')
  const found = named === null ? null : readReportPeriod(named)
  const period = found ?? readReportPeriod(listReportPeriods(today).quarters[0] ?? '')
  if (!period) throw new Error('Today is in no quarter.')
  return { period, isWrong: named !== null && found === null }
}
