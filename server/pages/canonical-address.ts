// Each page has one address: other spellings of it lead there for good.
import type { MiddlewareHandler } from 'hono'
import { firstPartOf, PAGES } from '#app/pages.ts'
import { canonicalPath } from '#app/session/page-path.ts'

const PATHS = new Set(PAGES.map(({ path }) => path))
const PLACES = new Set(PAGES.map(({ path }) => firstPartOf(path)))

/** What is no page of its own: `/robots.txt/`. */
const FILE = /^\/[\w.-]+\.[a-z]{2,5}\/$/
/** A page that knows the address of each name itself, so that one step leads there. */
const KNOWS_ITSELF = /^\/esim\/[^/]+\/$/i

/**
 * Letters, digits, and the like need no percent sign; two addresses that differ in nothing else are one. Dots keep it,
 * since two of them lead elsewhere.
 */
export const plainAddress = (url: string): string =>
  url.replace(/^[^?#]+/, (path) =>
    path.replace(/%([0-9a-f]{2})/gi, (escape, code: string) => {
      const letter = String.fromCharCode(Number.parseInt(code, 16))
      return /[\w~-]/.test(letter) ? letter : escape
    }),
  )

/** Whether a page may be there: callers of everything else, such as vendors, follow no other address. */
export const isPlaceOfPages = (path: string): boolean => PLACES.has(firstPartOf(path))

/** The one spelling of the path of a page. */
export function oneSpelling(path: string): string {
  const typed = canonicalPath(path)
  const lower = typed.toLowerCase()
  return PATHS.has(lower) ? lower : typed
}

/** The router knows pages in capitals too. The address is told without a host, which a proxy may have changed. */
export const leadToCanonicalAddress: MiddlewareHandler = async (c, next) => {
  const { method } = c.req
  const { pathname, search } = new URL(c.req.url)
  const path = oneSpelling(pathname)
  const isKnown = FILE.test(pathname) || (isPlaceOfPages(path) && !KNOWS_ITSELF.test(pathname))
  if (path === pathname || !isKnown || (method !== 'GET' && method !== 'HEAD')) return next()
  return c.body(null, 308, { location: path + search, 'cache-control': 'public, max-age=3600' })
}
