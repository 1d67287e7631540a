// Places and phones are known by their English words, while the pages that are searched for the rest are in the language
// of whoever reads them.
import { currentLanguage } from '#app/language/current-language.ts'
import type { NamedThings } from '#shop/support/assistant/chosen-passages.ts'
import { ownWordsOf, toSearchText, type ForeignLanguage } from '#shop/support/assistant/foreign-language.ts'
import { DEFAULT_LANGUAGE } from '#values/language.ts'

/** `foreign` is the language of a question that is in another one than the page; null if it isn't. */
export function nameInLanguage(
  question: string,
  foreign: ForeignLanguage | null,
  nameThings: (english: string) => NamedThings,
): NamedThings {
  const here = currentLanguage()
  if (here === DEFAULT_LANGUAGE || foreign !== null) return nameThings(toSearchText(question, foreign))
  const named = nameThings(toSearchText(question, here))
  return { ...named, own: ownWordsOf(question, here, named.rest.split(' ')) }
}
