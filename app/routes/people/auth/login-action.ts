// GET and POST of the login form, on its own page and on the tab of /auth.
import { redirect } from 'react-router'
import type { FormResult, FormPost } from '#app/http/form-action.ts'
import { cookiesContext } from '#app/session/cookies.ts'
import { takeFlash, writeFlash } from '#app/session/flash.ts'
import { safeRedirect } from '#app/session/safe-redirect.ts'
import { shopContext, sessionUserContext, atOf } from '#app/session/request-context.ts'
import { knownBrowserOf, readSessionToken, setCookies, signedInCookies } from '#app/session/sign-in-cookies.ts'
import { rateLimitKeyOf, visitorIpContext, type Context } from '#app/session/visitor.ts'
import { getLandingPath } from '#shop/people/account/role.ts'
import { authAction, refuse } from '#app/features/sign-in/auth-answer.ts'
import type { AuthRefusal } from '#app/features/sign-in/auth-refusal.ts'
import { textOf } from '#app/forms/form-fields.ts'

/** Where the second factor is asked for; the page that was wished for comes after it. */
const secondFactorPath = (wished: string): string =>
  `/login/second-factor${wished === '' ? '' : `?${new URLSearchParams({ redirectTo: wished })}`}`

export type LoginPage = {
  email: string
  redirectTo: string | null
  confirmToken: string | null
  /** The email of the sign-up that this link confirms; empty for an invalid link. */
  confirming: string | null
  /** The address that was just signed up. */
  created: string | null
}

/** A logged-in user is redirected right away, and told why. */
export async function sendOnIfSignedIn(request: Request, context: Context) {
  const user = context.get(sessionUserContext)
  if (!user) return
  const flash = await writeFlash({ text: 'already_logged_in' }, context)
  throw redirect(safeRedirect(new URL(request.url).searchParams.get('redirectTo'), getLandingPath(user.type)), {
    headers: { 'set-cookie': flash },
  })
}

export async function readLoginPage(request: Request, context: Context): Promise<LoginPage> {
  await sendOnIfSignedIn(request, context)
  const { searchParams } = new URL(request.url)
  const confirmToken = textOf(searchParams, 'confirm', 100) || null
  const confirming = confirmToken && ((await context.get(shopContext).accounts.findSignUpEmail(confirmToken)) ?? '')
  const created = await readCreated(request, context)
  return {
    email: confirming || created || textOf(searchParams, 'email', 254),
    redirectTo: searchParams.get('redirectTo'),
    confirmToken,
    confirming,
    created,
  }
}

// The frame says the sentence; this page needs the address that it is about.
async function readCreated(request: Request, context: Context): Promise<string | null> {
  const flash = await takeFlash(request, context)
  return flash?.text === 'account_created' ? (flash.email ?? null) : null
}

export const answerLogin = authAction('login_failed', (posted) => logIn(posted))

export async function logIn(posted: FormPost, { tellsUnknown = false } = {}): Promise<FormResult<AuthRefusal>> {
  const { request, context, form } = posted
  const email = textOf(form, 'email')
  const answer = await context.get(shopContext).accounts.signIn(
    {
      email,
      password: textOf(form, 'password'),
      confirmToken: textOf(form, 'confirm') || null,
      rateLimitKey: rateLimitKeyOf(context),
      device: request.headers.get('user-agent') ?? '',
      ip: context.get(visitorIpContext),
      knownBrowser: await knownBrowserOf(request, context, email),
      oldToken: await readSessionToken(request, context),
      tellsUnknown,
    },
    atOf(context),
  )
  if (!answer.ok && answer.problem === 'factor_due') {
    const cookie = await context.get(cookiesContext).pendingSignIn.serialize(answer.pending)
    return { to: secondFactorPath(textOf(form, 'redirectTo')), headers: setCookies([cookie]) }
  }
  if (!answer.ok) return refuse(form, answer.problem === 'email_unknown' ? { problem: 'no_account_yet' } : answer)
  const headers = await signedInCookies(request, context, answer, { text: 'login_successful' })
  return { to: safeRedirect(textOf(form, 'redirectTo'), getLandingPath(answer.role)), headers }
}
