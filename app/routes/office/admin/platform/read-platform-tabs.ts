// Reads what the tabs System and Reports of /super-admin-dashboard show; the caller has asked for the role.
import type { Shop } from '#shop/assembly/shop.ts'
import { listReportPeriods, type ReportPeriod } from '#shop/figures/report/report-period.ts'
import type { Reports } from '#shop/figures/report/report.ts'
import { readPeriod, readSplit } from './report-period.ts'

export type ShownSystem = Awaited<ReturnType<typeof readSystem>>
export type ShownReports = {
  period: ReportPeriod
  isWrong: boolean
  choices: { quarters: string[]; months: string[] }
  reports: Reports
  books: Awaited<ReturnType<Shop['accounting']['viewAccounting']>>
}

export async function readSystem(shop: Shop) {
  const [health, books, notices] = await Promise.all([
    shop.figures.viewHealth(),
    shop.books.listDifferences(),
    shop.notices.listNotices(),
  ])
  return { ...health, books, notices }
}

export async function readReports(shop: Shop, searchParams: URLSearchParams): Promise<ShownReports> {
  const today = shop.today()
  const { period, isWrong } = readPeriod(searchParams, today)
  const [reports, books] = await Promise.all([
    shop.figures.viewReports({ ...period, by: readSplit(searchParams) }),
    shop.accounting.viewAccounting(period),
  ])
  return { period, isWrong, choices: listReportPeriods(today), reports, books }
}
