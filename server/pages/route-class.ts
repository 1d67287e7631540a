// The class of a request's address: one of a handful of names, whatever is requested.
import { splitAddress } from '#app/language/address.ts'
import { ORDER_STREAM_PATH } from '#app/features/order-stream/order-stream-path.ts'
import { CALLS } from '#app/calls.ts'
import { firstPartOf, PAGES } from '#app/pages.ts'

export const ROUTE_CLASSES = [
  'health',
  'file',
  'stream',
  'webhook',
  'purchase',
  'page',
  'account',
  'staff',
  'call',
  'unknown',
] as const
export type RouteClass = (typeof ROUTE_CLASSES)[number]

const HEALTH = /^\/(healthz|readyz|metrics)$/
const FILE =
  /^\/(assets\/|icons\/|brand-logo\/|og\/|sw\.js$|favicon\.svg$|manifest\.webmanifest$|robots\.txt$|\.well-known\/security\.txt$|sitemap\.xml$|sitemaps\/|products\.tsv$|llms\.txt$)/
const ACCOUNT = new Set([
  'account',
  'login',
  'signup',
  'auth',
  'logout',
  'setup-password',
  'reset-password',
  'user-dashboard',
])
const CALLED = new Set(['functions', 'api', 'network', 'mcp'])

const purchases = new Set([...PAGES, ...CALLS].filter(({ isPaying }) => isPaying).map(({ path }) => path))
const known = new Set([...PAGES, ...CALLS].map(({ path }) => firstPartOf(path)))
const ofStaff = new Set(
  [...PAGES, ...CALLS]
    .filter(({ who }) => who !== undefined && who !== 'everybody' && who !== 'signed-in')
    .map(({ path }) => firstPartOf(path))
    .filter((part) => !CALLED.has(part) && !ACCOUNT.has(part)),
)

/** The class of a path in any language, with or without query. */
export function classifyRoute(url: string): RouteClass {
  const path = splitAddress(url.split('?', 1)[0] ?? '').path.replace(/\.data$/, '')
  const part = firstPartOf(path)
  if (HEALTH.test(path)) return 'health'
  if (path === ORDER_STREAM_PATH) return 'stream'
  if (FILE.test(path)) return 'file'
  if (part === 'webhooks') return 'webhook'
  if (purchases.has(path)) return 'purchase'
  if (ACCOUNT.has(part)) return 'account'
  if (ofStaff.has(part)) return 'staff'
  if (CALLED.has(part)) return 'call'
  return path === '/' || path === '/_root' || (part !== '*' && known.has(part)) ? 'page' : 'unknown'
}
