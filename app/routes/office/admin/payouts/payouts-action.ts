// POST /super-admin-dashboard/payouts: the payer's account, the run, and its result; each with a fresh proof.
import { href } from 'react-router'
import { cutText } from '#values/text/cut-text.ts'
import { deskCopy } from '#app/copy/office/admin-desk.ts'
import { payoutDeskCopy } from '#app/copy/partners/payouts.ts'
import { isProofProblem, readFreshProof } from '#app/features/own-proof/proof-asked.ts'
import { textOf, intentOf, wholeNumberOf } from '#app/forms/form-fields.ts'
import { formAction, whoIsLetIn, type FormResult, type FormPost } from '#app/http/form-action.ts'
import type { FlashText } from '#app/session/flash.ts'
import type { SessionUser } from '#shop/people/sign-in/session-user.ts'
import type { TooOften } from '#values/outcome.ts'
import { ACCOUNT_OF, INVOICE_OF, PAYER_SINCE } from './payout-field-names.ts'

export type PayoutsIntent = 'payer' | 'make' | 'make_more' | 'paid' | 'take_back' | 'returned'
export type PayoutsAnswer = {
  intent: PayoutsIntent | null
  /** The ID of the run or payout. */
  id: string
  problem: string | null
  message: string
  isProofWrong: boolean
  typedHolder: string
  typedReason: string
  /** The businesses whose account changed after it was shown. */
  changedOf: string[]
}
type Verdict =
  | { ok: true }
  | { ok: false; problem: keyof typeof payoutDeskCopy.problems; businessIds?: string[] }
  | TooOften

const MOST = 200
const MOST_REASON = 300

const proofOf = ({ request, context, form }: FormPost<SessionUser>) => readFreshProof(request, context, form)
const idIn = ({ form }: FormPost<SessionUser>) => textOf(form, 'id', 60)
const ending = async (asked: FormPost<SessionUser>) => ({ id: idIn(asked), proof: await proofOf(asked) })

/** The form's values for each partner, whose field names start with this prefix. */
const ofPartners = (form: FormData, prefix: string): ReadonlyMap<string, string> =>
  new Map(
    [...form].flatMap(([name, value]) =>
      name.startsWith(prefix) && typeof value === 'string'
        ? [[name.slice(prefix.length), cutText(value, MOST)] as const]
        : [],
    ),
  )

async function makeRun(asked: FormPost<SessionUser>, reason?: string): Promise<Verdict> {
  const { form } = asked
  const seenCents = wholeNumberOf(form, 'seenCents')
  const seenAccounts = { payer: textOf(form, PAYER_SINCE), partners: ofPartners(form, ACCOUNT_OF) }
  const invoices = ofPartners(form, INVOICE_OF)
  const input = { reason, seenCents, seenAccounts, invoices, proof: await proofOf(asked) }
  return asked.shop.payouts.makePayoutRun(input, asked.caller)
}

const DOORS: Record<PayoutsIntent, (asked: FormPost<SessionUser>) => Promise<Verdict>> = {
  payer: async (asked) => {
    const text = (name: string) => textOf(asked.form, name, MOST)
    const typed = { holder: text('holder'), iban: text('iban'), bic: text('bic') }
    return asked.shop.payouts.savePayer({ typed, proof: await proofOf(asked) }, asked.caller)
  },
  make: (asked) => makeRun(asked),
  make_more: (asked) => makeRun(asked, textOf(asked.form, 'reason', MOST_REASON)),
  paid: async (asked) => asked.shop.payouts.confirmPayoutRun(await ending(asked), asked.caller),
  take_back: async (asked) => asked.shop.payouts.takeBackPayoutRun(await ending(asked), asked.caller),
  returned: async (asked) => asked.shop.payouts.recordReturnedPayout(await ending(asked), asked.caller),
}
const FLASHES: Record<PayoutsIntent, FlashText> = {
  payer: 'payer_saved',
  make: 'payout_run_made',
  make_more: 'payout_run_made',
  paid: 'payout_run_paid',
  take_back: 'payout_run_taken_back',
  returned: 'payout_returned',
}

const refused = (message: string): PayoutsAnswer => ({
  intent: null,
  id: '',
  problem: null,
  message,
  isProofWrong: false,
  typedHolder: '',
  typedReason: '',
  changedOf: [],
})
const unreadable = () => ({ answer: refused(deskCopy.unreadable), status: 400 })

export const answerPayouts = formAction({
  who: whoIsLetIn,
  unreadable,
  async run(posted): Promise<FormResult<PayoutsAnswer>> {
    const intent = intentOf(posted.form, DOORS)
    if (!intent) return unreadable()
    const verdict = await DOORS[intent](posted)
    if (verdict.ok) return { to: href('/super-admin-dashboard/payouts'), flash: { text: FLASHES[intent] } }
    const typed = (name: string) => textOf(posted.form, name, MOST_REASON)
    const meant = { intent, id: idIn(posted), typedHolder: typed('holder'), typedReason: typed('reason') }
    if (verdict.problem === 'too_often')
      return { answer: { ...refused(deskCopy.tooOften(verdict.retryAfterSeconds)), ...meant }, wait: verdict }
    const { problem, businessIds: changedOf = [] } = verdict
    const isProofWrong = isProofProblem(problem)
    return {
      answer: { ...meant, problem, message: payoutDeskCopy.problems[problem], isProofWrong, changedOf },
      status: isProofWrong ? 403 : 409,
    }
  },
})
