// Whether a cart that only this browser remembers is on its way back to the server.
import { useSyncExternalStore } from 'react'

type RestoreState = 'none' | 'asking' | 'failed'
let restoreState: RestoreState = 'none'
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
  restoreState = state
  for (const watcher of watchers) watcher()
}

export const restoringNow = (): RestoreState => restoreState

/** True while a cart that only this browser remembers is on its way back. */
export const useIsRestoringCart = (): boolean => useRestoring() === 'asking'
