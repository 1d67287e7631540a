// POST /admin-dashboard/orders/:orderId: 'Retry Flow', 'Resend Email', 'Refund' of all or a part, 'Resume', 'Close', a note,
// a VAT conflict, a look at the eSIM's codes, its end, another one in its place, and a correction of whose order it is.
import { data, href } from 'react-router'
import { correctCopy, papersCopy } from '#app/copy/office/correct-order.ts'
import { deskCopy } from '#app/copy/office/admin-desk.ts'
import { deskGiftCopy } from '#app/copy/office/desk-gift.ts'
import { deskOrderCopy } from '#app/copy/office/admin-order.ts'
import { refundLimit } from '#app/copy/office/part-refund.ts'
import { isProofProblem, readFreshProof } from '#app/features/own-proof/proof-asked.ts'
import { formAction, whoIsLetIn, type FormResult, type FormPost } from '#app/http/form-action.ts'
import type { FlashText } from '#app/session/flash.ts'
import { waitSentence } from '#app/session/too-often.ts'
import type { SessionUser } from '#shop/people/sign-in/session-user.ts'
import type { RevealedEsim } from '#shop/office/order-actions/act-on-order.ts'
import type { Order } from '#shop/sales/order/order.ts'
import type { TooOften } from '#values/outcome.ts'
import { readEuro } from '#values/money.ts'
import { textOf, intentOf, wholeNumberOf } from '#app/forms/form-fields.ts'
import { readTrueBuyer, type TypedBuyer } from './read-true-buyer.ts'
import { isOrderId } from './read-desk-order.ts'

export type DeskOrderIntent =
  | 'retry'
  | 'resend'
  | 'gift'
  | 'refund'
  | 'part'
  | 'resume'
  | 'reveal'
  | 'cancel'
  | 'replace'
  | 'close'
  | 'note'
  | 'vat'
  | 'vat_reopen'
  | 'correct'
  | 'papers'
export type DeskOrderAnswer = {
  intent: DeskOrderIntent | null
  error: string | null
  isPasswordWrong?: boolean
  /** They have to say that they know of the dispute. */
  isDisputeUnseen?: boolean
  /** The field that the error is about, and what was typed. */
  field?: 'amount' | 'reason' | 'email' | 'name' | 'text' | null
  typed?: { amount: string; reason: string }
  person?: { email: string; name: string }
  company?: TypedBuyer | undefined
  text?: string
  esim: RevealedEsim | null
}

type DeskOrderPost = FormPost<SessionUser> & { order: Order }
type Problem = keyof typeof problems
type Verdict = { ok: true; esim?: RevealedEsim } | { ok: false; problem: Exclude<Problem, 'too_often'> } | TooOften

const problems = {
  ...deskOrderCopy.actions.problems,
  ...deskGiftCopy.problems,
  over_limit: refundLimit.over,
  ...correctCopy.problems,
  ...papersCopy.problems,
}

const FIELDS: Partial<Record<Problem, NonNullable<DeskOrderAnswer['field']>>> = {
  amount_invalid: 'amount',
  amount_too_high: 'amount',
  amount_whole: 'amount',
  reason_missing: 'reason',
  email_invalid: 'email',
  name_missing: 'name',
  name_unreadable: 'name',
  note_missing: 'text',
  note_too_long: 'text',
}

const DOORS: Record<DeskOrderIntent, (asked: DeskOrderPost) => Promise<Verdict>> = {
  retry: ({ shop, caller, order }) => shop.desk.retryOrderAsStaff(order.id, caller),
  resend: ({ shop, caller, order }) => shop.desk.resendEmailAsStaff(order, caller),
  gift: ({ shop, caller, order }) => shop.desk.sendGiftAsStaff(order, caller),
  refund: async (asked) => asked.shop.desk.refundOrderAsStaff(await askedRefund(asked), asked.caller),
  part: async (asked) => {
    const [cents, reason] = [readEuro(textOf(asked.form, 'amount')) ?? 0, textOf(asked.form, 'reason')]
    return asked.shop.desk.refundPartAsStaff({ ...(await askedRefund(asked)), cents, reason }, asked.caller)
  },
  resume: ({ shop, caller, order }) => shop.desk.resumeOrder(order.id, caller),
  reveal: ({ shop, caller, order }) => shop.desk.revealEsim(order.id, caller),
  cancel: async (asked) => asked.shop.desk.cancelEsim(await proven(asked), asked.caller),
  replace: async (asked) => {
    const reason = textOf(asked.form, 'reason')
    return asked.shop.desk.replaceEsim({ ...(await proven(asked)), reason }, asked.caller)
  },
  // Only the reason that was shown is closed: one that appeared meanwhile stays.
  close: ({ shop, caller, order, form }) =>
    shop.desk.closeReview({ orderId: order.id, reason: textOf(form, 'seenReason') }, caller),
  note: ({ shop, caller, order, form }) => {
    const about = { orderId: order.id }
    const input = { about, text: textOf(form, 'text'), seenCount: wholeNumberOf(form, 'seenCount') }
    return shop.desk.addNote(input, caller)
  },
  vat: ({ shop, caller, order, form }) =>
    shop.desk.acknowledgeVatConflict({ orderId: order.id, text: textOf(form, 'text') }, caller),
  vat_reopen: ({ shop, caller, order }) => shop.desk.reopenVatConflict(order.id, caller),
  correct: async (asked) => {
    const { form } = asked
    const seen = { email: textOf(form, 'seenEmail'), name: textOf(form, 'seenName') }
    const input = { seen, typed: personIn(form), reason: textOf(form, 'text') }
    return asked.shop.desk.correctOrder({ ...(await proven(asked)), ...input }, asked.caller)
  },
  papers: (asked) => answerPapers(asked),
}

const answerPapers = async (asked: DeskOrderPost): Promise<Verdict> => {
  const { form, shop, caller } = asked
  const { buyer } = readTrueBuyer(form)
  if (!buyer) return { ok: false, problem: 'fields_wrong' }
  const input = { buyer, seenNumber: textOf(form, 'seenNumber'), reason: textOf(form, 'text') }
  return shop.desk.correctPapers({ ...(await proven(asked)), ...input }, caller)
}

const personIn = (form: DeskOrderPost['form']) => ({
  email: textOf(form, 'email', 300),
  name: textOf(form, 'name', 300),
})

const proven = async ({ request, context, form, order }: DeskOrderPost) => ({
  orderId: order.id,
  proof: await readFreshProof(request, context, form),
})

// What both kinds of refund need besides the amount: the amount shown, the proof, and whether they know of a dispute.
const askedRefund = async (asked: DeskOrderPost) => ({
  ...(await proven(asked)),
  // The amount that was shown is the amount that goes back, or nothing does.
  seenCents: wholeNumberOf(asked.form, 'seenCents'),
  isDisputeKnown: textOf(asked.form, 'knowsDispute') === 'yes',
})

const FLASHES: Record<Exclude<DeskOrderIntent, 'reveal'>, FlashText> = {
  retry: 'order_retried',
  resend: 'order_mailed',
  gift: 'order_mailed',
  refund: 'order_refunded',
  part: 'part_refunded',
  resume: 'order_resumed',
  cancel: 'esim_canceled',
  replace: 'esim_replaced',
  close: 'review_closed',
  note: 'note_added',
  vat: 'vat_conflict_closed',
  vat_reopen: 'vat_conflict_reopened',
  correct: 'order_corrected',
  papers: 'papers_corrected',
}

const unreadable = () => ({ answer: refused(null, deskCopy.unreadable), status: 400 })

export const answerDeskOrder = formAction({
  who: whoIsLetIn,
  unreadable,
  async run(posted): Promise<FormResult<DeskOrderAnswer>> {
    const { shop, params, form } = posted
    const intent = intentOf(form, DOORS)
    if (!intent) return unreadable()
    const { orderId = '' } = params
    const order = isOrderId(orderId) ? await shop.orders.findOrderById(orderId) : null
    if (!order) throw data(null, 404)

    const verdict = await DOORS[intent]({ ...posted, order })
    if (verdict.ok)
      return intent === 'reveal'
        ? { answer: { intent, error: null, esim: verdict.esim ?? null } }
        : { to: href('/admin-dashboard/orders/:orderId', { orderId: order.id }), flash: { text: FLASHES[intent] } }
    if (verdict.problem === 'too_often')
      return { answer: refused(intent, waitSentence(verdict, deskCopy.tooOften)), wait: verdict }
    const { problem } = verdict
    return {
      answer: {
        ...refused(intent, problems[problem]),
        isPasswordWrong: isProofProblem(problem),
        isDisputeUnseen: problem === 'dispute_unseen',
        field: FIELDS[problem] ?? null,
        typed: { amount: textOf(form, 'amount', 20), reason: textOf(form, 'reason', 40) },
        person: personIn(form),
        ...(intent === 'papers' && { company: readTrueBuyer(form).typed }),
        text: textOf(form, 'text', 5_000),
      },
      status: STATUS[problem] ?? 409,
    }
  },
})

const refused = (intent: DeskOrderIntent | null, error: string): DeskOrderAnswer => ({ intent, error, esim: null })

const STATUS: Partial<Record<Problem, number>> = {
  password_wrong: 403,
  code_wrong: 403,
  code_used: 403,
  not_allowed: 403,
  amount_invalid: 400,
  amount_too_high: 400,
  amount_whole: 400,
  reason_missing: 400,
  note_missing: 400,
  note_too_long: 400,
  email_invalid: 400,
  fields_wrong: 400,
  name_missing: 400,
  name_unreadable: 400,
}
