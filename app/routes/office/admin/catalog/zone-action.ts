// POST /super-admin-dashboard/catalog/:zone: prices now and later, costs, what is on sale, and countries.
import { deskCopy } from '#app/copy/office/admin-desk.ts'
import { editProblems, unknownCountries, zoneCopy } from '#app/copy/office/catalog.ts'
import { ownTextsCopy } from '#app/copy/people/own-texts.ts'
import { textOf, intentOf, typedIn } from '#app/forms/form-fields.ts'
import { formAction, whoIsLetIn, type FormResult, type FormPost } from '#app/http/form-action.ts'
import type { FlashText } from '#app/session/flash.ts'
import type { SessionUser } from '#shop/people/sign-in/session-user.ts'
import { SIZE_KEYS } from '#shop/catalogue/bundle/bundle.ts'
import type { CatalogueEdit } from '#shop/catalogue/bundle/catalogue-change.ts'
import { unknownIn } from '#shop/catalogue/bundle/read-import.ts'
import { readEuro } from '#values/money.ts'
import { FOREIGN_LANGUAGES, type ForeignLanguage } from '#values/language.ts'
import { fieldIn } from '#values/own-text.ts'
import { parseDateOnly } from '#values/date.ts'
import type { TooOften } from '#values/outcome.ts'
import { pageIn, zonePath } from '../catalog-address.ts'
import { shownChange, type ZoneChange } from './read-zone.ts'

export type ZoneIntent = 'prices' | 'bundle' | 'plan' | 'withdraw' | 'bundles' | 'countries' | 'name'
export type ZoneAnswer = {
  intent: ZoneIntent | null
  error: string
  /** What was typed, so that nobody has to type it again. */
  typed: Record<string, string>
  /** What happened since the page was opened, where that is why. */
  news: ZoneChange[]
}

type Problem = keyof typeof zoneCopy.problems | keyof typeof editProblems
/** `language`: that of the text that is wrong. */
type Verdict = { done: FlashText } | { problem: Problem; language?: ForeignLanguage } | TooOften
type ZonePost = FormPost<SessionUser> & { zone: string }

const DOORS: Record<ZoneIntent, (asked: ZonePost) => Promise<Verdict>> = {
  prices: (asked) => change(asked, pricesIn(asked)),
  bundles: (asked) => change(asked, bundlesIn(asked)),
  bundle: (asked) => change(asked, newBundleIn(asked)),
  countries: (asked) =>
    change(asked, [{ kind: 'countries', zone: asked.zone, countries: readCountryCodes(asked.form) }]),
  name: (asked) => change(asked, namesIn(asked)),
  plan,
  withdraw,
}

const refused = (intent: ZoneIntent | null, error: string, form?: FormData, news: ZoneChange[] = []): ZoneAnswer => ({
  intent,
  error,
  news,
  typed: form ? typedIn(form) : {},
})
const unreadable = () => ({ answer: refused(null, deskCopy.unreadable), status: 400 })

export const answerZone = formAction({
  who: whoIsLetIn,
  unreadable,
  async run(posted): Promise<FormResult<ZoneAnswer>> {
    const { form, params, url } = posted
    const intent = intentOf(form, DOORS)
    if (!intent) return unreadable()
    const { zone = '' } = params
    const verdict = await DOORS[intent]({ ...posted, zone })
    if ('done' in verdict) return { to: zonePath(zone, pageIn(url.searchParams)), flash: { text: verdict.done } }
    if (verdict.problem === 'too_often' && 'retryAfterSeconds' in verdict)
      return { answer: refused(intent, deskCopy.tooOften(verdict.retryAfterSeconds), form), wait: verdict }
    const { problem } = verdict
    const language = 'language' in verdict && verdict.language
    const words = refusalText(problem, form)
    const news = problem === 'changed' ? await readNews(posted, zone) : []
    return {
      answer: refused(intent, language ? ownTextsCopy.in(language, words) : words, form, news),
      status: problem === 'changed' ? 409 : 400,
    }
  },
})

/** What to do about a problem, naming the countries that nobody knows. */
export function refusalText(problem: string, form: FormData): string {
  if (problem === 'unknown_country') return unknownCountries(unknownIn({ countries: readCountryCodes(form) }))
  const words: Record<string, string> = { ...editProblems, ...zoneCopy.problems }
  return words[problem] ?? deskCopy.unreadable
}

async function readNews({ form, shop }: FormPost<SessionUser>, zone: string): Promise<ZoneChange[]> {
  const seen = { zone, version: textOf(form, 'version') }
  return (await shop.catalogue.viewChangesSince(seen)).map(shownChange)
}

async function change({ form, zone, shop, caller }: ZonePost, edits: CatalogueEdit[] | null): Promise<Verdict> {
  if (!edits) return { problem: 'number' }
  const changed = await shop.catalogue.changeCatalogue(
    { edits, seen: { zone, version: textOf(form, 'version') } },
    caller,
  )
  if (changed.ok) return { done: changed.changed > 0 ? 'catalog_saved' : 'nothing_changed' }
  if (changed.problem === 'edits_wrong') {
    const [{ place, problem } = { place: 0, problem: 'contradiction' as const }] = changed.problems
    const edit = edits[place]
    return { problem, ...(edit?.kind === 'display_name' && { language: edit.language }) }
  }
  return 'retryAfterSeconds' in changed ? changed : { problem: changed.problem }
}

function pricesIn({ form, zone }: ZonePost): CatalogueEdit[] | null {
  const edits = SIZE_KEYS.flatMap((size) =>
    (['price', 'topup'] as const).map((kind) => ({
      kind,
      zone,
      size,
      cents: readEuro(textOf(form, `${kind}_${size}`)),
    })),
  )
  const read = edits.flatMap(({ cents, ...edit }) => (cents === undefined ? [] : [{ ...edit, cents }]))
  return read.length === edits.length ? read : null
}

function bundlesIn({ form, zone }: ZonePost): CatalogueEdit[] | null {
  const edits: CatalogueEdit[] = []
  for (const [name, value] of form) {
    const [, bundleId] = /^cost_([\w-]+)$/.exec(name) ?? []
    if (bundleId === undefined || typeof value !== 'string') continue
    const cents = readEuro(value)
    if (cents === undefined) return null
    edits.push({ kind: 'cost', bundleId, cents })
    edits.push({ kind: 'status', bundleId, status: form.has(`active_${bundleId}`) ? 'Active' : 'Inactive' })
  }
  // A percentage has two places as an amount has.
  const basisPoints = readEuro(textOf(form, 'floor'))
  return basisPoints === undefined || basisPoints === null ? null : [...edits, { kind: 'floor', zone, basisPoints }]
}

function newBundleIn({ form, zone }: ZonePost): CatalogueEdit[] {
  const [megabytes = NaN, validityDays = NaN] = ['megabytes', 'days'].map((name) => wholeOf(textOf(form, name)))
  return [{ kind: 'bundle', bundleId: textOf(form, 'bundle_id').trim(), zone, megabytes, validityDays }]
}

/** In English, and in each other language that the form has. */
function namesIn({ form, zone }: ZonePost): CatalogueEdit[] {
  const typed = (field: string) => textOf(form, field).replace(/\s+/g, ' ').trim()
  const foreign = FOREIGN_LANGUAGES.flatMap((language): CatalogueEdit[] => {
    const field = fieldIn('display_name', language)
    return form.has(field) ? [{ kind: 'display_name', zone, displayName: typed(field), language }] : []
  })
  return [{ kind: 'display_name', zone, displayName: typed('display_name') }, ...foreign]
}

const wholeOf = (typed: string) => (/^\d{1,7}$/.test(typed.trim()) ? Number(typed) : NaN)

export const readCountryCodes = (form: FormData): string[] =>
  textOf(form, 'codes')
    .toUpperCase()
    .split(/[\s,;]+/)
    .filter(Boolean)

async function plan({ form, zone, shop, caller }: ZonePost): Promise<Verdict> {
  const [kind = '', size = ''] = textOf(form, 'what').split(' ')
  const cents = readEuro(textOf(form, 'cents'))
  const from = parseDateOnly(textOf(form, 'from'))
  if (kind !== 'price' && kind !== 'topup') return { problem: 'unknown_size' }
  if (cents === undefined || cents === null) return { problem: 'number' }
  if (!from) return { problem: 'date_range' }
  const planned = await shop.catalogue.planPrice(
    { edit: { kind, zone, size, cents }, from, seenVersion: textOf(form, 'version') },
    caller,
  )
  if (planned.ok) return { done: 'price_planned' }
  return 'retryAfterSeconds' in planned ? planned : { problem: planned.problem }
}

async function withdraw({ form, shop, caller }: ZonePost): Promise<Verdict> {
  const id = textOf(form, 'id')
  const gone = await shop.catalogue.withdrawPlan({ id }, caller)
  if (gone.ok) return { done: 'plan_withdrawn' }
  return 'retryAfterSeconds' in gone ? gone : { problem: gone.problem }
}
