// What a text is called in every language at once, for the back office, which shows what lacks one.
import { formats as germanFormats } from '#app/copy/de/site/formats.ts'
import { legalCopy as germanLaw } from '#app/copy/de/site/legal.ts'
import { knownTexts as german } from '#app/copy/de/site/known-texts.ts'
import { formats as spanishFormats } from '#app/copy/es/site/formats.ts'
import { legalCopy as spanishLaw } from '#app/copy/es/site/legal.ts'
import { knownTexts as spanish } from '#app/copy/es/site/known-texts.ts'
import { formats as frenchFormats } from '#app/copy/fr/site/formats.ts'
import { legalCopy as frenchLaw } from '#app/copy/fr/site/legal.ts'
import { knownTexts as french } from '#app/copy/fr/site/known-texts.ts'
import { formats as italianFormats } from '#app/copy/it/site/formats.ts'
import { legalCopy as italianLaw } from '#app/copy/it/site/legal.ts'
import { knownTexts as italian } from '#app/copy/it/site/known-texts.ts'
import { formats as dutchFormats } from '#app/copy/nl/site/formats.ts'
import { legalCopy as dutchLaw } from '#app/copy/nl/site/legal.ts'
import { knownTexts as dutch } from '#app/copy/nl/site/known-texts.ts'
import type { ForeignFormats } from './foreign-formats.ts'
import type { ForeignLanguage } from '#values/language.ts'
import { inEachLanguage } from '#values/own-text.ts'

const KNOWN: Record<ForeignLanguage, Readonly<Record<string, string>>> = {
  de: german,
  fr: french,
  es: spanish,
  it: italian,
  nl: dutch,
}

const FORMATS: Record<ForeignLanguage, Pick<ForeignFormats, 'zone'>> = {
  de: germanFormats,
  fr: frenchFormats,
  es: spanishFormats,
  it: italianFormats,
  nl: dutchFormats,
}

/** What a zone is called without its owner. */
export const zoneEverywhere = (name: string): Record<ForeignLanguage, string | null> =>
  inEachLanguage((language) => FORMATS[language].zone(name))

/** The counterparts of a text that came with the shop. */
export const knownEverywhere = (english: string): Record<ForeignLanguage, string | null> =>
  inEachLanguage((language) => (Object.hasOwn(KNOWN[language], english) && KNOWN[language][english]) || null)

/** What a legal text says of itself where its owner wrote nothing. */
export const translationEverywhere: Record<ForeignLanguage, string> = {
  de: germanLaw.translation,
  fr: frenchLaw.translation,
  es: spanishLaw.translation,
  it: italianLaw.translation,
  nl: dutchLaw.translation,
}
