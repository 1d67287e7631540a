// Every form of every page as its users see it, for existing rows; each is posted with one invalid field at a time.
import { networks, rateLimits } from '#db/schema.ts'
import { KNOWN_FORMS } from './known-forms.ts'
import { PASSWORD } from './http-accounts.ts'
import type { Browser, HttpShop } from './open-http-shop.ts'
import { findPageForms, type PageForm, type Pair, type Typist } from './page-forms.ts'
import { peopleInUse, type UsedShop } from './used-shop.ts'
import { patternOf, walkPages, type ReadPage } from './walk-pages.ts'

/** Invalid values that no user and none of our pages would put into a field. */
const VALUES: Record<string, string> = {
  nothing: '',
  'a fraction': '1.5',
  'more than an integer': '3000000000',
  'less than nothing': '-1',
  '36 dashes': '-'.repeat(36),
  'a letter': 'x',
  NUL: 'a\0b',
  'a very long word': 'x'.repeat(20_000),
}

/** What is done to one field of a form; the others stay as the page wrote them. */
export const ODDITIES: Record<string, (field: Pair) => Pair[]> = {
  ...Object.fromEntries(
    Object.entries(VALUES).map(([what, value]) => [`is ${what}`, ([name]: Pair) => [[name, value]]]),
  ),
  'stands twice': (field) => [field, field],
  'is left out': () => [],
}

export type FoundForm = PageForm & { page: string; browser: Browser; typist: Typist; method: string }

export const nameOf = ({ action, intent }: Pick<PageForm, 'action' | 'intent'>): string =>
  `${patternOf(action.split('?')[0] ?? '')} ${intent}`

type Walked = { used: UsedShop; pages: ReadPage[]; forms: FoundForm[] }

/** All pages that a visitor, customers, partners, and the shop's owner find by following links, and the forms on them. */
export async function walkShop(shop: HttpShop, methods: string[] = ['post']): Promise<Walked> {
  const used = await peopleInUse(shop)
  const walked: Walked = { used, pages: [], forms: [] }
  for (const walker of used.walkers) {
    const pages = await walkPages(walker)
    walked.pages.push(...pages)
    const typist = { password: PASSWORD, iccid: used.order.iccid }
    for (const method of methods) walked.forms.push(...formsOn(pages, walker.browser, typist, method))
  }
  return walked
}

function formsOn(pages: ReadPage[], browser: Browser, typist: Typist, method: string): FoundForm[] {
  const found = new Map<string, FoundForm>()
  for (const { address, html } of pages)
    for (const form of findPageForms(html, address, typist, method)) {
      const key = `${nameOf(form)} ${form.fields.map(([name]) => name.replaceAll(/\d+/g, '')).join()}`
      if (!found.has(key)) found.set(key, { ...form, page: address, browser, typist, method })
    }
  return [...found.values()]
}

/** Forms that remove a row or session that other forms need are posted last. */
const END = [
  /^\/logout/,
  /delete_account/,
  /erase/,
  /revoke|disable|end_session/,
  /refund|cancel|replace|refuse|suspend|withdraw|close|\bend$/,
]
/** The more others need what it removes, the greater. */
export const latenessOf = (form: FoundForm) => END.length - [...END, /./].findIndex((end) => end.test(nameOf(form)))

type OddPosts = { fields: (form: FoundForm) => string[]; how: (place: number) => string[] }

/** The forms of the list that no page showed. */
export function missedOf(forms: FoundForm[]): string[] {
  const found = new Set(forms.map(nameOf))
  return Object.entries(KNOWN_FORMS)
    .flatMap(([path, intents]) => intents.map((intent) => `${path} ${intent}`))
    .filter((name) => !found.has(name))
}

/** Posts each form with one invalid field at a time; returns which answers were the shop's fault. */
export async function postsOddly(shop: HttpShop, forms: FoundForm[], { fields, how }: OddPosts): Promise<string[]> {
  const broken: string[] = []
  for (const found of forms.toSorted((one, other) => latenessOf(one) - latenessOf(other))) {
    let form = found
    for (const [place, field] of fields(found).entries())
      for (const what of how(place)) {
        // How often somebody may try isn't tested here, nor how often a network may be asked.
        await shop.database.db().delete(rateLimits)
        await shop.database.db().update(networks).set({ nextTurnAt: null })
        const { status } = await post(
          form,
          form.fields.flatMap((pair) => (pair[0] === field ? (ODDITIES[what]?.(pair) ?? []) : [pair])),
        )
        // A rate-limited form wouldn't be tested at all.
        if (status >= 500 || status === 429) broken.push(`${nameOf(form)}, ${field} ${what}: ${status}`)
        if (status < 400) form = await asItIsNow(form)
      }
  }
  return broken
}

function post(form: FoundForm, fields: Pair[]) {
  const { pathname, search } = new URL(form.action, 'http://shop')
  // As the page's script sends it, so that no page is rendered.
  return send(form, `${pathname === '/' ? '/_' : pathname}.data${search}`, fields)
}

/** What a browser without script shows after pressing the form's button; null if it is led elsewhere. */
export async function answerPage(form: FoundForm, fields = form.fields): Promise<ReadPage | null> {
  const answer = form.method === 'get' ? await ask(form, fields) : await send(form, form.action, fields)
  const html = await answer.text()
  if (!answer.headers.get('content-type')?.startsWith('text/html')) return null
  return html === '' ? null : { address: nameOf(form), html }
}

function ask({ browser, action }: FoundForm, fields: Pair[]) {
  const [path] = action.split('?')
  return browser.get(`${path}?${new URLSearchParams(fields)}`)
}

function send({ browser, isMultipart }: FoundForm, address: string, fields: Pair[]) {
  const body = isMultipart ? new FormData() : new URLSearchParams()
  for (const [name, value] of fields) body.append(name, value)
  return browser.send(address, { method: 'POST', body })
}

// A successful change moved on the version in the form.
export async function asItIsNow(form: FoundForm): Promise<FoundForm> {
  const html = await (await form.browser.get(form.page)).text()
  const now = findPageForms(html, form.page, form.typist, form.method).find(
    (each) => nameOf(each) === nameOf(form) && each.action === form.action,
  )
  return now ? { ...form, ...now } : form
}
