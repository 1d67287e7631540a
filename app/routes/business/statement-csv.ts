// GET /business-dashboard/statement.csv: one month of the partner's own account, for table programs.
import { statementCsv } from '#shop/payout/fetch-statement.ts'
import { fetchOwnStatement } from './partner/fetch-own-statement.ts'
import type { Route } from './+types/statement-csv.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
  const asked = await fetchOwnStatement(request, context, 'csv')
  if (asked instanceof Response) return asked
  return new Response(statementCsv(asked), {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="statement-${asked.month}.csv"`,
      'cache-control': 'no-store',
    },
  })
}
