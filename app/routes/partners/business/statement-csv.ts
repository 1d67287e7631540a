// GET /business-dashboard/statement.csv: one month of the partner's own account, for table programs.
import { fileAnswer } from '#app/http/file-answer.ts'
import { statementCsv } from '#shop/partners/payout/fetch-statement.ts'
import { fetchOwnStatement } from './partner/fetch-own-statement.ts'
import type { Route } from './+types/statement-csv.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
  const asked = await fetchOwnStatement(request, context, 'csv')
  if (asked instanceof Response) return asked
  return fileAnswer('csv', `statement-${asked.month}.csv`, statementCsv(asked))
}
