// The data of the open page, and whether the last reload found no server.
import { useEffect } from 'react'
import { useLocation, useMatches } from 'react-router'

let shown = { address: '', data: new Map<string, unknown>() }
let isStale = false
const watchers = new Set<() => void>()

/** Remembers what the page of this moment shows. */
export function useNoteShown(): void {
  const matches = useMatches()
  const { pathname, search } = useLocation()
  useEffect(() => {
    const address = pathname + search
    if (shown.address !== address) setStale(false)
    shown = { address, data: new Map(matches.map(({ id, loaderData }) => [id, loaderData])) }
  }, [matches, pathname, search])
}

export const shownAddress = (): string => shown.address

/** The data of the open page, by route; null when this is the address of another page. */
export function shownAt(address: string): ReadonlyMap<string, unknown> | null {
  const { pathname, search } = new URL(address, location.href)
  return shown.address === pathname + search ? shown.data : null
}

export function setStale(next: boolean): void {
  if (isStale === next) return
  isStale = next
  for (const watcher of watchers) watcher()
}

export const isPageStale = (): boolean => isStale

export function watchStale(watcher: () => void): () => void {
  watchers.add(watcher)
  return () => watchers.delete(watcher)
}
