// The calls of after-purchase rules §7 as they are spoken: JSON in, {success, error} out.
import { z } from 'zod'
import { authCopy, authProblems } from '#app/copy/people/auth.ts'
import { callCopy } from '#app/copy/office/calls.ts'
import { jsonCall } from '#app/http/json-call.ts'
import { shopContext, sessionUserContext, atOf } from '#app/session/request-context.ts'
import { tooOftenHeaders, waitSentence, waitStatus, type Wait } from '#app/session/too-often.ts'
import { readSessionToken } from '#app/session/sign-in-cookies.ts'
import type { Context } from '#app/session/visitor.ts'
import { normalizeEmail } from '#values/email.ts'

export type CallAnswer = { success: boolean; error?: string }

export const answerCall = (answer: CallAnswer, status = 200, headers: Record<string, string> = {}): Response =>
  Response.json(answer, { status, headers: { ...headers, 'cache-control': 'no-store' } })

export const badCall = (): Response => answerCall({ success: false, error: callCopy.unreadable }, 400)

export const tooOftenCall = (wait: Wait): Response =>
  answerCall({ success: false, error: waitSentence(wait, authCopy.tooOften) }, waitStatus(wait), tooOftenHeaders(wait))

const passwordCall = (action: string) =>
  z.object({ action: z.literal(action), email: z.string().max(254), password: z.string().max(1000) })

/**
 * Sets the password of the logged-in user; if the body names somebody else, the answer is 403, and 401 without login.
 * The body has no field for the current password, so the session must have a recent proof.
 */
export const answerPasswordCall = (action: string) =>
  jsonCall(passwordCall(action), ({ request, context, said }) => setOwnPassword(request, context, said), badCall)

async function setOwnPassword(
  request: Request,
  context: Context,
  { email, password }: { email: string; password: string },
): Promise<Response> {
  const user = context.get(sessionUserContext)
  if (!user) return answerCall({ success: false, error: callCopy.loginFirst }, 401)
  if (normalizeEmail(email) !== user.email)
    return answerCall({ success: false, error: 'This is not your account.' }, 403)

  const shop = context.get(shopContext)
  const keptToken = (await readSessionToken(request, context)) ?? ''
  if (!(await shop.accounts.isFreshlySignedIn(keptToken, atOf(context))))
    return answerCall({ success: false, error: callCopy.loginAgain }, 403)
  const changed = await shop.accounts.changeOwnPassword(
    { userId: user.id, password, repeated: password, keptToken },
    atOf(context),
  )
  if (changed.ok) return answerCall({ success: true })
  return changed.problem === 'too_often'
    ? tooOftenCall(changed)
    : answerCall({ success: false, error: authProblems[changed.problem] }, 400)
}
