// POST /super-admin-dashboard/network-packages: networks are connected and switched, packages sold or declined, rules and
// rates set, a catalog read.
import { deskCopy } from '#app/copy/office/admin-desk.ts'
import { networkPackagesCopy as copy } from '#app/copy/office/network-packages.ts'
import { isProofProblem } from '#app/features/own-proof/proof-asked.ts'
import { proofWords } from '#app/features/own-proof/proof-words.ts'
import { textOf, typedIn } from '#app/forms/form-fields.ts'
import { formAction, whoIsLetIn, type FormPost, type FormResult } from '#app/http/form-action.ts'
import type { Flash } from '#app/session/flash.ts'
import { withQuery } from '#app/format/with-query.ts'
import type { SessionUser } from '#shop/people/sign-in/session-user.ts'
import type { PackageFilter } from '#shop/catalogue/network/network-package-store.ts'
import { readEuro } from '#values/money.ts'
import type { ProofProblem } from '#values/fresh-proof.ts'
import type { TooOften } from '#values/outcome.ts'
import { LOGIN, PACKAGES_PATH, TICKED } from './form-names.ts'
import { NETWORK_DOORS } from './networks-action.ts'

export type PackagesAnswer = {
  intent: string
  error: string | null
  proofError: string | null
  /** Without secrets. */
  typed: Record<string, string>
}

/** What the page shows; null for anything else. */
export const filterIn = (typed: string | null): PackageFilter | null =>
  copy.filters.find(([filter]) => filter === typed)?.[0] ?? null

type Verdict =
  | { flash: Flash; filter?: string; network?: string }
  /** The part of the page that shows what was done. */
  | { part: string }
  | { problem: keyof typeof copy.problems | ProofProblem }
  | TooOften
type Post = FormPost<SessionUser>
export type PackagesDoor = (posted: Post) => Promise<Verdict>

const unreadable = () => ({
  answer: { intent: '', error: deskCopy.unreadable, proofError: null, typed: {} },
  status: 400,
})

export const answerPackages = formAction({
  who: whoIsLetIn,
  unreadable,
  async run(posted): Promise<FormResult<PackagesAnswer>> {
    const { form } = posted
    const intent = textOf(form, 'intent')
    const door = Object.hasOwn(DOORS, intent) ? DOORS[intent] : undefined
    if (!door) return unreadable()
    const verdict = await door(posted)
    if ('part' in verdict)
      return { to: `${withQuery(PACKAGES_PATH, { network: textOf(form, 'network') })}#${verdict.part}` }
    if ('flash' in verdict)
      return {
        to: withQuery(PACKAGES_PATH, { network: verdict.network ?? textOf(form, 'network'), show: verdict.filter }),
        flash: verdict.flash,
      }
    const none = { intent, error: null, proofError: null, typed: shownAgain(form) }
    const refused = (error: string): PackagesAnswer => ({ ...none, error })
    if ('retryAfterSeconds' in verdict)
      return { answer: refused(deskCopy.tooOften(verdict.retryAfterSeconds)), wait: verdict }
    const { problem } = verdict
    if (isProofProblem(problem)) return { answer: { ...none, proofError: proofWords(problem) }, status: 403 }
    return { answer: refused(copy.problems[problem]), status: 400 }
  },
})

/** A login or a password never comes back. */
const shownAgain = (form: FormData): Record<string, string> =>
  Object.fromEntries(Object.entries(typedIn(form)).filter(([name]) => name !== 'password' && !name.startsWith(LOGIN)))

const DOORS: Record<string, PackagesDoor> = {
  ...NETWORK_DOORS,
  sell: (posted) => decide(posted, 'sold'),
  'sell-all': (posted) => decide(posted, 'sold', filterIn(textOf(posted.form, 'show'))),
  decline: (posted) => decide(posted, 'declined'),
  async read({ form, shop, caller }) {
    const done = await shop.packages.readCatalogueSoon({ networkId: textOf(form, 'network') }, caller)
    return done.ok ? { flash: { text: 'packages_read_soon' } } : done
  },
  async rules({ form, shop, caller }) {
    // A factor and a share have two places, as an amount has.
    const number = (name: string) => readEuro(textOf(form, name)) ?? -1
    const rules = {
      factorBasisPoints: number('factor') * 100,
      marginCents: number('margin'),
      leastCents: number('least'),
      ending: copy.endings.find(([ending]) => ending === textOf(form, 'ending'))?.[0] ?? 'none',
      approvesNew: form.has('approvesNew'),
      approvesCheaper: form.has('approvesCheaper'),
      dearerUpToBasisPoints: number('dearer'),
    }
    const done = await shop.packages.setPackageRules({ networkId: textOf(form, 'network'), rules }, caller)
    return done.ok ? { flash: { text: 'package_rules_set' } } : done
  },
  async rate({ form, shop, caller }) {
    const millionths = millionthsIn(textOf(form, 'rate'))
    const rate = { currency: textOf(form, 'currency').trim().toUpperCase(), from: textOf(form, 'from'), millionths }
    const done = await shop.packages.setCurrencyRate(rate, caller)
    return done.ok ? { flash: { text: 'currency_rate_set' } } : done
  },
}

/** About the ticked packages, or about everything that a filter shows on the page and its next pages. */
async function decide(
  { form, shop, caller }: Post,
  decision: 'sold' | 'declined',
  all: PackageFilter | null = null,
): Promise<Verdict> {
  const shown = textOf(form, 'show')
  const chosen = [...form.keys()].flatMap((name) => (name.startsWith(TICKED) ? name.slice(TICKED.length) : []))
  const packages = all ?? chosen
  const done = await shop.packages.decidePackages({ networkId: textOf(form, 'network'), decision, packages }, caller)
  if (!done.ok) return done
  if (decision === 'declined') return { flash: { text: 'packages_declined' }, filter: shown }
  return { flash: { text: done.without > 0 ? 'packages_sold_some' : 'packages_sold', count: done.sold }, filter: shown }
}

/** '0.92' or '0,920000' euros. */
function millionthsIn(typed: string): number {
  const [, whole, part = ''] = /^\s*(\d{1,4})(?:[.,](\d{1,6}))?\s*$/.exec(typed) ?? []
  return whole === undefined ? -1 : Number(whole) * 1_000_000 + Number(part.padEnd(6, '0'))
}
