// GET and POST /tell-me-when: asks for a country that isn't sold, or, with the key from an email, agrees or ends it.
import { sortedByName } from '#app/language/formats.ts'
import { data } from 'react-router'
import { wishCopy as copy } from '#app/copy/support/wish.ts'
import { textOf } from '#app/forms/form-fields.ts'
import { formAction, type FormResult } from '#app/http/form-action.ts'
import { atOf, shopContext } from '#app/session/request-context.ts'
import { tooOftenStatus } from '#app/session/too-often.ts'
import { rateLimitKeyOf, type Context } from '#app/session/visitor.ts'
import type { Shop } from '#shop/assembly/shop.ts'
import { offeredZones } from '#shop/catalogue/bundle/bundle.ts'
import type { At } from '#values/brand-facts.ts'
import { maskEmail } from '#values/email.ts'
import { COUNTRY_CODES, isCountryCode, type CountryCode } from '#values/country/country.ts'

/** What the key from an email opens. */
type OpenedPage =
  | { kind: 'asked' | 'waiting'; email: string; country: CountryCode }
  | { kind: 'gone' }
  | { kind: 'unknown' }
/** `countries` are those that aren't sold, by name. */
type AskPage = { kind: 'ask'; countries: CountryCode[]; country: CountryCode | null }
export type WishPage = OpenedPage | AskPage
export type WishAnswer =
  | { kind: 'sent'; email: string }
  | { kind: 'done' }
  | { kind: 'refused'; field: 'email' | 'country' | null; problem: string; country: string; email: string }
  | null

export async function readWishPage(request: Request, context: Context) {
  const search = new URL(request.url).searchParams
  const { key, page, status } = await readKey(request, context)
  if (key !== null) return data<WishPage>(page, status)
  const selling = await context.get(shopContext).catalogue.viewCatalogue(atOf(context))
  const sold = new Set(offeredZones(selling).flatMap(({ countries }) => countries))
  const countries = sortedByName(COUNTRY_CODES.filter((code) => !sold.has(code)))
  const wanted = search.get('country') ?? ''
  return data<WishPage>({ kind: 'ask', countries, country: countries.includes(wanted) ? wanted : null })
}

export const answerWish = formAction({
  who: readKey,
  async run({ shop, form, context, caller, user }): Promise<FormResult<WishAnswer>> {
    const { key, page, status } = user
    if (key === null) return ask(shop, form, context, { tenant: caller.tenant })
    if (page.kind === 'unknown') return { answer: null, status }
    // RFC 8058: an email program says exactly this, and nothing else has to be asked.
    const isStop = form.get('List-Unsubscribe') === 'One-Click' || form.get('intent') === 'stop'
    if (isStop) await shop.wishes.endWish(key)
    else if (form.get('intent') !== 'agree' || !(await shop.wishes.confirmWish(key)).ok)
      return { answer: null, status: 409 }
    return { answer: { kind: 'done' } }
  },
})

async function ask(shop: Shop, form: FormData, context: Context, at: At) {
  const [email, country] = [textOf(form, 'email', 254), textOf(form, 'country', 2)]
  const asked = await shop.wishes.askForCountry({ email, country, rateLimitKey: rateLimitKeyOf(context) }, at)
  if (asked.ok) return { answer: { kind: 'sent' as const, email: asked.email } }
  const refused = { kind: 'refused' as const, email, country: isCountryCode(country) ? country : '' }
  if (asked.problem === 'too_often') return { answer: { ...refused, field: null, problem: copy.tooOften }, wait: asked }
  const field = asked.problem === 'email_invalid' ? ('email' as const) : ('country' as const)
  return { answer: { ...refused, field, problem: copy.problems[asked.problem] }, status: 400 }
}

/** `key` is null if the address has none. */
async function readKey(
  request: Request,
  context: Context,
): Promise<{ key: string | null; page: OpenedPage; status: number }> {
  const keys = new URL(request.url).searchParams.getAll('key')
  if (keys.length === 0) return { key: null, page: { kind: 'unknown' }, status: 200 }
  const key = keys.length === 1 ? (keys[0] ?? '') : ''
  const opened = await context.get(shopContext).wishes.openWish({ key, rateLimitKey: rateLimitKeyOf(context) })
  if (!opened.ok) {
    const status = opened.problem === 'too_often' ? tooOftenStatus(context, opened) : 404
    return { key, page: { kind: 'unknown' }, status }
  }
  const { wish } = opened
  if (wish === null) return { key, page: { kind: 'gone' }, status: 200 }
  const kind = wish.confirmedAt === null ? 'asked' : 'waiting'
  // Somebody the email was forwarded to need not learn the address.
  return { key, page: { kind, email: maskEmail(wish.email), country: wish.country }, status: 200 }
}
