// Decides what the service worker does with a request. It keeps nothing personal, and never touches what makes changes.

import { ORDER_STREAM_PATH } from '#app/features/order-stream/order-stream-path.ts'
import { pathIn, splitAddress } from '#app/language/address.ts'
import { CALLS } from '#app/calls.ts'
import { firstPartOf, PAGES, pathsThat } from '#app/pages.ts'

/** Pages that are the same for everyone and are cached for offline use. */
export const KEPT_PAGES = pathsThat(({ isKeptOffline }) => isKeptOffline)

/** The first part of an address after its language. */
const placeOf = (path: string): string => firstPartOf(splitAddress(path.toLowerCase()).path)

const OWN_PLACES = new Set(PAGES.filter(({ isPersonal }) => isPersonal).map(({ path }) => placeOf(path)))

/** Areas of machines, each with everything below it. */
const MACHINES = new Set([...CALLS, { path: '/webhooks' }].map(({ path }) => placeOf(path)))

/** What a browser downloads or streams, some of it beside the pages of one visitor. */
const FILES = new Set([
  ORDER_STREAM_PATH,
  ...[...PAGES.filter(({ isFile }) => isFile), ...CALLS].map(({ path }) => path),
])

export type BrowserRequest = { method: string; url: string; mode: string }
export type Decision = 'leave' | 'asset' | 'page' | 'own'

/**
 * `asset`: from the cache first. `page`: from the network first. `own`: about one visitor, so from the network alone,
 * and the offline page if there is none. `leave`: the browser's own business.
 */
export function decide({ method, url, mode }: BrowserRequest, origin: string): Decision {
  const place = new URL(url)
  if (method !== 'GET' || place.origin !== origin) return 'leave'
  if (place.pathname.startsWith('/assets/')) return 'asset'
  if (mode !== 'navigate' || isFile(place.pathname)) return 'leave'
  const area = placeOf(place.pathname)
  if (OWN_PLACES.has(area)) return 'own'
  return MACHINES.has(area) ? 'leave' : 'page'
}

// The data of a page lies beside it, as '/checkout.data', and is as personal as the page.
const isFile = (path: string): boolean => /\.\w+$/.test(path) || FILES.has(splitAddress(path).path)

/** The pages that are cached for whoever reads an address: those in its language. */
export const keptPagesFor = (url: string): string[] => {
  const { language } = splitAddress(new URL(url).pathname)
  return KEPT_PAGES.map((path) => pathIn(path, language))
}

/** The cached page for this address, whatever its query; null if there is none. */
export function keptPageFor(url: string): string | null {
  const path = new URL(url).pathname.replace(/(?<=.)\/$/, '')
  return KEPT_PAGES.includes(splitAddress(path).path) ? path : null
}

// After the hash: a query would make the page another one than the kept HTML was drawn for.
/** The offline page in the address's language, which remembers where the visitor wanted to go. */
export function offlineAddress(url: string): string {
  const { pathname, search } = new URL(url)
  const { language, path } = splitAddress(pathname)
  const offline = pathIn('/offline', language)
  return path === '/' && search === '' ? offline : `${offline}#from=${encodeURIComponent(pathname + search)}`
}

/** An offline page among those that are kept, for somebody in whose language there is none. */
export const offlinePageAmong = (urls: readonly string[]): string | null =>
  urls.map((url) => new URL(url).pathname).find((path) => splitAddress(path).path === '/offline') ?? null

/** Our own files that a page refers to: scripts, styles, fonts, pictures. */
export function assetsIn(html: string): string[] {
  return [...new Set(html.match(/\/assets\/[\w.-]+\.\w+/g))]
}
