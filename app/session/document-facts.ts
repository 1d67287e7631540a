// What only the server knows about the document it renders; undefined in the browser.
import { createContext } from 'react'

export const RequestIdContext = createContext<string | undefined>(undefined)

/** The element around a part, and all that the part depends on. */
export type PartDrawn = { tag: string; id: string; of: string }
/** What was drawn of a part of a page before, for everybody at the brand; null where it has to be drawn. */
export type FindDrawn = (part: PartDrawn) => string | null

export const FindDrawnContext = createContext<FindDrawn | undefined>(undefined)
