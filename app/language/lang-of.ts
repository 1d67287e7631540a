// Apart from what a browser needs to know a brand's texts by: it is told those in the language of the page.
import type { BrandText } from '#values/brand-facts.ts'
import type { ShownBrand } from './known-text.ts'

/** The language of an element that shows this text of the brand, where it isn't the page's. */
export const langOf = ({ inEnglish }: ShownBrand, text: BrandText): 'en' | undefined =>
  inEnglish?.includes(text) ? 'en' : undefined
