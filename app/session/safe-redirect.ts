// Where to go after login: only one of our own pages meant for it, checked after the address is resolved.
import { pathsThat } from '#app/pages.ts'

const OWN = 'https://own.invalid'
const OTHERWISE = '/account'

/** Allowed pages, including everything below them. */
const TARGETS = pathsThat(({ isTarget }) => isTarget).filter((path) => path !== '/')

/** A path of ours, if what was sent is one; otherwise `otherwise`. */
export function safeRedirect(wanted: unknown, otherwise = OTHERWISE): string {
  if (typeof wanted !== 'string' || !/^\/(?![/\\])/.test(wanted) || !URL.canParse(wanted, OWN)) return otherwise
  const { origin, pathname, search } = new URL(wanted, OWN)
  const target = `${pathname}${search}`
  // Parsed again as a browser would: the result must still be ours, and unchanged.
  const again = URL.canParse(target, OWN) ? new URL(target, OWN) : null
  if (origin !== OWN || again?.origin !== OWN || `${again.pathname}${again.search}` !== target) return otherwise
  return pathname === '/' || isMeant(pathname) ? target : otherwise
}

// Our own addresses contain no encoded slashes and dots.
const isMeant = (path: string) =>
  !/%2f|%5c|%2e|\\|\/\//i.test(path) && TARGETS.some((page) => path === page || path.startsWith(`${page}/`))
