// Parts of pages that are the same for everybody at a brand: what was drawn of them once is taken from that page, and put into
// the next ones as it is.
import type { FindDrawn } from '#app/session/document-facts.ts'
import type { Brand } from '#shop/brand/brand.ts'

/** Of one page: `find` tells what was drawn of a part before, `keep` takes what was not there from the page's text. */
export type DrawnParts = { find: FindDrawn; keep: (page: string) => void }

type Kept = Map<string, { key: string; html: string }>
const keptOf = new WeakMap<Brand, Kept>()

/** A brand that was read anew is drawn anew. `publicUrl` stands in what is told to search engines. */
export function drawnParts(brand: Brand, publicUrl: string): DrawnParts {
  const kept: Kept = keptOf.get(brand) ?? new Map()
  keptOf.set(brand, kept)
  const missed = new Map<string, string>()
  return {
    find: (id, key) => {
      const known = kept.get(id)
      const wanted = `${publicUrl} ${key}`
      if (known?.key === wanted) return known.html
      missed.set(id, wanted)
      return null
    },
    keep: (page) => {
      for (const [id, key] of missed) {
        const html = insideOf(page, id)
        if (html !== null) kept.set(id, { key, html })
      }
    },
  }
}

/** What stands in the `div` of this id. */
function insideOf(page: string, id: string): string | null {
  const begin = `<div id="${id}">`
  const at = page.indexOf(begin)
  if (at === -1) return null
  const rest = page.slice(at + begin.length)
  let depth = 1
  for (const { 1: slash, index } of rest.matchAll(/<(\/?)div\b/g)) {
    depth += slash ? -1 : 1
    if (depth === 0) return rest.slice(0, index)
  }
  return null
}
