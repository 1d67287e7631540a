// GET /business-dashboard/statement.csv: one month of the partner's own account, for table programs.
import { readTableFormat, tableAnswer } from '#app/http/table-answer.ts'
import { statementTable } from '#shop/partners/payout/fetch-statement.ts'
import { fetchOwnStatement } from './partner/fetch-own-statement.ts'
import type { Route } from './+types/statement-csv.ts'

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const asked = await fetchOwnStatement(request, context, 'csv')
  if (asked instanceof Response) return asked
  return tableAnswer(readTableFormat(url.searchParams), `statement-${asked.month}`, statementTable(asked))
}
