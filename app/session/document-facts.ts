// Facts about the rendered document that only the server knows; undefined in the browser.
import { createContext } from 'react'

export const RequestIdContext = createContext<string | undefined>(undefined)

/** The element around a part that depends on the brand alone, and what it is. */
export type ConstantPlace = { tag: string; id: string; name: string }
/** What everyone at the brand sees there, as HTML; null if it must be rendered. */
export type FindConstant = (place: ConstantPlace) => string | null

export const FindConstantContext = createContext<FindConstant | undefined>(undefined)
