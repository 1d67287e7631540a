// How a rendered document is sent: compressed for the waiting visitor, or uncompressed for the cache.
import { createContext } from 'react-router'

/** Without a body if the compressor also sends it. */
export type PackPage = (html: Uint8Array<ArrayBuffer>) => {
  body: Uint8Array<ArrayBuffer> | null
  headers: [string, string][]
}

export const packContext = createContext<PackPage>((html) => ({ body: html, headers: [] }))
