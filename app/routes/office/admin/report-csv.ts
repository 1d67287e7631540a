// GET /super-admin-dashboard/report.csv: one report of one period as a file.
import { reportsCopy } from '#app/copy/figures/dashboards-platform.ts'
import { guardedUser } from '#app/session/guards.ts'
import { shopContext, callerOf } from '#app/session/request-context.ts'
import { refuseExport } from '#app/features/own-proof/refuse-export.ts'
import { notThere } from '#app/http/file-answer.ts'
import { readTableFormat, tableAnswer } from '#app/http/table-answer.ts'
import { readSessionToken } from '#app/session/sign-in-cookies.ts'
import type { Caller } from '#shop/people/sign-in/session-user.ts'
import type { ReportPeriod } from '#shop/figures/report/report-period.ts'
import { reportTable, REPORTS, type ReportName } from '#shop/figures/report/report.ts'
import type { ProfitSplit } from '#shop/sales/order/order-cost.ts'
import type { Shop } from '#shop/assembly/shop.ts'
import { BOOK_REPORTS, readPeriod, readSplit, reportPagePath, type BookReport } from './platform/report-period.ts'
import type { Route } from './+types/report-csv.ts'

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const user = guardedUser(context)
  const shop = context.get(shopContext)
  const { searchParams } = url
  const named = searchParams.get('report')
  const report = [...REPORTS, ...BOOK_REPORTS].find((known) => known === named)
  const { period, isWrong } = readPeriod(searchParams, shop.today())
  if (!report || isWrong) return notThere()

  const token = await readSessionToken(request, context)
  const by = readSplit(searchParams)
  const asked = { ...period, token, by }
  const taken = await take(shop, report, asked, callerOf(context, user))
  if (!taken.ok) {
    if (taken.problem === 'no_quarter') return notThere()
    if (taken.problem === 'fees_unavailable')
      return new Response(reportsCopy.books.feesUnavailable, { status: 503, headers: AWAY })
    return refuseExport({ request, back: reportPagePath(searchParams) }, taken, reportsCopy.tooOften)
  }
  const name = report === 'margins' && by !== 'bundle' ? `${report}-by-${by}` : report
  return tableAnswer(readTableFormat(searchParams), `${name}-${period.name}`, taken.table)
}

const AWAY = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store', 'retry-after': '60' }

async function take(
  { accounting, figures }: Shop,
  report: ReportName | BookReport,
  asked: ReportPeriod & { token: string | null; by: ProfitSplit },
  caller: Caller,
) {
  if (report === 'accounting') return accounting.exportAccounting(asked, caller)
  if (report === 'oss') return accounting.exportOssReturn(asked, caller)
  const taken = await figures.exportReports({ ...asked, report }, caller)
  return taken.ok ? { ok: true as const, table: reportTable(report, taken.reports) } : taken
}
