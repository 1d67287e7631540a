// The period of the books: a month or a quarter.
import { startOf } from '#shop/figures/day-range.ts'
import type { ReportPeriod } from '#shop/figures/report-period.ts'

export type AccountingPeriod = Pick<ReportPeriod, 'name' | 'kind' | 'range'>

/** Its first moment, and the first one after it. */
export const spanOf = ({ range }: AccountingPeriod): [Date, Date] => [startOf(range.from), startOf(range.until)]
