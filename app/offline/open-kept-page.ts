// Without a network, opens what the browser cached: the page itself, or else the offline page.

import { pathHere } from '#app/language/address.ts'
import { href } from 'react-router'

/** Opens the address as a whole document, which the service worker can answer. */
export async function openKeptPage(address: string): Promise<void> {
  const url = new URL(address, location.href)
  // The server may be back; if not, the service worker handles it.
  if (navigator.onLine) {
    location.assign(url)
    return
  }
  const isKept = await caches.match(url, { ignoreSearch: true, ignoreVary: true }).catch(() => undefined)
  location.assign(
    isKept
      ? url.pathname + url.hash
      : `${pathHere(href('/offline'))}#from=${encodeURIComponent(url.pathname + url.search)}`,
  )
}
