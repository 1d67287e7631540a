import { knownTexts } from '#app/copy/site/known-texts.ts'
import type { Brand } from '#shop/people/brand/brand.ts'

/** A text that came with the shop in the language of the page; any other, such as an owner's own, as it is. */
export const knownText = (text: string): string => knownTexts[text] ?? text

/** A brand with its own texts, in the language of the page as far as they came with the shop. */
export const knownBrand = (brand: Brand): Brand => ({
  ...brand,
  tagline: knownText(brand.tagline),
  heroText: knownText(brand.heroText),
  description: knownText(brand.description),
})
