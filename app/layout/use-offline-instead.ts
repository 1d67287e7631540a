import { useEffect } from 'react'
import { useLocation } from 'react-router'

/** A page that could not be fetched because there is no line: the offline page says so instead. */
export function useOfflineInstead(problem: unknown): void {
  const { pathname, search } = useLocation()
  useEffect(() => {
    import('#app/offline/leave-for-offline.ts').then(
      ({ leaveForOffline }) => leaveForOffline(problem, pathname + search),
      () => undefined,
    )
  }, [problem, pathname, search])
}
