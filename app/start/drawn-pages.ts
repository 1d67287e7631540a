// Caches rendered pages by everything they are rendered from: a visitor who opens a page again within a minute, while
// none of its data has changed, gets the same compressed bytes. Reading the data decides who may see what, and happens
// for each request.
import { createHash } from 'node:crypto'
import type { Packed } from '#app/session/pack-context.ts'
import { keptBriefly } from './kept-briefly.ts'

/** About a hundred pages. */
const MOST_BYTES = 2 * 1024 * 1024

/** Everything a page depends on. */
export type PageFacts = {
  /** The full address. */
  url: string
  /** Its scripts, its data, and the colors of the brand. */
  start: string
  state: string
  style: string
}

export function drawnPages(now: () => number = Date.now) {
  const kept = keptBriefly<Packed>({ mostBytes: MOST_BYTES, bytesOf: ({ body }) => body.length, now })
  return {
    /** The cached page, compressed like this, or what `draw` renders; only a whole page is cached. */
    once: async (
      facts: PageFacts,
      form: string,
      draw: () => Promise<Packed & { isWhole: boolean }>,
    ): Promise<Packed> => {
      const key = `${form} ${keyOf(facts)}`
      const known = kept.get(key)
      if (known) return known
      const { isWhole, body, headers } = await draw()
      // A compressed body is a view of a larger buffer; the copy takes no more than it needs.
      if (isWhole) kept.keep(key, { body: new Uint8Array(body), headers })
      return { body, headers }
    },
  }
}

export function keyOf({ url, start, state, style }: PageFacts): string {
  const hash = createHash('sha256')
  for (const text of [url, start, state, style]) hash.update(`${text.length} ${text}`)
  return hash.digest('base64')
}
