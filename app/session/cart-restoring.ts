// Whether a cart that only this browser has is on its way back to the server.
import { useSyncExternalStore } from 'react'

type RestoreState = 'none' | 'asking' | 'failed'
let restoreState: RestoreState = 'none'
/** The browser storage has been checked. */
let hasLooked = false
const watchers = new Set<() => void>()

export const useRestoring = (): RestoreState =>
  useSyncExternalStore(
    watchRestoring,
    () => restoreState,
    () => 'none',
  )

function watchRestoring(watcher: () => void) {
  watchers.add(watcher)
  return () => watchers.delete(watcher)
}

export function tellRestoring(state: RestoreState) {
  hasLooked ||= state !== 'asking'
  restoreState = state
  for (const watcher of watchers) watcher()
}

export const restoringNow = (): RestoreState => restoreState

/** The state of a navigation to the checkout with what was just added, which must not be an empty cart. */
export const ADDED = 'added'

/** The keys of storefront rules §3 about a cart or an order. */
export const REMEMBERED = ['cart', 'lastCart', 'order_completed', 'order_reference']

export function isRemembering(): boolean {
  if (import.meta.env.SSR) return false
  try {
    return REMEMBERED.some((key) => localStorage.getItem(key) !== null)
  } catch {
    return false
  }
}

/** False while a cart may still be restored from this browser's storage, and if the server couldn't be asked for it. */
export const useIsCartKnown = (): boolean =>
  useSyncExternalStore(
    watchRestoring,
    () => restoreState !== 'failed' && (hasLooked || !isRemembering()),
    () => false,
  )
