// How a drawn document becomes what is sent: packed for the visitor who waits, or as it is for whoever keeps it.
import { createContext } from 'react-router'

/** No body where whoever packs it also sends it. */
export type PackPage = (html: Uint8Array<ArrayBuffer>) => {
  body: Uint8Array<ArrayBuffer> | null
  headers: [string, string][]
}

export const packContext = createContext<PackPage>((html) => ({ body: html, headers: [] }))
