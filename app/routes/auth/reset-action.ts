// POST /reset-password: a mailed link for a forgotten password, and the new password that it lets in.
import { atOf } from '#app/session/caller.ts'
import { data } from 'react-router'
import { hasRepeatedNames, readForm } from '#app/session/read-form.ts'
import { keepResetHolder, readResetHolder } from '#app/session/reset-holder.ts'
import { sessionUserContext } from '#app/session/session-user.ts'
import { shopContext } from '#app/session/shop-context.ts'
import { networkOf, type Context } from '#app/session/visitor.ts'
import { orApologise, refuse } from '#app/features/sign-in/auth-answer.ts'
import type { AuthRefusal } from '#app/features/sign-in/auth-refusal.ts'
import { textOf } from '#app/forms/text-of.ts'

export type ResetAnswer = { kind: 'sent' } | { kind: 'saved'; email: string } | AuthRefusal

/** Who is signed in already need not reset anything, and a link from elsewhere need not be tried. */
export const readResetPage = async (request: Request, context: Context) => ({
  signedInAs: context.get(sessionUserContext)?.email ?? null,
  hasAsked: (await readResetHolder(request, context)) !== null,
})

export async function answerReset(request: Request, context: Context) {
  const form = await readForm(request)
  if (hasRepeatedNames(form)) return refuse(context, form, { problem: 'form_unreadable' })
  const isReset = textOf(form, 'intent') === 'reset'
  return orApologise(context, form, isReset ? 'reset_failed' : 'request_failed', async () =>
    isReset ? await reset(request, context, form) : await mailLink(request, context, form),
  )
}

async function mailLink(request: Request, context: Context, form: FormData) {
  const answer = await context.get(shopContext).accounts.requestReset(
    {
      email: textOf(form, 'email'),
      network: networkOf(context),
      holder: await readResetHolder(request, context),
    },
    atOf(context),
  )
  if (!answer.ok) return refuse(context, form, answer)
  // Whoever is known here or not, the browser gets its cookie.
  await keepResetHolder(context, answer.holder)
  return data<ResetAnswer>({ kind: 'sent' })
}

async function reset(request: Request, context: Context, form: FormData) {
  const answer = await context.get(shopContext).accounts.resetPassword(
    {
      token: textOf(form, 'token'),
      password: textOf(form, 'password'),
      repeated: textOf(form, 'repeated'),
      network: networkOf(context),
      holder: await readResetHolder(request, context),
    },
    atOf(context),
  )
  if (!answer.ok) return refuse(context, form, answer)
  await keepResetHolder(context, null)
  return data<ResetAnswer>({ kind: 'saved', email: answer.email })
}
