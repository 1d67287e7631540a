// A month's statement as the PDF that somebody downloads.
import { fileAnswer } from '#app/http/file-answer.ts'
import { reportContext } from '#app/session/request-context.ts'
import type { Context } from '#app/session/visitor.ts'
import type { Statement } from '#shop/partners/payout/fetch-statement.ts'

/** `name` without anything that a header could not hold. */
export async function answerStatement(context: Context, name: string, statement: Statement): Promise<Response> {
  try {
    // The drawing machine is large and seldom needed, so it is loaded with the first paper.
    const { drawStatement } = await import('./draw-statement.tsx')
    return fileAnswer('pdf', `${name}-${statement.month}.pdf`, await drawStatement(statement))
  } catch (problem) {
    context.get(reportContext)(problem)
    return new Response(null, { status: 500 })
  }
}
