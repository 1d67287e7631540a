// Refunds part of a payment: stored first, requested from the provider by a job with its own key, and credited once the
// provider reports it. The order continues and keeps its eSIM.
import { randomUUID } from 'node:crypto'
import { isPrepaid } from '#shop/sales/order/order.ts'
import type { Outcome } from '#values/outcome.ts'
import { checkWithProvider, isDisputedSince, type ProviderProblem } from '#shop/sales/payment/check-with-provider.ts'
import { partProblem, type PartReason } from './part-refund.ts'
import { isPagePaid } from '#shop/sales/payment/payment-session.ts'
import { isOver, refundableCents } from './refundable.ts'
import { refundPartToBalance } from './refund-to-balance.ts'
import { covers, type RefundOrderDeps } from './refund-order.ts'

export type PartInput = {
  orderId: string
  cents: number
  reason: PartReason
  /** The amount left of the payment that they were shown, in cents. */
  seenCents: number
  /** They were told that the buyer's bank is also asking about the payment. */
  isDisputeKnown: boolean
  /** The most that this order may be refunded in all, in cents; null without a limit. */
  mostCents?: number | null
  /** The account that requests it; null for the buyer. */
  askedBy: string | null
}

export type RefundPartProblem =
  | ProviderProblem
  | NonNullable<ReturnType<typeof partProblem>>
  | 'not_paid'
  | 'amount_changed'
  | 'refund_running'
  | 'deposit_spent'
  | 'over_limit'

/**
 * Starts to refund `cents` of what is left; `note` is written in the same transaction. Problems: `not_paid`,
 * `refund_running` (another part is on its way), `amount_changed` (what is left isn't what they were shown),
 * `amount_invalid`, `amount_too_high`, `amount_whole` (that is everything left: use `refundOrder`), `deposit_spent`,
 * `over_limit` (more than `mostCents` would be back in all), and those of the provider. For an order paid from a balance, the money is there right away.
 */
export async function refundPart(
  deps: RefundOrderDeps,
  { orderId, cents, reason, seenCents, isDisputeKnown, mostCents = null, askedBy }: PartInput,
  note?: () => Promise<unknown>,
): Promise<Outcome<object, RefundPartProblem>> {
  const { transaction, paymentSessions, orders, partRefunds, jobs, announce, clock } = deps
  const before = await orders.find(orderId)
  if (before && isPrepaid(before)) return refundPartToBalance(deps, before, { cents, seenCents, mostCents, note })
  const refused = await checkWithProvider(deps, orderId, isDisputeKnown)
  if (refused) return { ok: false, problem: refused }

  const begun = await transaction<Outcome<object, RefundPartProblem>>(async () => {
    const paid = await paymentSessions.findPaid(orderId)
    // Locks in the same order as `refundOrder`, so that a partial and a full refund wait for each other.
    const held = paid && (await paymentSessions.hold(paid.id))
    const money = await orders.holdMoney(orderId)
    const left = money && refundableCents({ ...money, isTaken: held !== null && isPagePaid(held) })
    if (!paid || !money || left === null) return { ok: false, problem: 'not_paid' }
    if (await partRefunds.hasRunning(paid.id)) return { ok: false, problem: 'refund_running' }
    const order = await orders.find(orderId)
    if (!isDisputeKnown && isDisputedSince(before, order)) return { ok: false, problem: 'dispute_unseen' }
    if (seenCents !== left) return { ok: false, problem: 'amount_changed' }
    const problem = partProblem(cents, left)
    if (problem) return { ok: false, problem }
    if (isOver(mostCents, money.refundedCents, cents)) return { ok: false, problem: 'over_limit' }
    if (order && !(await covers(deps, order, cents))) return { ok: false, problem: 'deposit_spent' }

    const [id, now] = [randomUUID(), clock.now()]
    const part = { id, orderId, paymentSessionId: paid.id, amountCents: cents, reason, askedBy, now }
    if (!(await partRefunds.begin(part))) return { ok: false, problem: 'refund_running' }
    await orders.noteAsked(orderId, cents, now)
    await note?.()
    await jobs.nudge({ name: 'part_refund', partRefundId: id })
    return { ok: true }
  })
  if (begun.ok) announce(orderId)
  return begun
}
