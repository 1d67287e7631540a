// An order of a partner goes back: its money to the balance that it was paid from, its eSIM to the network, and its credit note is
// written, all in one transaction. So does a part of its money.
import { isPaid, isStopped } from '#shop/order/order-conditions.ts'
import type { Order, RefundedBy } from '#shop/order/order.ts'
import type { Transaction } from '#shop/ports/transaction.ts'
import type { Outcome } from '#shop/values/outcome.ts'
import { leftCents } from './refundable.ts'
import { partProblem, type PartProblem } from './part-refund.ts'
import { releaseOrder, type ReleaseOrderDeps } from './release-order.ts'

export type RefundToBalanceDeps = ReleaseOrderDeps & {
  transaction: Transaction
  announce: (orderId: string) => void
}
export type BackToBalance = {
  /** What somebody was told will go back, in cents. */
  seenCents?: number | null
  by: Extract<RefundedBy, 'by_staff' | 'by_partner'>
  note?: () => Promise<unknown>
}

/** Problems: `not_paid` (or refunded already), `amount_changed` (a part went back meanwhile). */
export async function refundToBalance(
  deps: RefundToBalanceDeps,
  { id }: Pick<Order, 'id'>,
  { seenCents = null, by, note }: BackToBalance,
): Promise<Outcome<object, 'not_paid' | 'amount_changed'>> {
  const refunded = await deps.transaction<Outcome<object, 'not_paid' | 'amount_changed'>>(async () => {
    const money = await deps.orders.holdMoney(id)
    if (!money || !(isPaid(money) || isStopped(money))) return { ok: false, problem: 'not_paid' }
    if (seenCents !== null && seenCents !== money.paidCents - money.refundedCents)
      return { ok: false, problem: 'amount_changed' }
    if (!(await releaseOrder(deps, id, by))) throw new Error('A paid order of a partner could not be released.')
    await note?.()
    return { ok: true }
  })
  if (refunded.ok) deps.announce(id)
  return refunded
}

export type PartToBalance = { cents: number; seenCents: number; note?: (() => Promise<unknown>) | undefined }

/**
 * A part goes back at once, with a credit note of its own; the order goes on and keeps its eSIM. Problems: `not_paid` (or
 * refunded already), `amount_changed` (what is left is not what somebody was told), and those of `partProblem`.
 */
export async function refundPartToBalance(
  deps: RefundToBalanceDeps,
  { id }: Pick<Order, 'id'>,
  { cents, seenCents, note }: PartToBalance,
): Promise<Outcome<object, 'not_paid' | 'amount_changed' | PartProblem>> {
  const { orders, clock } = deps
  const refunded = await deps.transaction<Outcome<object, 'not_paid' | 'amount_changed' | PartProblem>>(async () => {
    const money = await orders.holdMoney(id)
    const order = await orders.find(id)
    if (!money || !order || !isPaid(money)) return { ok: false, problem: 'not_paid' }
    const left = leftCents(money)
    if (seenCents !== left) return { ok: false, problem: 'amount_changed' }
    const problem = partProblem(cents, left)
    if (problem) return { ok: false, problem }

    const [backCents, now] = [money.refundedCents + cents, clock.now()]
    await orders.noteAsked(id, cents, now)
    if (!(await orders.refundPart(id, backCents, now))) throw new Error('A part of a paid order could not go back.')
    await deps.recordRefund(order, backCents, now)
    await deps.issueInvoice(id)
    await note?.()
    return { ok: true }
  })
  if (refunded.ok) deps.announce(id)
  return refunded
}
