// Decides what the service worker does with a request. It never touches anything personal, or that makes changes.

import { CALLS, firstPartOf, PAGES, pathsThat } from '#app/pages.ts'

/** Pages that are the same for everyone and are cached for offline use. */
export const KEPT_PAGES = pathsThat(({ isKeptOffline }) => isKeptOffline)

const placeOf = (path: string): string => firstPartOf(path.toLowerCase().replace(/\.data$/, ''))

/** Areas of one visitor, of staff, and of machines, each with everything below it. */
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

/** The cached page for this address, whatever its query; null if there is none. */
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

/** Our own files that a page refers to: scripts, styles, fonts, pictures. */
export function assetsIn(html: string): string[] {
  return [...new Set(html.match(/\/assets\/[\w.-]+\.\w+/g))]
}
