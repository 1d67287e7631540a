// What a text is called in every language at once, for the back office, which shows what lacks one.
import { knownTexts as german } from '#app/copy/de/site/known-texts.ts'
import { knownTexts as spanish } from '#app/copy/es/site/known-texts.ts'
import { knownTexts as french } from '#app/copy/fr/site/known-texts.ts'
import { knownTexts as italian } from '#app/copy/it/site/known-texts.ts'
import { knownTexts as dutch } from '#app/copy/nl/site/known-texts.ts'
import type { ForeignLanguage } from '#values/language.ts'
import { inEachLanguage } from '#values/own-text.ts'

const KNOWN: Record<ForeignLanguage, Readonly<Record<string, string>>> = {
  de: german,
  fr: french,
  es: spanish,
  it: italian,
  nl: dutch,
}

/** The counterparts of a text that came with the shop. */
export const knownEverywhere = (english: string): Record<ForeignLanguage, string | null> =>
  inEachLanguage((language) => (Object.hasOwn(KNOWN[language], english) && KNOWN[language][english]) || null)
