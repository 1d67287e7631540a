// The router says at once that it sends something; the page is drawn a moment later, on a slow phone much later. A second press in
// between would be sent as well, so what is drawn is not asked.
import { useCallback, useContext } from 'react'
import { UNSAFE_DataRouterContext as DataRouterContext } from 'react-router'

/** Whether a form that goes to this page is on its way now: by the page itself, or beside it. */
export function useIsUnderWay(pathname: string, isBeside: boolean): () => boolean {
  const router = useContext(DataRouterContext)?.router
  return useCallback(() => {
    if (!router) return false
    const { fetchers, navigation } = router.state
    return (isBeside ? [...fetchers.values()] : [navigation]).some(
      ({ state, formAction }) => state !== 'idle' && formAction?.replace(/[?#].*/, '') === pathname,
    )
  }, [router, pathname, isBeside])
}
