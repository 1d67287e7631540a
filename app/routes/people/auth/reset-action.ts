// POST /reset-password: a mailed link for a forgotten password, and the new password that it lets in.
import type { FormResult, Posted } from '#app/http/form-action.ts'
import { keepResetHolder, readResetHolder } from '#app/session/reset-holder.ts'
import { sessionUserContext, atOf } from '#app/session/request-context.ts'
import { rateLimitKeyOf, type Context } from '#app/session/visitor.ts'
import { authAction, refuse } from '#app/features/sign-in/auth-answer.ts'
import type { AuthRefusal } from '#app/features/sign-in/auth-refusal.ts'
import { textOf } from '#app/forms/form-fields.ts'

export type ResetAnswer = { kind: 'sent' } | { kind: 'saved'; email: string } | AuthRefusal

/** Who is signed in already need not reset anything, and a link from elsewhere need not be tried. */
export const readResetPage = async (request: Request, context: Context) => ({
  signedInAs: context.get(sessionUserContext)?.email ?? null,
  hasAsked: (await readResetHolder(request, context)) !== null,
})

type Result = FormResult<ResetAnswer>
const isReset = ({ form }: Posted) => textOf(form, 'intent') === 'reset'

export const answerReset = authAction<ResetAnswer>(
  (posted) => (isReset(posted) ? 'reset_failed' : 'request_failed'),
  (posted) => (isReset(posted) ? reset(posted) : mailLink(posted)),
)

async function mailLink({ request, context, form, shop }: Posted): Promise<Result> {
  const answer = await shop.accounts.requestReset(
    {
      email: textOf(form, 'email'),
      rateLimitKey: rateLimitKeyOf(context),
      holder: await readResetHolder(request, context),
    },
    atOf(context),
  )
  if (!answer.ok) return refuse(form, answer)
  // Known or not, every browser gets its cookie.
  await keepResetHolder(context, answer.holder)
  return { answer: { kind: 'sent' } }
}

async function reset({ request, context, form, shop }: Posted): Promise<Result> {
  const answer = await shop.accounts.resetPassword(
    {
      token: textOf(form, 'token'),
      password: textOf(form, 'password'),
      repeated: textOf(form, 'repeated'),
      rateLimitKey: rateLimitKeyOf(context),
      holder: await readResetHolder(request, context),
    },
    atOf(context),
  )
  if (!answer.ok) return refuse(form, answer)
  await keepResetHolder(context, null)
  return { answer: { kind: 'saved', email: answer.email } }
}
