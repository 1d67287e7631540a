// Only defined while the server renders a document.
import { createContext } from 'react'

export type DocumentTexts = {
  /** The script that starts the others. */
  boot: string
  /** The scripts; see `page-start.ts`. */
  start: string
  /** The data that the page was rendered from. */
  state: string
  /** The brand's colors. */
  style: string
}

export const PageStartContext = createContext<DocumentTexts | null>(null)
