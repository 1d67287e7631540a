// GET /super-admin-dashboard/report.csv: one report of one period as a file.
import { callerOf } from '#app/session/caller.ts'
import { reportsCopy } from '#app/copy/dashboards-platform.ts'
import { guardedUser } from '#app/session/guards.ts'
import { shopContext } from '#app/session/shop-context.ts'
import { refuseExport } from '#app/features/own-proof/refuse-export.ts'
import { readSessionToken } from '#app/session/sign-in-cookies.ts'
import { csvOf, REPORTS } from '#shop/figures/report.ts'
import { readPeriod, reportPagePath } from './platform/report-address.ts'
import type { Route } from './+types/report-csv.ts'

/** Table programs tell UTF-8 by it. */
const BYTE_ORDER_MARK = '\uFEFF'

export async function loader({ request, context }: Route.LoaderArgs) {
  const user = guardedUser(context)
  const shop = context.get(shopContext)
  const { searchParams } = new URL(request.url)
  const report = REPORTS.find((known) => known === searchParams.get('report'))
  const { period, isWrong } = readPeriod(searchParams, shop.today())
  if (!report || isWrong) return new Response(null, { status: 404, headers: { 'cache-control': 'no-store' } })

  const token = await readSessionToken(request, context)
  const taken = await shop.figures.exportReports({ ...period, token }, callerOf(context, user))
  if (!taken.ok) return refuseExport(taken, reportPagePath(searchParams), reportsCopy.tooOften)
  return new Response(`${BYTE_ORDER_MARK}${csvOf(report, taken.reports)}`, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${report}-${period.name}.csv"`,
      'cache-control': 'no-store',
    },
  })
}
