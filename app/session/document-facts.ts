// What only the server knows about the document it renders; undefined in the browser.
import { createContext } from 'react'

export const RequestIdContext = createContext<string | undefined>(undefined)

/** What was drawn of a part of a page before, for everybody at the brand; null where it has to be drawn. */
export type FindDrawn = (id: string, key: string) => string | null

export const FindDrawnContext = createContext<FindDrawn | undefined>(undefined)
