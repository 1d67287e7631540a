// GET /business-dashboard/statement.pdf: one month of the partner's own account, on paper.
import { fileAnswer } from '#app/http/file-answer.ts'
import { reportContext } from '#app/session/report-context.ts'
import { fetchOwnStatement } from './partner/fetch-own-statement.ts'
import type { Route } from './+types/statement-pdf.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
  const asked = await fetchOwnStatement(request, context, 'pdf')
  if (asked instanceof Response) return asked
  try {
    // The drawing machine is large and seldom needed, so it is loaded with the first paper.
    const { drawStatement } = await import('#app/features/payout/draw-statement.tsx')
    return fileAnswer('pdf', `statement-${asked.month}.pdf`, await drawStatement(asked))
  } catch (problem) {
    context.get(reportContext)(problem)
    return new Response(null, { status: 500 })
  }
}
