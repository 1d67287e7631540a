// Where somebody goes on after signing in: only a page of ours that is meant for it, judged after the address was built.
const OWN = 'https://own.invalid'
const OTHERWISE = '/account'

/** Pages that may be asked for; whatever lies below them may be asked for as well. */
const PAGES = [
  '/account',
  '/user-dashboard',
  '/admin-dashboard',
  '/super-admin-dashboard',
  '/business-dashboard',
  '/admin',
  '/bundleselector',
  '/checkout',
  '/esim-status',
  '/support',
  '/faq',
  '/business',
  '/install',
  '/top-up',
  '/api-test',
  '/order-api-flow',
  '/mailchimp-api',
  '/emailtest',
  '/staff',
]

/** A path of ours out of whatever was sent, '/account' for everything else (guide 4, G23). */
export function safeRedirect(wanted: unknown): string {
  if (typeof wanted !== 'string' || !/^\/(?![/\\])/.test(wanted) || !URL.canParse(wanted, OWN)) return OTHERWISE
  const { origin, pathname, search } = new URL(wanted, OWN)
  const target = `${pathname}${search}`
  // Read once more as a browser would: what was built must still be ours, and still be the same.
  const again = URL.canParse(target, OWN) ? new URL(target, OWN) : null
  if (origin !== OWN || again?.origin !== OWN || `${again.pathname}${again.search}` !== target) return OTHERWISE
  return pathname === '/' || isMeant(pathname) ? target : OTHERWISE
}

// Encoded slashes and dots have no place in our own addresses.
const isMeant = (path: string) =>
  !/%2f|%5c|%2e|\\|\/\//i.test(path) && PAGES.some((page) => path === page || path.startsWith(`${page}/`))
