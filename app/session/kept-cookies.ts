// Whether a browser keeps our cookies. The first answer that sets one leads to an address that says so; who comes there
// without any has lost it on the way, to a setting, an extension, or a proxy, and none of them says so by itself.
import { createContext, redirect } from 'react-router'
import { COOKIE_MARK, COOKIE_SENT } from './cookie-mark.ts'
import { hasOwnCookie } from './cookies.ts'
import { pagePath } from './page-path.ts'
import type { Context } from './visitor.ts'

const areDroppedContext = createContext<boolean>(false)

/** Whether this visitor was sent a cookie and came back without it. */
export const areCookiesDropped = (context: Context): boolean => context.get(areDroppedContext)

const hasOwn = (headers: Headers): boolean => hasOwnCookie(headers.get('cookie') ?? undefined)

/** Not one that is taken back, which no browser sends again. */
const stays = (line: string): boolean => hasOwnCookie(line) && !/max-age=0(?:;|$)/i.test(line)

/** A path of ours with the mark. */
export function markSent(path: string): string {
  const [address = '', hash] = path.split('#', 2)
  const marked = `${address}${address.includes('?') ? '&' : '?'}${COOKIE_MARK}=${COOKIE_SENT}`
  return hash === undefined ? marked : `${marked}#${hash}`
}

/**
 * Where to lead after an answer that sets these headers: browsers without a cookie of ours are looked after on arrival.
 * Only browsers name what a request is for; programs are led as they are.
 */
export function leadKeeping(to: string, { headers }: Request, sent: Headers): string {
  const isFirst = sent.getSetCookie().some(stays) && !hasOwn(headers)
  return isFirst && headers.has('sec-fetch-dest') && to.startsWith('/') ? markSent(to) : to
}

/** Runs before every page: cleans the address of whoever kept the cookie, and remembers who didn't. */
export function lookForCookies({ request, context }: { request: Request; context: Context }): void {
  const url = new URL(request.url)
  if (url.searchParams.get(COOKIE_MARK) !== COOKIE_SENT || !['GET', 'HEAD'].includes(request.method)) return
  if (!hasOwn(request.headers)) return context.set(areDroppedContext, true)
  url.searchParams.delete(COOKIE_MARK)
  url.searchParams.delete('_routes')
  throw redirect(pagePath(url.pathname) + url.search)
}
