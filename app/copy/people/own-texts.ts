// The words for an owner's texts in languages other than English.
import { FOREIGN_LANGUAGES, type ForeignLanguage } from '#values/language.ts'

const NAMES: Record<ForeignLanguage, string> = {
  de: 'German',
  fr: 'French',
  es: 'Spanish',
  it: 'Italian',
  nl: 'Dutch',
}

export const ownTextsCopy = {
  languages: NAMES,
  others: 'other languages',
  title: 'In other languages',
  complete: 'None missing',
  missing: (languages: string) => `Missing in ${languages}`,
  of: (text: string, language: string) => `${text} in ${language}`,
  in: (language: ForeignLanguage, problem: string) => `${NAMES[language]}: ${problem}`,
  standIn: (text: string) => `Default: ${text}`,
  fallback: 'Where a field is blank, travelers read the English text.',
}

/** 'Tagline in German'; the English text by its own name. */
export function textInLanguage(text: string, code: string): string {
  const language = FOREIGN_LANGUAGES.find((each) => each === code)
  return language ? ownTextsCopy.of(text, ownTextsCopy.languages[language]) : text
}
