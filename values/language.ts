// The languages of our pages and emails, as ISO 639-1 codes; the default is English.
export const LANGUAGES = ['en', 'de', 'fr', 'es', 'it', 'nl'] as const
export type Language = (typeof LANGUAGES)[number]

export const DEFAULT_LANGUAGE = 'en' satisfies Language
export type ForeignLanguage = Exclude<Language, typeof DEFAULT_LANGUAGE>

export const isLanguage = (code: unknown): code is Language => LANGUAGES.some((known) => known === code)
export const isForeign = (language: Language): language is ForeignLanguage => language !== DEFAULT_LANGUAGE
export const FOREIGN_LANGUAGES: readonly ForeignLanguage[] = LANGUAGES.filter(isForeign)

/** What stands before the path of an address in a language: '/de', or nothing for English. */
export const prefixOf = (language: Language | null): string =>
  language === null || language === DEFAULT_LANGUAGE ? '' : `/${language}`
