// The calls of after-purchase rules §7 as they are spoken: JSON in, {success, error} out.
import { atOf } from '#app/session/caller.ts'
import { z } from 'zod'
import { authCopy, authProblems } from '#app/copy/auth.ts'
import { callCopy } from '#app/copy/calls.ts'
import { sessionUserContext } from '#app/session/session-user.ts'
import { shopContext } from '#app/session/shop-context.ts'
import { tooOftenHeaders, waitSentence, waitStatus, type Wait } from '#app/session/too-often.ts'
import { readSessionToken } from '#app/session/sign-in-cookies.ts'
import type { Context } from '#app/session/visitor.ts'
import { normalizeEmail } from '#shop/values/email.ts'

export type CallAnswer = { success: boolean; error?: string }

/** The body of a call; null when it is none that this call knows. */
export async function readCall<Body>(request: Request, shape: z.ZodType<Body>): Promise<Body | null> {
  try {
    return shape.safeParse(JSON.parse(await request.text(), refuseOddText)).data ?? null
  } catch {
    return null
  }
}

// The character NUL and half a letter stand in no name, address or code, and no database text can hold them.
function refuseOddText(key: string, value: unknown): unknown {
  for (const text of [key, value])
    if (typeof text === 'string' && (text.includes('\0') || !text.isWellFormed())) throw new SyntaxError('odd text')
  return value
}

export const answerCall = (answer: CallAnswer, status = 200, headers: Record<string, string> = {}): Response =>
  Response.json(answer, { status, headers: { ...headers, 'cache-control': 'no-store' } })

export const badCall = (): Response => answerCall({ success: false, error: callCopy.unreadable }, 400)

export const tooOftenCall = (wait: Wait): Response =>
  answerCall({ success: false, error: waitSentence(wait, authCopy.tooOften) }, waitStatus(wait), tooOftenHeaders(wait))

const passwordCall = (action: string) =>
  z.object({ action: z.literal(action), email: z.string().max(254), password: z.string().max(1000) })

/**
 * Sets the password of the one who is signed in, whoever the body names: a stranger's is 403, nobody's 401. The body has
 * no place for the current password, so the session must have begun with it just now.
 */
export async function answerPasswordCall(request: Request, context: Context, action: string): Promise<Response> {
  const body = await readCall(request, passwordCall(action))
  if (!body) return badCall()
  const user = context.get(sessionUserContext)
  if (!user) return answerCall({ success: false, error: callCopy.loginFirst }, 401)
  if (normalizeEmail(body.email) !== user.email)
    return answerCall({ success: false, error: 'This is not your account.' }, 403)

  const shop = context.get(shopContext)
  const keptToken = (await readSessionToken(request, context)) ?? ''
  if (!(await shop.accounts.isFreshlySignedIn(keptToken)))
    return answerCall({ success: false, error: callCopy.loginAgain }, 403)
  const { password } = body
  const changed = await shop.accounts.changeOwnPassword(
    { userId: user.id, password, repeated: password, keptToken },
    atOf(context),
  )
  if (changed.ok) return answerCall({ success: true })
  return changed.problem === 'too_often'
    ? tooOftenCall(changed)
    : answerCall({ success: false, error: authProblems[changed.problem] }, 400)
}
