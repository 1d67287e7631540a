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

  return isOnline && !isStale ? null : <Bar isOnline={isOnline} />
}

function Bar({ isOnline }: { isOnline: boolean }) {
  const isBelow = useIsBelow()
  return (
    <span
      className={`block border-warning bg-warning-tint ${isBelow ? 'fixed inset-x-0 bottom-0 z-20 border-t' : 'border-b'}`}
    >
      <span className={`wrap flex flex-wrap items-center gap-x-4 ${isBelow ? '' : 'py-1'}`}>
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

// It comes after the page, so it stands over the page's end, where it moves nothing; the page then ends above it. Where
// the screen's end has a bar with a button of its own, it stands on top.
function useIsBelow(): boolean {
  const isBelow = useSyncExternalStore(watchPage, hasNoOtherBar)
  useEffect(() => {
    if (!isBelow) return undefined
    const [body, root] = [document.body.style, document.documentElement.style]
    body.paddingBlockEnd = PLACE
    root.scrollPaddingBlockEnd = PLACE
    return () => {
      body.paddingBlockEnd = ''
      root.scrollPaddingBlockEnd = ''
    }
  }, [isBelow])
  return isBelow
}

function watchPage(watcher: () => void) {
  const observer = new MutationObserver(watcher)
  observer.observe(document.body, { childList: true, subtree: true })
  return () => observer.disconnect()
}

const PLACE = '7rem'
const hasNoOtherBar = (): boolean => document.querySelector('.order-bar, .action-bar, .card-bar') === null

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
