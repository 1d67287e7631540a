// The cookies of a login: the session, which accounts are known in this browser, and a message for the next page.
import { z } from 'zod'
import { cookiesContext } from './cookies.ts'
import { writeFlash, type Flash } from './flash.ts'
import type { Context } from './visitor.ts'

const MOST_KNOWN = 5
const known = z.object({ browser: z.uuid(), accounts: z.array(z.string()).max(MOST_KNOWN) })

/** This browser's session token; null for a visitor. */
export async function readSessionToken(request: Request, context: Context): Promise<string | null> {
  const token: unknown = await context.get(cookiesContext).session.parse(request.headers.get('cookie'))
  return typeof token === 'string' && token !== '' ? token : null
}

/** This browser's login that is waiting for its second factor; null if there is none. */
export async function readPendingSignIn(request: Request, context: Context): Promise<string | null> {
  const pending: unknown = await context.get(cookiesContext).pendingSignIn.parse(request.headers.get('cookie'))
  return typeof pending === 'string' && pending !== '' ? pending : null
}

/** This browser's name, if the account with this email logged in here before. */
export async function knownBrowserOf(request: Request, context: Context, email: string): Promise<string | null> {
  const seen = await readKnown(request, context)
  return seen?.accounts.includes(await nameOf(email)) ? seen.browser : null
}

export async function signedInCookies(
  request: Request,
  context: Context,
  { token, email }: { token: string; email: string },
  flash: Flash,
): Promise<Headers> {
  const { session, knownBrowser, pendingSignIn } = context.get(cookiesContext)
  const seen = await readKnown(request, context)
  const account = await nameOf(email)
  const accounts = [account, ...(seen?.accounts ?? []).filter((other) => other !== account)].slice(0, MOST_KNOWN)
  return setCookies([
    await session.serialize(token),
    await knownBrowser.serialize({ browser: seen?.browser ?? crypto.randomUUID(), accounts }),
    await pendingSignIn.serialize('', { maxAge: 0 }),
    await writeFlash(flash, context),
  ])
}

/** Nothing that opens or names anything of theirs stays in this browser: whoever uses it next may be somebody else. */
export async function signedOutCookies(context: Context, flash: Flash): Promise<Headers> {
  const { session, proof, pendingSignIn, resetHolder, orders, draft } = context.get(cookiesContext)
  const personal = [session, proof, pendingSignIn, resetHolder, orders, draft]
  const removals = await Promise.all(personal.map((cookie) => cookie.serialize('', { maxAge: 0 })))
  return setCookies([...removals, await writeFlash(flash, context)])
}

export function setCookies(lines: string[]): Headers {
  const headers = new Headers()
  for (const line of lines) headers.append('set-cookie', line)
  return headers
}

async function readKnown(request: Request, context: Context) {
  const saved: unknown = await context.get(cookiesContext).knownBrowser.parse(request.headers.get('cookie'))
  return known.safeParse(saved).data ?? null
}

// The cookie is signed but readable, so it contains no email address.
async function nameOf(email: string): Promise<string> {
  const bytes = new TextEncoder().encode(email.trim().toLowerCase())
  return Buffer.from(await crypto.subtle.digest('SHA-256', bytes))
    .toString('base64url')
    .slice(0, 22)
}
