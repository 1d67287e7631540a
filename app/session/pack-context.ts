// How a rendered document is sent: compressed for the waiting visitor, or uncompressed for the cache.
import { createContext } from 'react-router'

export type Packed = { body: Uint8Array<ArrayBuffer>; headers: [string, string][] }
export type Packing = {
  pack: (html: Uint8Array<ArrayBuffer>) => Packed
  /** Without a body if the compressor also sends it. */
  send: (packed: Packed) => { body: Uint8Array<ArrayBuffer> | null; headers: [string, string][] }
}

export const packContext = createContext<Packing>({
  pack: (html) => ({ body: html, headers: [] }),
  send: (packed) => packed,
})
