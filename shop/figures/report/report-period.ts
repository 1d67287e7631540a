// The period of a report: one month or quarter, whole days of the shop; the EU's One-Stop Shop asks for quarters.
import type { DateOnly } from '#values/date.ts'
import { parseDateOnly } from '#values/date.ts'
import type { DayRange } from './day-range.ts'

/** '2026-11' or '2026-Q4', as in the page address. */
export type ReportPeriod = { name: string; kind: 'month' | 'quarter'; range: DayRange }

const MONTHS = 24
const QUARTERS = 8

/** Null if it is no month or quarter of this century. */
export function readReportPeriod(text: string): ReportPeriod | null {
  const [, year = '', quarter, month] = /^(20\d\d)-(?:Q([1-4])|(0[1-9]|1[0-2]))$/.exec(text) ?? []
  if (quarter) return periodOf(text, 'quarter', Number(year), Number(quarter) * 3 - 2, 3)
  return month ? periodOf(text, 'month', Number(year), Number(month), 1) : null
}

/** The periods to choose from: two years of quarters and months, newest first. */
export function listReportPeriods(today: DateOnly): { quarters: string[]; months: string[] } {
  const [year = 0, month = 1] = today.split('-').map(Number)
  const thisMonth = year * 12 + month - 1
  const thisQuarter = Math.floor(thisMonth / 3)
  return {
    quarters: back(thisQuarter, QUARTERS).map((at) => `${Math.floor(at / 4)}-Q${(at % 4) + 1}`),
    months: back(thisMonth, MONTHS).map((at) => `${Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`),
  }
}

const back = (from: number, most: number) => Array.from({ length: most }, (_, place) => from - place)

function periodOf(name: string, kind: ReportPeriod['kind'], year: number, month: number, months: number) {
  const first = (at: number) =>
    parseDateOnly(`${year + Math.floor((at - 1) / 12)}-${String(((at - 1) % 12) + 1).padStart(2, '0')}-01`)
  const [from, until] = [first(month), first(month + months)]
  return from && until ? { name, kind, range: { from, until } } : null
}
