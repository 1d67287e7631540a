// Facts about the rendered document that only the server knows; undefined in the browser.
import { createContext } from 'react'

export const RequestIdContext = createContext<string | undefined>(undefined)

/** The element around a part, everything the part depends on, and a word that is different in each rendering. */
export type PartDrawn = { tag: string; id: string; of: string; word?: string | undefined }
/** The cached rendering of a page part, shared by everyone at the brand; null if it must be rendered. */
export type FindDrawn = (part: PartDrawn) => string | null

export const FindDrawnContext = createContext<FindDrawn | undefined>(undefined)
