// GET /super-admin-dashboard/statement.pdf: a partner's month, with the invoices that the shop issued in their name, for
// the owner; who opens one is noted.
import { deskCopy } from '#app/copy/office/admin-desk.ts'
import { answerStatement } from '#app/features/payout/answer-statement.ts'
import { textOf } from '#app/forms/form-fields.ts'
import { notThere } from '#app/http/file-answer.ts'
import { guardedUser } from '#app/session/guards.ts'
import { shopContext, callerOf } from '#app/session/request-context.ts'
import { tooOftenText } from '#app/session/too-often.ts'
import type { Route } from './+types/payout-statement.ts'

export async function loader({ url, context }: Route.LoaderArgs) {
  const { searchParams } = url
  const asked = { businessId: textOf(searchParams, 'business', 60), month: textOf(searchParams, 'month', 7) }
  const caller = callerOf(context, guardedUser(context))
  const given = await context.get(shopContext).payouts.fetchStatement({ ...asked, as: 'pdf' }, caller)
  if (given.ok) return answerStatement(context, 'statement', given.statement)
  return given.problem === 'too_often' ? tooOftenText(deskCopy.tooOften(given.retryAfterSeconds), given) : notThere()
}
