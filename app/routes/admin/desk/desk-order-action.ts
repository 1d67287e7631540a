// POST /admin-dashboard/orders/:orderId: 'Retry Flow', 'Resend Email', 'Refund' of all or a part, 'Resume', 'Close', a note,
// a VAT conflict, a look at the eSIM's codes, its end, and another one in its place.
import { data } from 'react-router'
import { deskCopy } from '#app/copy/admin-desk.ts'
import { deskOrderCopy } from '#app/copy/admin-order.ts'
import { isProofProblem, readFreshProof } from '#app/features/own-proof/proof-asked.ts'
import { formAction, type FormResult, type Posted } from '#app/http/form-action.ts'
import { callerOf } from '#app/session/caller.ts'
import type { FlashText } from '#app/session/flash.ts'
import { guardedUser } from '#app/session/guards.ts'
import { shopContext } from '#app/session/shop-context.ts'
import { waitSentence } from '#app/session/too-often.ts'
import type { SessionUser } from '#shop/account/session-user.ts'
import type { Order } from '#shop/order/order.ts'
import type { TooOften } from '#shop/values/outcome.ts'
import { readEuro } from '#shop/values/money.ts'
import { textOf } from '#app/forms/text-of.ts'
import { wholeNumberOf } from '#app/forms/whole-number.ts'
import { deskOrderPath } from '../desk-address.ts'
import { isOrderId } from './read-desk-order.ts'

export type DeskOrderIntent =
  | 'retry'
  | 'resend'
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
type RevealedEsim = { iccid: string; activationCode: string | null }
export type DeskOrderAnswer = {
  intent: DeskOrderIntent | null
  error: string | null
  isPasswordWrong?: boolean
  /** They have to say that they know of the dispute. */
  isDisputeUnseen?: boolean
  /** The field that the error is about, and what was typed. */
  field?: 'amount' | 'reason' | null
  typed?: { amount: string; reason: string }
  text?: string
  esim: RevealedEsim | null
}

type Asked = Posted<SessionUser> & { order: Order }
type Verdict =
  | TooOften
  | { done: FlashText }
  | { esim: RevealedEsim }
  | { problem: keyof typeof problems; status: number }

const { problems } = deskOrderCopy.actions

const FIELDS: Partial<Record<keyof typeof problems, 'amount' | 'reason'>> = {
  amount_invalid: 'amount',
  amount_too_high: 'amount',
  amount_whole: 'amount',
  reason_missing: 'reason',
}

const DOORS: Record<DeskOrderIntent, (asked: Asked) => Promise<Verdict>> = {
  retry,
  resend,
  refund,
  part,
  resume,
  reveal,
  cancel,
  replace,
  close,
  note,
  vat,
  vat_reopen: reopenVat,
}
const isIntent = (text: unknown): text is DeskOrderIntent => typeof text === 'string' && Object.hasOwn(DOORS, text)

const unreadable = () => ({ answer: refused(null, deskCopy.unreadable), status: 400 })

export const answerDeskOrder = formAction({
  who: (_request, context) => guardedUser(context),
  unreadable,
  async run(posted): Promise<FormResult<DeskOrderAnswer>> {
    const { context, params, form } = posted
    const intent = form.get('intent')
    if (!isIntent(intent)) return unreadable()
    const { orderId = '' } = params
    const order = isOrderId(orderId) ? await context.get(shopContext).orders.findOrderById(orderId) : null
    if (!order) throw data(null, 404)

    const verdict = await DOORS[intent]({ ...posted, order })
    if ('done' in verdict) return { to: deskOrderPath(order.id), flash: { text: verdict.done } }
    if ('esim' in verdict) return { answer: { intent, error: null, esim: verdict.esim } }
    if ('retryAfterSeconds' in verdict)
      return { answer: refused(intent, waitSentence(verdict, deskCopy.tooOften)), wait: verdict }
    const { problem, status } = verdict
    return {
      answer: {
        ...refused(intent, problems[problem]),
        isPasswordWrong: isProofProblem(problem),
        isDisputeUnseen: problem === 'dispute_unseen',
        field: FIELDS[problem] ?? null,
        typed: { amount: textOf(form, 'amount').slice(0, 20), reason: textOf(form, 'reason').slice(0, 40) },
        text: textOf(form, 'text').slice(0, 5_000),
      },
      status,
    }
  },
})

const refused = (intent: DeskOrderIntent | null, error: string): DeskOrderAnswer => ({ intent, error, esim: null })

async function retry({ context, user, order }: Asked): Promise<Verdict> {
  const retried = await context.get(shopContext).desk.retryOrder(order.id, callerOf(context, user))
  return retried.ok ? { done: 'order_retried' } : refusal(retried)
}

async function resend({ context, user, order }: Asked): Promise<Verdict> {
  const sent = await context.get(shopContext).desk.resendEmail(order, callerOf(context, user))
  return sent.ok ? { done: 'order_mailed' } : refusal(sent)
}

// What both kinds of refund need besides the amount: the amount shown, the proof, and whether they know of a dispute.
async function askedRefund({ request, context, form }: Asked) {
  return {
    // The amount that was shown is the amount that goes back, or nothing does.
    seenCents: wholeNumberOf(form, 'seenCents'),
    isDisputeKnown: textOf(form, 'knowsDispute') === 'yes',
    proof: await readFreshProof(request, context, form),
  }
}

async function refund(asked: Asked): Promise<Verdict> {
  const { context, user, order } = asked
  const input = { orderId: order.id, ...(await askedRefund(asked)) }
  const refunded = await context.get(shopContext).desk.refundOrder(input, callerOf(context, user))
  return refunded.ok ? { done: 'order_refunded' } : refusal(refunded)
}

async function part(asked: Asked): Promise<Verdict> {
  const { context, user, order, form } = asked
  const cents = readEuro(textOf(form, 'amount')) ?? 0
  const input = { orderId: order.id, cents, reason: textOf(form, 'reason'), ...(await askedRefund(asked)) }
  const refunded = await context.get(shopContext).desk.refundPart(input, callerOf(context, user))
  return refunded.ok ? { done: 'part_refunded' } : refusal(refunded)
}

async function cancel({ request, context, user, order, form }: Asked): Promise<Verdict> {
  const proof = await readFreshProof(request, context, form)
  const cancelled = await context
    .get(shopContext)
    .desk.cancelEsim({ orderId: order.id, proof }, callerOf(context, user))
  return cancelled.ok ? { done: 'esim_canceled' } : refusal(cancelled)
}

async function replace({ request, context, user, order, form }: Asked): Promise<Verdict> {
  const input = {
    orderId: order.id,
    reason: textOf(form, 'reason'),
    proof: await readFreshProof(request, context, form),
  }
  const replaced = await context.get(shopContext).desk.replaceEsim(input, callerOf(context, user))
  return replaced.ok ? { done: 'esim_replaced' } : refusal(replaced)
}

async function note({ context, user, order, form }: Asked): Promise<Verdict> {
  const about = { orderId: order.id }
  const input = { about, text: textOf(form, 'text'), seenCount: wholeNumberOf(form, 'seenCount') }
  const added = await context.get(shopContext).desk.addNote(input, callerOf(context, user))
  return added.ok ? { done: 'note_added' } : refusal(added)
}

async function vat({ context, user, order, form }: Asked): Promise<Verdict> {
  const input = { orderId: order.id, text: textOf(form, 'text') }
  const settled = await context.get(shopContext).desk.acknowledgeVatConflict(input, callerOf(context, user))
  return settled.ok ? { done: 'vat_conflict_closed' } : refusal(settled)
}

async function reopenVat({ context, user, order }: Asked): Promise<Verdict> {
  const reopened = await context.get(shopContext).desk.reopenVatConflict(order.id, callerOf(context, user))
  return reopened.ok ? { done: 'vat_conflict_reopened' } : refusal(reopened)
}

async function resume({ context, user, order }: Asked): Promise<Verdict> {
  const resumed = await context.get(shopContext).desk.resumeOrder(order.id, callerOf(context, user))
  return resumed.ok ? { done: 'order_resumed' } : refusal(resumed)
}

async function reveal({ context, user, order }: Asked): Promise<Verdict> {
  const revealed = await context.get(shopContext).desk.revealEsim(order.id, callerOf(context, user))
  return revealed.ok ? { esim: revealed.esim } : refusal(revealed)
}

// Only the reason that was shown is closed: one that appeared meanwhile stays.
async function close({ context, user, order, form }: Asked): Promise<Verdict> {
  const reason = form.get('seenReason')
  const closed = await context
    .get(shopContext)
    .desk.closeReview({ orderId: order.id, reason: typeof reason === 'string' ? reason : '' }, callerOf(context, user))
  return closed.ok ? { done: 'review_closed' } : refusal(closed)
}

const STATUS: Partial<Record<keyof typeof problems, number>> = {
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
}

const refusal = (why: TooOften | { problem: Exclude<keyof typeof problems, 'too_often'> }): Verdict =>
  'retryAfterSeconds' in why ? why : { problem: why.problem, status: STATUS[why.problem] ?? 409 }
