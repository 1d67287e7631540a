import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** False on the server and during hydration, true afterward: for parts that only work with script. */
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
