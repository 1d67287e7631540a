// GET /super-admin-dashboard/report.csv: one report of one period as a file.
import { reportsCopy } from '#app/copy/dashboards-platform.ts'
import { requireRole } from '#app/session/guards.ts'
import { shopContext } from '#app/session/shop-context.ts'
import type { Limit } from '#shop/ports/rate-limiter.ts'
import { csvOf, REPORTS } from '#shop/staff/report.ts'
import { readPeriod } from './platform/report-address.ts'
import type { Route } from './+types/report-csv.ts'

const EXPORTS: Limit = { name: 'staff-export', points: 30, seconds: 3600 }
/** Table programs tell UTF-8 by it. */
const BYTE_ORDER_MARK = '\uFEFF'

export async function loader({ request, context }: Route.LoaderArgs) {
  const user = await requireRole(request, context, ['super-admin'])
  const shop = context.get(shopContext)
  const { searchParams } = new URL(request.url)
  const report = REPORTS.find((known) => known === searchParams.get('report'))
  const { period, isWrong } = readPeriod(searchParams, shop.today())
  if (!report || isWrong) return new Response(null, { status: 404, headers: { 'cache-control': 'no-store' } })

  const allowed = await shop.take(EXPORTS, user.id)
  if (!allowed.ok) {
    const headers = { 'retry-after': String(allowed.retryAfterSeconds), 'cache-control': 'no-store' }
    return new Response(reportsCopy.tooOften(allowed.retryAfterSeconds), { status: 429, headers })
  }
  return new Response(`${BYTE_ORDER_MARK}${csvOf(report, await shop.viewReports(period))}`, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${report}-${period.name}.csv"`,
      'cache-control': 'no-store',
    },
  })
}
