// The router discovers the shop's pages step by step: it asks the server for each route, and then loads its script. If
// a form leads to another page and neither can be loaded, the router would give up the current page.
import { useCallback, useContext } from 'react'
import { UNSAFE_DataRouterContext as DataRouterContext } from 'react-router'
import { isTaking } from '#app/session/is-reachable.ts'

/** Whether a form may be sent to a page: at once where the router has all of it, and otherwise once the shop answers. */
export function useWayTo() {
  const router = useContext(DataRouterContext)?.router
  const isLoaded = useCallback(
    (pathname: string): boolean => {
      const match = router?.match(pathname)?.at(-1)
      // What matches with a part filled in, or as any address at all, may still be another page.
      return match !== undefined && match.route.lazy === undefined && Object.keys(match.params).length === 0
    },
    [router],
  )
  const isOpen = useCallback(async (pathname: string) => isLoaded(pathname) || isTaking(), [isLoaded])
  return { isLoaded, isOpen }
}
