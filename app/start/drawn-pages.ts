// Caches rendered pages by everything they are rendered from: a visitor who opens a page again within a minute, while none of its
// data has changed, gets the same compressed bytes. Reading the data decides who may see what, and happens for each request.
import { createHash } from 'node:crypto'
import type { Packed } from '#app/session/pack-context.ts'

const LIVES_MS = 60_000
/** About a hundred pages; the oldest are removed first. */
const MOST_BYTES = 2 * 1024 * 1024

/** Everything a page depends on. */
export type PageFacts = {
  /** The full address. */
  url: string
  /** The compression. */
  form: string
  /** Its scripts, its data, and the colors of the brand. */
  start: string
  state: string
  style: string
}

export function drawnPages(now: () => number = Date.now) {
  const kept = new Map<string, { packed: Packed; until: number }>()
  let bytes = 0

  function drop(key: string) {
    bytes -= kept.get(key)?.packed.body.length ?? 0
    kept.delete(key)
  }

  // A map lists its entries in the order they were added, so the oldest come first.
  function dropOld() {
    for (const [key, { until }] of kept) {
      if (until > now()) return
      drop(key)
    }
  }

  function keep(key: string, { body, headers }: Packed) {
    drop(key)
    // A compressed body is a view of a larger buffer; the copy takes no more than it needs.
    kept.set(key, { packed: { body: new Uint8Array(body), headers }, until: now() + LIVES_MS })
    bytes += body.length
    for (const [oldest] of kept) {
      if (bytes <= MOST_BYTES) return
      drop(oldest)
    }
  }

  return {
    /** The cached page, or what `draw` renders; only a whole page is cached. */
    once: async (facts: PageFacts, draw: () => Promise<Packed & { isWhole: boolean }>): Promise<Packed> => {
      const key = keyOf(facts)
      dropOld()
      const known = kept.get(key)
      if (known) return known.packed
      const { isWhole, ...packed } = await draw()
      if (isWhole) keep(key, packed)
      return packed
    },
  }
}

function keyOf({ url, form, start, state, style }: PageFacts): string {
  const hash = createHash('sha256')
  for (const text of [url, form, start, state, style]) hash.update(`${text.length} ${text}`)
  return hash.digest('base64')
}
