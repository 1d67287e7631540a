// Page parts that depend on the brand alone, such as the footer: rendered once, then copied into the next pages.
import type { ConstantPlace, FindConstant } from '#app/session/document-facts.ts'
import type { Brand } from '#shop/people/brand/brand.ts'

/** For one page: `find` returns a part's rendering, `keep` stores missing ones from the page's text. */
export type ConstantParts = { find: FindConstant; keep: (page: string) => void }

/** A changed brand is another object, so its parts are rendered anew, and those of the old one are forgotten. */
const ofBrands = new WeakMap<Brand, Map<string, string>>()

/** `publicUrl` is part of the metadata for search engines. */
export function constantParts(brand: Brand, publicUrl: string): ConstantParts {
  const known = ofBrands.get(brand) ?? new Map<string, string>()
  ofBrands.set(brand, known)
  const missed = new Map<string, ConstantPlace>()
  return {
    find: (place) => {
      const key = `${publicUrl} ${place.tag} ${place.id} ${place.name}`
      const html = known.get(key) ?? null
      if (html === null) missed.set(key, place)
      return html
    },
    keep: (page) => {
      for (const [key, place] of missed) {
        const html = insideOf(page, place)
        if (html !== null) known.set(key, html)
      }
    },
  }
}

/** The content of the element with this ID, which is its first attribute. */
function insideOf(page: string, { tag, id }: ConstantPlace): string | null {
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
