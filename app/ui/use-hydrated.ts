// False on the server and while the script takes over the page, true from then on.
import { useSyncExternalStore } from 'react'

const never = () => () => undefined

export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
