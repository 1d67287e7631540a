// Which language a visitor is offered, by a line that leads there; nobody is led anywhere unasked.
import { isLanguage, type Language } from '#values/language.ts'
import { currentLanguage } from './current-language.ts'

/** Set by the page itself when a language is chosen; it says nothing about anybody, so it isn't signed. */
export const LANGUAGE_COOKIE = 'lang'
const CHOSEN = new RegExp(String.raw`(?:^|;)\s*${LANGUAGE_COOKIE}=(\w{2})(?:;|$)`)

type Headers = { cookie: string | null | undefined; acceptLanguage: string | null | undefined }

/** The language that was chosen here before, or the browser's first that we speak, if the page is in another; or null. */
export function offeredLanguage({ cookie, acceptLanguage }: Headers): Language | null {
  const wanted = [CHOSEN.exec(cookie ?? '')?.[1], ...preferred(acceptLanguage ?? '')].find(isLanguage)
  return wanted === undefined || wanted === currentLanguage() ? null : wanted
}

const preferred = (accepted: string): string[] =>
  accepted
    .slice(0, 200)
    .split(',')
    .map((part) => {
      const [tag = '', quality] = part.split(';q=')
      return { language: tag.trim().slice(0, 2).toLowerCase(), quality: quality === undefined ? 1 : Number(quality) }
    })
    .toSorted((one, other) => other.quality - one.quality)
    .map(({ language }) => language)
