// Reads what the tabs System and Reports of /super-admin-dashboard show; the caller has asked for the role.
import type { Shop } from '#shop/shop.ts'
import { listReportPeriods, type ReportPeriod } from '#shop/figures/report-period.ts'
import type { Reports } from '#shop/figures/report.ts'
import { readPeriod } from './report-address.ts'

export type ShownSystem = Awaited<ReturnType<Shop['figures']['viewHealth']>>
export type ShownReports = {
  period: ReportPeriod
  isWrong: boolean
  choices: { quarters: string[]; months: string[] }
  reports: Reports
}

export const readSystem = (shop: Shop): Promise<ShownSystem> => shop.figures.viewHealth()

export async function readReports(shop: Shop, searchParams: URLSearchParams): Promise<ShownReports> {
  const today = shop.today()
  const { period, isWrong } = readPeriod(searchParams, today)
  return { period, isWrong, choices: listReportPeriods(today), reports: await shop.figures.viewReports(period) }
}
