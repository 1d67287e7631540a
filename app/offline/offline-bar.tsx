// The bar that says that there is no network and what still works, or that the page may be out of date.
import { pathHere } from '#app/language/address.ts'
import { href } from 'react-router'
import { useEffect, useSyncExternalStore } from 'react'
import { offlineCopy as copy } from '#app/copy/site/offline.ts'
import { openKeptPage } from './open-kept-page.ts'
import { registerServiceWorker } from './service-worker.ts'
import { isPageStale, watchStale } from './shown-page.ts'

export function OfflineBar() {
  const isOnline = useSyncExternalStore(watchNetwork, () => navigator.onLine && !isKeptPage())
  const isStale = useSyncExternalStore(watchStale, isPageStale)
  useEffect(registerServiceWorker, [])
  useEffect(() => {
    if (isOnline) return undefined
    document.addEventListener('click', takeOverLink, true)
    return () => document.removeEventListener('click', takeOverLink, true)
  }, [isOnline])

  if (isOnline && !isStale) return null
  return (
    <span className="block border-b border-warning bg-warning-tint">
      <span className="wrap flex flex-wrap items-center gap-x-4 py-1">
        <span className="py-2 font-semibold">{isOnline ? copy.stale : copy.bar}</span>
        {!isOnline && (
          <a href={pathHere(href('/offline'))} className="link inline-block py-2">
            {copy.open}
          </a>
        )}
      </span>
    </span>
  )
}

// The router would ask the server for data, so while it is unreachable, links are plain page loads.
function takeOverLink(event: MouseEvent) {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
  if (!link || !isPlain || (link.target && link.target !== '_self')) return
  const isElsewhere = link.origin !== location.origin || link.hasAttribute('download')
  const isHere = link.hash !== '' && link.pathname === location.pathname && link.search === location.search
  if (isElsewhere || isHere) return
  event.preventDefault()
  event.stopPropagation()
  void openKeptPage(link.href)
}

// The service worker answered although there seems to be a network, so the server is unreachable.
function isKeptPage(): boolean {
  const [opened] = performance.getEntriesByType('navigation')
  return opened instanceof PerformanceNavigationTiming && opened.serverTiming.some(({ name }) => name === 'kept')
}

function watchNetwork(watcher: () => void) {
  window.addEventListener('online', watcher)
  window.addEventListener('offline', watcher)
  return () => {
    window.removeEventListener('online', watcher)
    window.removeEventListener('offline', watcher)
  }
}
