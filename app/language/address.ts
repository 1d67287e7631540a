// Addresses in a language: English ones have no prefix, others that of their language, such as '/de/faq'.
import { isSpoken } from '#app/language/spoken-pages.ts'
import { DEFAULT_LANGUAGE, FOREIGN_LANGUAGES, LANGUAGES, prefixOf, type Language } from '#values/language.ts'
import { currentLanguage } from './current-language.ts'

const PREFIX = new RegExp(String.raw`^/(${FOREIGN_LANGUAGES.join('|')})(?=[/?#]|$)`)

/** A path, with or without a query, in a language; one that is English alone stays as it is. */
export const pathIn = (path: string, language: Language): string => {
  if (language === DEFAULT_LANGUAGE || !isSpoken(path.split(/[?#]/, 1)[0] ?? '')) return path
  return path === '/' ? prefixOf(language) : `${prefixOf(language)}${path.replace(/^\/(?=[?#])/, '')}`
}

/** A page's path in each language. */
export const pathsOf = (path: string): string[] => LANGUAGES.map((language) => pathIn(path, language))

/** A path in the language of the page, for whatever leads there without the router, which knows it by itself. */
export const pathHere = (path: string): string => pathIn(path, currentLanguage())

/** The language of an address, and the address without it. */
export function splitAddress(address: string): { language: Language; path: string } {
  const found = PREFIX.exec(address)
  if (!found) return { language: DEFAULT_LANGUAGE, path: address }
  const rest = address.slice(found[0].length)
  const language = FOREIGN_LANGUAGES.find((each) => each === found[1]) ?? DEFAULT_LANGUAGE
  return { language, path: rest.startsWith('/') ? rest : `/${rest}` }
}

/** A language by another spelling ('/DE/faq', '/de-AT/faq', '/en/faq'), which somebody typed or guessed. */
const SPELLED = new RegExp(String.raw`^/(${LANGUAGES.join('|')})(?:[-_][a-z]{2})?(?=[/?#]|$)`, 'i')

/** The one address of what is at an address that spells its language in another way; null if it doesn't. */
export function addressOfSpelling(address: string): string | null {
  const found = SPELLED.exec(address)
  const language = LANGUAGES.find((each) => each === found?.[1]?.toLowerCase())
  if (!found || !language || found[0] === prefixOf(language)) return null
  return pathIn(address.slice(found[0].length).replace(/^\/*/, '/'), language)
}
