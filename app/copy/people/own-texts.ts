// The words for an owner's texts in languages other than English.
import type { ForeignLanguage } from '#values/language.ts'

export const ownTextsCopy = {
  languages: {
    de: 'German',
    fr: 'French',
    es: 'Spanish',
    it: 'Italian',
    nl: 'Dutch',
  } satisfies Record<ForeignLanguage, string>,
  others: 'other languages',
  title: 'In other languages',
  complete: 'None missing',
  missing: (languages: string) => `Missing in ${languages}`,
  of: (text: string, language: string) => `${text} in ${language}`,
  standIn: (text: string) => `Default: ${text}`,
  fallback: 'Leave it blank to show the English text.',
}
