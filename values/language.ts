// The languages of our emails, as ISO 639-1 codes; the default is English.
export const LANGUAGES = ['en', 'de', 'fr', 'es', 'nl'] as const
export type Language = (typeof LANGUAGES)[number]

export const DEFAULT_LANGUAGE: Language = 'en'

export const isLanguage = (code: unknown): code is Language => LANGUAGES.some((known) => known === code)
