// What an action would do to each of several orders. Pure rules: used for the preview, and again when it is carried
// out.
import { toDeskState } from '#shop/sales/order/order-conditions.ts'
import { isDisputed, isResumable, type Order } from '#shop/sales/order/order.ts'

export const BULK_ACTS = ['retry', 'resend', 'refund'] as const
export type BulkAct = (typeof BULK_ACTS)[number]
export const isBulkAct = (text: string): text is BulkAct => BULK_ACTS.some((act) => act === text)

/** As many orders as a page lists, and some more. */
export const MOST_IN_BULK = 50

export type BulkFacts = {
  order: Order
  /** What is left of its payment, in cents; null if nothing can be refunded. */
  refundableCents: number | null
  isPartRunning: boolean
  /** According to its history, even if somebody has closed the review since. */
  isDisputeOpen: boolean
  /** What prevents resending its email, by the email's own rule. */
  resendProblem: ResendRefusal | null
}
type ResendRefusal = 'qr_missing' | 'payment_disputed' | 'too_often'
type BulkRefusal = ResendRefusal | 'nothing_to_retry' | 'not_paid' | 'refund_running' | 'amount_unknown'
export type BulkVerdict = { ok: true; cents: number | null } | { ok: false; problem: BulkRefusal }

/** A disputed payment, or one whose amount only the provider knows, can be refunded only on its order's page. */
export function previewAct(act: BulkAct, facts: BulkFacts): BulkVerdict {
  if (act === 'retry') return verdict(isToRetry(facts.order) ? null : 'nothing_to_retry')
  return act === 'resend' ? verdict(facts.resendProblem) : ofRefund(facts)
}

const verdict = (problem: BulkRefusal | null): BulkVerdict =>
  problem ? { ok: false, problem } : { ok: true, cents: null }

const UNDERWAY = ['in_progress', 'failed']
const isToRetry = (order: Order) => isResumable(order) || UNDERWAY.includes(toDeskState({ ...order, isStuck: false }))

function ofRefund({ refundableCents, isPartRunning, isDisputeOpen, order }: BulkFacts): BulkVerdict {
  if (refundableCents === null) return verdict('not_paid')
  if (isDisputeOpen || isDisputed(order)) return verdict('payment_disputed')
  if (isPartRunning) return verdict('refund_running')
  return refundableCents === 0 ? verdict('amount_unknown') : { ok: true, cents: refundableCents }
}
