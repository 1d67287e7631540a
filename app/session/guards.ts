// Who may see a page: anyone logged in, or whoever has the right it takes (after-purchase rules §6).
import { createContext, data, redirect, href } from 'react-router'
import { callCopy } from '#app/copy/office/calls.ts'
import { CALLS } from '#app/calls.ts'
import { PAGES, pathsThat, type Page } from '#app/pages.ts'
import { may, rolesThatMay, type Right } from '#shop/people/account/rights.ts'
import type { SessionUser } from '#shop/people/sign-in/session-user.ts'
import { COOKIE_MARK } from './cookie-mark.ts'
import { doorContext, noteDenied } from './denial.ts'
import { writeFlash } from './flash.ts'
import { areCookiesDropped, markSent } from './kept-cookies.ts'
import { pageOf } from './page-path.ts'
import { sessionUserContext, isSuspendedContext } from './request-context.ts'
import type { Context } from './visitor.ts'

/** Who may open which address, by route pattern, from the table of pages. */
const DOORS = new Map([...PAGES, ...CALLS].map((page) => [page.path, page]))
/** Calls from programs, which can't use a login page. */
const JSON_CALLS = new Set(CALLS.flatMap(({ path, isJson }) => (isJson ? [path] : [])))

/** The user whom the guard let in; 'hidden' if the address exists only for staff. */
const letInContext = createContext<SessionUser | 'hidden' | null>(null)

const FACTOR_PAGE = href('/account/security')
const TO_A_FACTOR = new Set([FACTOR_PAGE, href('/account/confirm')])

type PageRequest = { request: Request; context: Context; pattern: string }

/**
 * Runs before every page and call. Visitors go to the login page and return afterward; users with another role go to
 * their home page, which says 'Access denied: …'.
 */
export async function guardPage({ request, context, pattern }: PageRequest): Promise<void> {
  const page = DOORS.get(pageOf(pattern))
  context.set(doorContext, pageOf(pattern))
  if (page?.who === undefined || page.who === 'everybody') return
  const { who } = page

  const user = context.get(sessionUserContext)
  // An administrator without a required second factor is sent to its setup, and nowhere else.
  if (user?.mustAddFactor && !TO_A_FACTOR.has(pageOf(pattern))) throw leadToFactor(pageOf(pattern))
  if (who === 'staff') {
    const isIn = user !== null && may(user.type, 'admin')
    if (!isIn) await noteDenied(context, user)
    return context.set(letInContext, isIn ? user : 'hidden')
  }
  if (!user) throw redirect(areCookiesDropped(context) ? markSent(loginPath(request)) : loginPath(request))
  if (who !== 'signed-in') for (const right of rightsFor(page, who, request)) await requireRight(user, context, right)
  context.set(letInContext, user)
}

// The page's own right, that of the tab in its address, and that of a post.
function rightsFor({ tabs, posts }: Page, who: Right, { url, method }: Request): Right[] {
  const asked = new URL(url).searchParams.get('tab') ?? ''
  const tab = tabs && (Object.hasOwn(tabs, asked) ? tabs[asked] : Object.values(tabs)[0])
  const isPost = method !== 'GET' && method !== 'HEAD'
  return [who, ...(typeof tab === 'object' ? [tab.who] : []), ...(posts && isPost ? [posts] : [])]
}

const leadToFactor = (page: string): Response =>
  JSON_CALLS.has(page)
    ? Response.json({ error: callCopy.factorFirst }, { status: 403, headers: { 'cache-control': 'no-store' } })
    : redirect(FACTOR_PAGE)

/** The user this page is for; at staff addresses, nobody else even learns that there is a page (safety case J01). */
export function guardedUser(context: Context): SessionUser {
  const user = context.get(letInContext)
  if (user === null) throw new Error('A page asks who was let in, and app/pages.ts lets everybody in.')
  if (user === 'hidden') throw data(null, { status: 404 })
  return user
}

/** The same for a frame, which everyone else sees too; null for them. */
export function letInUser(context: Context): SessionUser | null {
  const user = context.get(letInContext)
  return user === 'hidden' ? null : user
}

/** For a part of a page that fewer may see than the page. */
export async function requireRight(user: SessionUser, context: Context, right: Right): Promise<void> {
  if (!may(user.type, right)) throw await leadHome(user, context, right)
}

/** Where somebody is sent who tried what takes a right that they don't have; the attempt is recorded. */
export async function leadHome(user: SessionUser | null, context: Context, right: Right): Promise<Response> {
  await noteDenied(context, user)
  const flash = await writeFlash({ text: 'access_denied', role: rolesThatMay(right)[0] }, context)
  return redirect(href('/'), { headers: { 'set-cookie': flash } })
}

// A script's data request has its own address with a suffix, which must not become a redirect target.
function loginPath(request: Request): string {
  const { pathname, search } = new URL(request.url)
  const page = pathname.replace(/\.data$/, '')
  const wanted = new URLSearchParams(search)
  for (const ours of ['_routes', COOKIE_MARK]) wanted.delete(ours)
  const query = wanted.size > 0 ? `?${wanted}` : ''
  return `${href('/login')}?${new URLSearchParams({ redirectTo: `${page}${query}` })}`
}

// A suspended brand sells nothing: buyers are told so, and everything about past orders still works.
const SELLING = new Set(pathsThat(({ sells }) => sells))

/** Redirects away from pages that sell, also when posting to them. */
export function leadFromSuspendedShop({ context, pattern }: { context: Context; pattern: string }): void {
  if (context.get(isSuspendedContext) && SELLING.has(pageOf(pattern))) throw redirect(href('/closed'), 303)
}
