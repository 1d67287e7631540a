// The language of a request is the first part of its address, such as '/de/faq'. Whatever answers it sees the address
// without it, and reads the words and writes the figures of that language.
import { AsyncLocalStorage } from 'node:async_hooks'
import { readFileSync } from 'node:fs'
import type { RequestListener } from 'node:http'
import { join } from 'node:path'
import type { MiddlewareHandler } from 'hono'
import type { ServerBuild } from 'react-router'
import { addressOfSpelling, pathIn, splitAddress } from '#app/language/address.ts'
import { formats } from '#app/copy/site/formats.ts'
import { currentLanguage } from '#app/language/current-language.ts'
import { speakIn } from '#app/language/speak-in.ts'
import { tellZoneNamesBy } from '#app/language/zone-names.ts'
import { isSpoken } from '#app/language/spoken-pages.ts'
import { isForeign, type ForeignLanguage, type Language } from '#values/language.ts'
import type { ZoneNames } from '#values/zone-names.ts'
import { isPlaceOfPages, oneSpelling, plainAddress } from './canonical-address.ts'

type ForeignRequest = { zoneNames?: ZoneNames }
const asked = new AsyncLocalStorage<ForeignRequest>()
tellZoneNamesBy(() => asked.getStore()?.zoneNames)

/** Before a page is drawn in another language than English: what the owner called zones in it. */
export async function learnZoneNames(viewZoneNames: (language: ForeignLanguage) => Promise<ZoneNames>): Promise<void> {
  const request = asked.getStore()
  const language = currentLanguage()
  if (!request || !isForeign(language)) return
  const names = await viewZoneNames(language)
  request.zoneNames = { ...names, english: names.english.filter((name) => formats.zone(name) === null) }
}

/** Answers each request in the language of its address; what exists in English alone is at its English address. */
export function inItsLanguage(answer: RequestListener): RequestListener {
  return (request, response) => {
    const { language, path } = splitAddress(request.url ?? '')
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    const elsewhere = addressElsewhere(request.url ?? '', language, path, isRead)
    if (elsewhere !== null) {
      response.writeHead(308, { location: elsewhere, 'cache-control': 'public, max-age=3600' }).end()
      return
    }
    if (!isForeign(language)) return answer(request, response)
    request.url = path
    speakIn(language, () => asked.run({}, () => answer(request, response))).catch((problem: unknown) =>
      response.destroy(problem instanceof Error ? problem : undefined),
    )
  }
}

/** Each page has one address: where it is, if this isn't it. */
function addressElsewhere(url: string, language: Language, path: string, isRead: boolean): string | null {
  const plain = plainAddress(url)
  const named = splitAddress(plain)
  const [typed = '', ...search] = named.path.split('?')
  const page = oneSpelling(typed)
  if (isRead && plain !== url && isPlaceOfPages(page)) {
    return pathIn([page, ...search].join('?'), named.language)
  }
  if (!isForeign(language)) return addressOfSpelling(url)
  if (!isSpoken(path.split('?', 1)[0] ?? '')) return path
  return /^\/(?:\?|$)/.test(path) && url.startsWith(`/${language}/`) ? pathIn(path, language) : null
}

/** A way on leads to a page of the same language. */
export const leadOnInLanguage: MiddlewareHandler = async (c, next) => {
  await next()
  const location = c.res.headers.get('location')
  if (location?.startsWith('/') && isForeign(currentLanguage()))
    c.header('location', pathIn(location, currentLanguage()))
}

const FILES = join(import.meta.dirname, '../../build/languages')
const known = new Map<Language, ServerBuild['assets']>()

/** The browser's files in the language of the page; while developing, all languages have the same. */
export function assetsIn(language: Language, { assets }: Pick<ServerBuild, 'assets'>): ServerBuild['assets'] {
  if (!isForeign(language) || !import.meta.env.PROD) return assets
  const found = known.get(language) ?? JSON.parse(readFileSync(join(FILES, `${language}.json`), 'utf8'))
  known.set(language, found)
  return found
}
