// Decides what the worker does with a request: what is personal, or changes anything, never passes through its hands.

import { CALLS, firstPartOf, PAGES, pathsThat } from '#app/pages.ts'

/** Pages that are the same for everybody and are kept to be opened without a network. */
export const KEPT_PAGES = pathsThat(({ isKeptOffline }) => isKeptOffline)

const placeOf = (path: string): string => firstPartOf(path.toLowerCase().replace(/\.data$/, ''))

/** Places of one visitor, of the staff and of machines, each with everything below it. */
const UNTOUCHED = new Set(
  [...PAGES.filter(({ isPersonal }) => isPersonal), ...CALLS, { path: '/webhooks' }].map(({ path }) => placeOf(path)),
)

export type Asked = { method: string; url: string; mode: string }
export type Decision = 'leave' | 'asset' | 'page'

// The data of a page lies beside it: '/checkout.data' is as personal as '/checkout'.
/** `asset`: from the cache first. `page`: from the network first. `leave`: the browser's own business. */
export function decide({ method, url, mode }: Asked, origin: string): Decision {
  const place = new URL(url)
  if (method !== 'GET' || place.origin !== origin) return 'leave'
  if (place.pathname.startsWith('/assets/')) return 'asset'
  return mode === 'navigate' && !UNTOUCHED.has(placeOf(place.pathname)) ? 'page' : 'leave'
}

/** The kept page for this address, whatever its query says; null when there is none. */
export function keptPageFor(url: string): string | null {
  const path = new URL(url).pathname.replace(/(?<=.)\/$/, '')
  return KEPT_PAGES.includes(path) ? path : null
}

// After the hash: a query would make the page another one than the kept HTML was drawn for.
/** The offline page, which remembers where the visitor wanted to go. */
export function offlineAddress(url: string): string {
  const { pathname, search } = new URL(url)
  return pathname === '/' && search === '' ? '/offline' : `/offline#from=${encodeURIComponent(pathname + search)}`
}

/** The files of our own that a page names: scripts, styles, fonts, pictures. */
export function assetsIn(html: string): string[] {
  return [...new Set(html.match(/\/assets\/[\w.-]+\.\w+/g))]
}
