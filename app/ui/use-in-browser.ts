import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** False in the server's page and while it wakes up, true afterwards: for parts that only work with script. */
export function useInBrowser(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}

export function useMatches(mediaQuery: string): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const list = matchMedia(mediaQuery)
      list.addEventListener('change', onChange)
      return () => list.removeEventListener('change', onChange)
    },
    () => matchMedia(mediaQuery).matches,
    () => false,
  )
}
