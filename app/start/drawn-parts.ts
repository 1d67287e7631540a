// Page parts that are the same for everyone at a brand: rendered once, then copied into the next pages.
import type { FindDrawn, PartDrawn } from '#app/session/document-facts.ts'
import type { Brand } from '#shop/people/brand/brand.ts'

/** For one page: `find` returns a part's cached rendering, `keep` stores missing ones from the page's text. */
export type DrawnParts = { find: FindDrawn; keep: (page: string) => void }

/** For all brands together. Cart-dependent parts have many variants; the oldest are dropped. */
const MOST_PARTS = 500
/** User input may be long; such a part is rendered each time. */
const LONGEST_OF = 4_000
/** A word that can't be part of another one by chance, and is never escaped. */
const LONG_WORD = /^[\w-]{36,}$/
/** A part's HTML without its word, which stands between these pieces. */
const kept = new Map<string, string[]>()
/** A changed brand is another object, so it is rendered anew. */
const numbers = new WeakMap<Brand, number>()
let brands = 0

/** `publicUrl` is part of the metadata for search engines. */
export function drawnParts(brand: Brand, publicUrl: string): DrawnParts {
  const number = numbers.get(brand) ?? (brands += 1)
  numbers.set(brand, number)
  const missed = new Map<string, PartDrawn>()
  return {
    find: (part) => {
      const { tag, id, of, word } = part
      if (of.length > LONGEST_OF || (word !== undefined && !LONG_WORD.test(word))) return null
      const key = `${number} ${publicUrl} ${tag} ${id} ${of}`
      const known = kept.get(key)
      if (known === undefined) {
        missed.set(key, part)
        return null
      }
      // Recently used parts stay; unused ones are dropped.
      kept.delete(key)
      kept.set(key, known)
      return known.join(word)
    },
    keep: (page) => {
      for (const [key, part] of missed) {
        const html = insideOf(page, part)
        if (html === null) continue
        if (kept.size >= MOST_PARTS && !kept.has(key)) kept.delete(kept.keys().next().value ?? '')
        kept.set(key, part.word === undefined ? [html] : html.split(part.word).map(copied))
      }
    },
  }
}

/** The content of the element with this ID, which is its first attribute. */
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

/** A substring keeps the whole text in memory; a copy doesn't. */
const copied = (piece: string): string => Buffer.from(piece).toString()
