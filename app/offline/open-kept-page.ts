// Without a network the way leads to what the browser kept: the page itself, or else the offline page.

/** Opens the address as a whole document, which the service worker can answer. */
export async function openKeptPage(address: string): Promise<void> {
  const url = new URL(address, location.href)
  // Perhaps the server is back; if not, the worker knows what to do.
  if (navigator.onLine) {
    location.assign(url)
    return
  }
  const isKept = await caches.match(url, { ignoreSearch: true, ignoreVary: true }).catch(() => undefined)
  location.assign(isKept ? url.pathname + url.hash : `/offline#from=${encodeURIComponent(url.pathname + url.search)}`)
}
