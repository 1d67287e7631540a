// POST /reset-password: an emailed link for a forgotten password, and the new password that it lets in.
import type { FormResult, FormPost } from '#app/http/form-action.ts'
import { keepResetHolder, readResetHolder } from '#app/session/reset-holder.ts'
import { atOf, sessionUserContext, shopContext } from '#app/session/request-context.ts'
import { rateLimitKeyOf, type Context } from '#app/session/visitor.ts'
import { authAction, refuse } from '#app/features/sign-in/auth-answer.ts'
import type { AuthRefusal } from '#app/features/sign-in/auth-refusal.ts'
import { linkToken } from '#app/features/sign-in/invitation-action.ts'
import { textOf } from '#app/forms/form-fields.ts'

export type ResetAnswer = { kind: 'sent'; code: string } | { kind: 'saved'; email: string } | AuthRefusal

/** Who is signed in already need not reset anything. `code` is null in a browser that didn't ask for a link. */
export async function readResetPage(request: Request, context: Context) {
  const holder = await readResetHolder(request, context)
  return {
    signedInAs: context.get(sessionUserContext)?.email ?? null,
    code: holder === null ? null : context.get(shopContext).accounts.viewResetCode(holder),
  }
}

type Result = FormResult<ResetAnswer>
const isReset = ({ form }: FormPost) => textOf(form, 'intent') === 'reset'

export const answerReset = authAction<ResetAnswer>(
  (posted) => (isReset(posted) ? 'reset_failed' : 'request_failed'),
  (posted) => (isReset(posted) ? reset(posted) : mailLink(posted)),
)

async function mailLink({ request, context, form, shop }: FormPost): Promise<Result> {
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
  return { answer: { kind: 'sent', code: answer.code } }
}

async function reset({ request, context, form, shop }: FormPost): Promise<Result> {
  const answer = await shop.accounts.resetPassword(
    {
      token: linkToken(form),
      // The page always sends one. Who sends none gets the specified answer about a link from elsewhere.
      code: form.has('code') ? textOf(form, 'code', 20) : undefined,
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
