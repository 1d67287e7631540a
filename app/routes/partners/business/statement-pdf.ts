// GET /business-dashboard/statement.pdf: one month of the partner's own account, on paper.
import { answerStatement } from '#app/features/payout/answer-statement.ts'
import { fetchOwnStatement } from './partner/fetch-own-statement.ts'
import type { Route } from './+types/statement-pdf.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
  const asked = await fetchOwnStatement(request, context, 'pdf')
  return asked instanceof Response ? asked : answerStatement(context, 'statement', asked)
}
