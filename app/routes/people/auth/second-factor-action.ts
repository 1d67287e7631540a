// GET and POST /login/second-factor: what is asked for after the password, where an account has a second factor.
import { redirect, href } from 'react-router'
import { cookiesContext } from '#app/session/cookies.ts'
import { writeFlash } from '#app/session/flash.ts'
import { leadKeeping } from '#app/session/kept-cookies.ts'
import { safeRedirect } from '#app/session/safe-redirect.ts'
import { shopContext, atOf } from '#app/session/request-context.ts'
import {
  knownBrowserOf,
  readPendingSignIn,
  readSessionToken,
  setCookies,
  signedInCookies,
} from '#app/session/sign-in-cookies.ts'
import { visitorIpContext, type Context } from '#app/session/visitor.ts'
import { authAction, refuse } from '#app/features/sign-in/auth-answer.ts'
import { textOf } from '#app/forms/form-fields.ts'
import type { FormResult, FormPost } from '#app/http/form-action.ts'
import type { AuthRefusal } from '#app/features/sign-in/auth-refusal.ts'
import { getLandingPath } from '#shop/people/account/role.ts'
import { sendOnIfSignedIn } from './login-action.ts'

export async function readSecondFactor(request: Request, context: Context) {
  await sendOnIfSignedIn(request, context)
  const pending = await readPendingSignIn(request, context)
  const waiting = pending && (await context.get(shopContext).accounts.viewPendingSignIn(pending, atOf(context)))
  if (!waiting) {
    const headers = await leave(context, true)
    throw redirect(leadKeeping(href('/login'), request, headers), { headers })
  }
  const { hasAuthenticator, passkeys, question } = waiting
  const redirectTo = new URL(request.url).searchParams.get('redirectTo')
  return { hasAuthenticator, hasPasskeyElsewhere: passkeys > 0 && question === null, question, redirectTo }
}

export const answerSecondFactor = authAction('login_failed', (posted) =>
  textOf(posted.form, 'intent') === 'start-over' ? startOver(posted) : confirm(posted),
)

async function confirm({ request, context, form, shop }: FormPost): Promise<FormResult<AuthRefusal>> {
  const accounts = shop.accounts
  const [passkey, code] = [textOf(form, 'passkey'), textOf(form, 'code', 100)]
  if (passkey === '' && code.trim() === '') return refuse(form, { problem: 'factor_missing' })
  const pending = await readPendingSignIn(request, context)
  const waiting = pending && (await accounts.viewPendingSignIn(pending, atOf(context)))
  if (!pending || !waiting) return refuse(form, { problem: 'sign_in_gone' })
  const answer = await accounts.confirmSignIn(
    {
      pending,
      given: passkey === '' ? { code } : { passkey },
      device: request.headers.get('user-agent') ?? '',
      ip: context.get(visitorIpContext),
      knownBrowser: await knownBrowserOf(request, context, waiting.email),
      oldToken: await readSessionToken(request, context),
    },
    atOf(context),
  )
  if (!answer.ok) {
    if (answer.problem === 'too_often') return refuse(form, answer)
    if (answer.problem === 'sign_in_gone') return refuse(form, { problem: answer.problem })
    if (passkey !== '') return refuse(form, { problem: 'passkey_wrong' })
    return refuse(form, { problem: answer.problem === 'code_used' ? 'factor_used' : 'factor_wrong' })
  }
  const headers = await signedInCookies(request, context, answer, { text: 'login_successful' })
  return { to: safeRedirect(textOf(form, 'redirectTo'), getLandingPath(answer.role)), headers }
}

const startOver = async ({ context }: FormPost): Promise<FormResult<AuthRefusal>> => ({
  to: href('/login'),
  headers: await leave(context, false),
})

async function leave(context: Context, isTold: boolean): Promise<Headers> {
  const forgotten = await context.get(cookiesContext).pendingSignIn.serialize('', { maxAge: 0 })
  return setCookies([forgotten, ...(isTold ? [await writeFlash({ text: 'sign_in_gone' }, context)] : [])])
}
