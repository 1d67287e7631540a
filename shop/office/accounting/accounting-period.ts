// The period of the books: a month or a quarter.
import { startOfDay } from '#values/date.ts'
import type { ReportPeriod } from '#shop/figures/report/report-period.ts'

export type AccountingPeriod = Pick<ReportPeriod, 'name' | 'kind' | 'range'>

/** Its first moment in the shop's time zone, and the first one after it. */
export const spanOf = ({ range }: AccountingPeriod, timeZone: string): [Date, Date] => [
  startOfDay(range.from, timeZone),
  startOfDay(range.until, timeZone),
]
