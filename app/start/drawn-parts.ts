// Parts of pages that are the same for everybody at a brand: what was drawn of them once is taken from that page, and put into
// the next ones as it is.
import type { FindDrawn, PartDrawn } from '#app/session/document-facts.ts'
import type { Brand } from '#shop/brand/brand.ts'

/** Of one page: `find` tells what was drawn of a part before, `keep` takes what was not there from the page's text. */
export type DrawnParts = { find: FindDrawn; keep: (page: string) => void }

/** Of all brands together. What depends on a cart comes in many forms; the oldest make room. */
const MOST_PARTS = 500
/** What somebody sends may be long; that is drawn each time. */
const LONGEST_OF = 4_000
const kept = new Map<string, string>()
/** A brand that was changed is another object, and is drawn anew. */
const numbers = new WeakMap<Brand, number>()
let brands = 0

/** `publicUrl` stands in what is told to search engines. */
export function drawnParts(brand: Brand, publicUrl: string): DrawnParts {
  const number = numbers.get(brand) ?? (brands += 1)
  numbers.set(brand, number)
  const missed = new Map<string, PartDrawn>()
  return {
    find: (part) => {
      if (part.of.length > LONGEST_OF) return null
      const key = `${number} ${publicUrl} ${part.tag} ${part.id} ${part.of}`
      const known = kept.get(key)
      if (known === undefined) {
        missed.set(key, part)
        return null
      }
      // What is asked for stays; what nobody asks for any more makes room.
      kept.delete(key)
      kept.set(key, known)
      return known
    },
    keep: (page) => {
      for (const [key, part] of missed) {
        const html = insideOf(page, part)
        if (html === null) continue
        if (kept.size >= MOST_PARTS && !kept.has(key)) kept.delete(kept.keys().next().value ?? '')
        kept.set(key, html)
      }
    },
  }
}

/** What stands in the element of this id, which is its first attribute. */
function insideOf(page: string, { tag, id }: PartDrawn): string | null {
  const at = page.indexOf(`<${tag} id="${id}"`)
  if (at === -1) return null
  const begin = page.indexOf('>', at) + 1
  const tags = new RegExp(`<(/?)${tag}\\b`, 'g')
  tags.lastIndex = begin
  for (let depth = 1, found = tags.exec(page); found; found = tags.exec(page)) {
    depth += found[1] ? -1 : 1
    if (depth === 0) return copied(page.slice(begin, found.index))
  }
  return null
}

/** A piece of a text keeps the whole text in memory; its copy does not. */
const copied = (piece: string): string => Buffer.from(piece).toString()
