// The router discovers the shop's pages step by step: it asks the server for each route, and then loads its script. If
// a form leads to another page and neither can be loaded, the router would give up the current page.
import { useEffect } from 'react'
import { useLocation, useMatches } from 'react-router'
import { isTaking } from '#app/session/is-reachable.ts'

/** The pages of this visit that had a form, and those that answered one. */
const loaded = new Set<string>()

const noteLoaded = (pathname: string) => {
  if (!hasParent(pathname)) loaded.add(pathname)
}
const isLoaded = (pathname: string): boolean => loaded.has(pathname)
/** Whether a form may be sent to a page: at once if the router has all of it, and otherwise once the shop answers. */
const isOpen = async (pathname: string): Promise<boolean> => isLoaded(pathname) || isTaking()

export function useWayTo() {
  const { pathname } = useLocation()
  const isLiteral = Object.keys(useMatches().at(-1)?.params ?? {}).length === 0
  useEffect(() => {
    if (isLiteral) loaded.add(pathname)
  }, [pathname, isLiteral])
  return { isLoaded, isOpen, noteLoaded }
}

/** Only below other pages, parts of an address may be filled in; the router asks about such an address each time. */
const hasParent = (pathname: string): boolean => /^\/[^/]+\/./.test(pathname)
