// Facts about the rendered document that only the server knows; undefined in the browser.
import { createContext } from 'react'

export const RequestIdContext = createContext<string | undefined>(undefined)

/** Called for a place whose part is not there yet; see `LazyPlace`. */
export const EmptyPlaceContext = createContext<() => void>(() => {})
