// Each page has one address: other spellings of it lead there for good.
import type { MiddlewareHandler } from 'hono'
import { firstPartOf, PAGES } from '#app/pages.ts'
import { canonicalPath } from '#app/session/page-path.ts'

const PATHS = new Set(PAGES.map(({ path }) => path))
const PLACES = new Set(PAGES.map(({ path }) => firstPartOf(path)))

/** The router knows pages in capitals too. The address is told without a host, which a proxy may have changed. */
export const leadToCanonicalAddress: MiddlewareHandler = async (c, next) => {
  const { method } = c.req
  const { pathname, search } = new URL(c.req.url)
  const typed = canonicalPath(pathname)
  const lower = typed.toLowerCase()
  const path = PATHS.has(lower) ? lower : typed
  if (path === pathname || !PLACES.has(firstPartOf(path)) || (method !== 'GET' && method !== 'HEAD')) return next()
  return c.body(null, 308, { location: path + search, 'cache-control': 'public, max-age=3600' })
}
