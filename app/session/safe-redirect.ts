// Where somebody goes on after signing in: only a page of ours that is meant for it, judged after the address was built.
import { pathsThat } from '#app/pages.ts'

const OWN = 'https://own.invalid'
const OTHERWISE = '/account'

/** Pages that may be asked for; whatever lies below them may be asked for as well. */
const TARGETS = pathsThat(({ isTarget }) => isTarget).filter((path) => path !== '/')

/** A path of ours out of whatever was sent; `otherwise`, a page of ours, for everything else. */
export function safeRedirect(wanted: unknown, otherwise = OTHERWISE): string {
  if (typeof wanted !== 'string' || !/^\/(?![/\\])/.test(wanted) || !URL.canParse(wanted, OWN)) return otherwise
  const { origin, pathname, search } = new URL(wanted, OWN)
  const target = `${pathname}${search}`
  // Read once more as a browser would: what was built must still be ours, and still be the same.
  const again = URL.canParse(target, OWN) ? new URL(target, OWN) : null
  if (origin !== OWN || again?.origin !== OWN || `${again.pathname}${again.search}` !== target) return otherwise
  return pathname === '/' || isMeant(pathname) ? target : otherwise
}

// Encoded slashes and dots have no place in our own addresses.
const isMeant = (path: string) =>
  !/%2f|%5c|%2e|\\|\/\//i.test(path) && TARGETS.some((page) => path === page || path.startsWith(`${page}/`))
