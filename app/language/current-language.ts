// The language of whoever reads a page. The server tells it for the request that it answers, and a browser's scripts hold
// one language.
import { pageLanguage } from '#app/copy/site/page-language.ts'
import { DEFAULT_LANGUAGE, isForeign, isLanguage, type ForeignLanguage, type Language } from '#values/language.ts'

let read = (): Language => {
  if (import.meta.env?.PROD) return pageLanguage.code
  // While it is developed, one build speaks all languages.
  const told: unknown = globalThis.document?.documentElement.lang
  return isLanguage(told) ? told : DEFAULT_LANGUAGE
}

/** English where no page is being answered, as in the back office and in the background. */
export const currentLanguage = (): Language => read()

/** The same; null for English. */
export function foreignLanguage(): ForeignLanguage | null {
  const language = read()
  return isForeign(language) ? language : null
}

/** For the server, which answers in several languages at once. */
export function tellLanguageBy(teller: () => Language | undefined): void {
  read = () => teller() ?? DEFAULT_LANGUAGE
}
