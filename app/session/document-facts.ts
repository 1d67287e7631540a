// Facts about the rendered document that only the server knows; undefined in the browser.
import { createContext } from 'react'

export const RequestIdContext = createContext<string | undefined>(undefined)

/** The element around a part, and everything the part depends on. */
export type PartDrawn = { tag: string; id: string; of: string }
/** The cached rendering of a page part, shared by everyone at the brand; null if it must be rendered. */
export type FindDrawn = (part: PartDrawn) => string | null

export const FindDrawnContext = createContext<FindDrawn | undefined>(undefined)
