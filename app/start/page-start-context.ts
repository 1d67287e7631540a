// Known only while the server draws a document.
import { createContext } from 'react'

export type DocumentTexts = {
  /** What the scripts are; see `page-start.ts`. */
  start: string
  /** The data that the page was drawn from. */
  state: string
  /** The colours of the brand. */
  style: string
}

export const PageStartContext = createContext<DocumentTexts | null>(null)
