// GET /super-admin-dashboard/report.csv: one report of one period as a file.
import { callerOf } from '#app/session/caller.ts'
import { reportsCopy } from '#app/copy/dashboards-platform.ts'
import { guardedUser } from '#app/session/guards.ts'
import { shopContext } from '#app/session/shop-context.ts'
import { tooOftenText } from '#app/session/too-often.ts'
import { csvOf, REPORTS } from '#shop/figures/report.ts'
import { readPeriod } from './platform/report-address.ts'
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

  const taken = await shop.figures.exportReports(period, callerOf(context, user))
  if (!taken.ok) return tooOftenText(reportsCopy.tooOften(taken.retryAfterSeconds), taken)
  return new Response(`${BYTE_ORDER_MARK}${csvOf(report, taken.reports)}`, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${report}-${period.name}.csv"`,
      'cache-control': 'no-store',
    },
  })
}
