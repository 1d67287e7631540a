// A statement of the account's own business, whichever file it becomes; any other answers as one that does not exist.
import { deskCopy } from '#app/copy/office/admin-desk.ts'
import { notThere } from '#app/http/file-answer.ts'
import { shopContext, callerOf } from '#app/session/request-context.ts'
import { tooOftenText } from '#app/session/too-often.ts'
import type { Context } from '#app/session/visitor.ts'
import type { Statement } from '#shop/partners/payout/fetch-statement.ts'
import { requirePartnerAdmin } from '../require-partner.ts'

export async function fetchOwnStatement(
  request: Request,
  context: Context,
  as: 'pdf' | 'csv',
): Promise<Statement | Response> {
  const user = await requirePartnerAdmin(request, context)
  if (user.businessId === null) return notThere()
  const month = new URL(request.url).searchParams.get('month') ?? ''
  const input = { businessId: user.businessId, month, as }
  const given = await context.get(shopContext).payouts.fetchStatement(input, callerOf(context, user))
  if (given.ok) return given.statement
  return given.problem === 'too_often' ? tooOftenText(deskCopy.tooOften(given.retryAfterSeconds), given) : notThere()
}
