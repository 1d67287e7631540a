// A text that an owner wrote: in English, and in other languages as far as they gave it. Whatever a traveler reads of it
// falls back to English.
import { isForeign, type ForeignLanguage, type Language } from './language.ts'

/** The text in other languages; missing in one means that English stands in. */
export type InLanguages = Partial<Record<ForeignLanguage, string>>
/** The owner's own text in a language; null if they gave none, and for English. */
export const ownTextIn = (language: Language, given: InLanguages | null | undefined): string | null =>
  (isForeign(language) && given?.[language]) || null

/** How forms call a text in another language: as the English one with its code. */
export const fieldIn = <Field extends string>(field: Field, language: ForeignLanguage) =>
  `${field}_${language}` as const

/** Something for each language besides English. */
export const inEachLanguage = <Each>(of: (language: ForeignLanguage) => Each): Record<ForeignLanguage, Each> => ({
  de: of('de'),
  fr: of('fr'),
  es: of('es'),
  it: of('it'),
  nl: of('nl'),
})
