// An email's links lead to the pages in its language.
import { pathIn } from '#app/language/address.ts'
import { DEFAULT_LANGUAGE, type Language } from '#values/language.ts'

const IS_LINK = /link$/i

/** The same facts of an email, with its links leading to pages in that language. */
export function withLinksIn<Facts>(facts: Facts, language: Language): Facts
export function withLinksIn(facts: object, language: Language): object {
  if (language === DEFAULT_LANGUAGE) return facts
  return Object.fromEntries(
    Object.entries(facts).map(([name, fact]) => [
      name,
      IS_LINK.test(name) ? linkIn(fact, language) : inner(fact, language),
    ]),
  )
}

function inner(fact: unknown, language: Language): unknown {
  if (Array.isArray(fact)) return fact.map((each) => inner(each, language))
  const isRecord = typeof fact === 'object' && fact !== null && Object.getPrototypeOf(fact) === Object.prototype
  return isRecord ? withLinksIn(fact, language) : fact
}

function linkIn(link: unknown, language: Language): unknown {
  if (typeof link !== 'string' || !URL.canParse(link)) return link
  const { origin, pathname } = new URL(link)
  return origin + pathIn(pathname, language) + link.slice(origin.length).replace(/^[^?#]*/, '')
}
