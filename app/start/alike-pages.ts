// Pages that differ only in their visitors' own words are rendered once, from stand-ins (`stand-ins.ts`). Whatever else they
// are rendered from must be the same to the letter, so nothing of one visitor can get into another's page.
import { keyOf, type PageFacts } from './drawn-pages.ts'
import { DOCTYPE } from './draw-page.tsx'
import { keptBriefly } from './kept-briefly.ts'
import { writePage } from './page-desk.ts'
import { arePlain, drawGapped, filled, swapWords, type Gapped, type StandIns, type Words } from './stand-ins.ts'

/** About thirty pages. */
const MOST_BYTES = 2 * 1024 * 1024
const KEY_BYTES = 256

type Kept = Omit<Gapped, 'pieces'> & { pieces: Uint8Array[] }
/** The page's text, rendered from its data, or from stand-ins; null if it can't be rendered at once. */
type Draw = (from: StandIns | null) => string | null

export function alikePages(now: () => number = Date.now) {
  const kept = keptBriefly<Kept | 'seen once' | 'not alike'>({ mostBytes: MOST_BYTES, bytesOf, now })

  return {
    /** The page's bytes, only valid until the next page; null if it has to be rendered by itself. */
    find: (facts: PageFacts, words: Words, draw: Draw): Uint8Array<ArrayBuffer> | null => {
      if (!arePlain(words)) return null
      const { url, state } = facts
      const key = keyOf({ ...facts, url: swapWords(url, words), state: swapWords(state, words) })
      let known = kept.get(key)
      if (known === undefined) kept.keep(key, 'seen once')
      if (known === 'seen once') kept.keep(key, (known = drawBothWays(words, state, draw)))
      return typeof known === 'object' ? writePage([DOCTYPE, ...filled(known, words, state)]) : null
    },
  }
}

// Rendered both ways, it must be the same page: it then repeats its words, and does nothing else with them.
function drawBothWays(words: Words, state: string, draw: Draw): Kept | 'not alike' {
  const gapped = drawGapped(words, draw)
  if (!gapped || filled(gapped, words, state).join('') !== draw(null)) return 'not alike'
  const { pieces, gaps, computed } = gapped
  return { pieces: pieces.map((piece) => new TextEncoder().encode(piece)), gaps, computed }
}

const bytesOf = (known: Kept | 'seen once' | 'not alike'): number =>
  typeof known === 'object' ? known.pieces.reduce((sum, { length }) => sum + length, KEY_BYTES) : KEY_BYTES
