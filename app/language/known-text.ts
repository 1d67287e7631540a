import { knownTexts } from '#app/copy/site/known-texts.ts'
import { BRAND_TEXTS, TEXTS_IN, type Brand, type BrandText, type OwnText } from '#values/brand-facts.ts'
import { ownTextIn } from '#values/own-text.ts'
import { currentLanguage, foreignLanguage } from './current-language.ts'

/** A text that came with the shop in the language of the page; any other as it is. */
export const knownText = (text: string): string => counterpartOf(text) ?? text

/** Null for a text of somebody else, whatever its words. */
function counterpartOf(text: string): string | null {
  const known: unknown = knownTexts[text]
  return typeof known === 'string' ? known : null
}

/** A brand as a page shows it: its texts are in the language of the page, except those that exist in English alone. */
export type ShownBrand = Omit<Brand, (typeof TEXTS_IN)[OwnText]> & { inEnglish?: BrandText[] }

/** Each text as its owner gave it in the language of the page, as it came with the shop, or else in English. */
export function shownBrand({
  taglineIn,
  heroTextIn,
  descriptionIn,
  legalNoteIn,
  legalNote,
  ...brand
}: Brand): ShownBrand {
  const given = { taglineIn, heroTextIn, descriptionIn }
  const textOf = (text: BrandText) => ownTextIn(currentLanguage(), given[TEXTS_IN[text]]) ?? counterpartOf(brand[text])
  // A note about the English text is nothing to fall back to: without one, a translation says that it is one.
  const note = foreignLanguage() === null ? legalNote : ownTextIn(currentLanguage(), legalNoteIn)
  const inEnglish = BRAND_TEXTS.filter((text) => foreignLanguage() !== null && textOf(text) === null)
  return {
    ...brand,
    tagline: textOf('tagline') ?? brand.tagline,
    heroText: textOf('heroText') ?? brand.heroText,
    description: textOf('description') ?? brand.description,
    ...(note && { legalNote: note }),
    ...(inEnglish.length > 0 && { inEnglish }),
  }
}
