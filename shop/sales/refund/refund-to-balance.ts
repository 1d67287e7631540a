// Refunds a partner's order: the money goes to its balance, the eSIM to the network, and a credit note is issued, all
// in one transaction. The same for a part of the money.
import type { Base } from '#shop/assembly/base.ts'
import { isPaid, isStopped } from '#shop/sales/order/order-conditions.ts'
import type { Order, RefundedBy } from '#shop/sales/order/order.ts'
import type { Outcome } from '#values/outcome.ts'
import { leftCents } from './refundable.ts'
import { partProblem, type PartProblem } from './part-refund.ts'
import { releaseOrder, type ReleaseOrderDeps } from '#shop/sales/payment/release-order.ts'

export type RefundToBalanceDeps = ReleaseOrderDeps & Pick<Base, 'transaction' | 'announce'>
export type BackToBalance = {
  /** The amount in cents that somebody was shown. */
  seenCents?: number | null
  by: Extract<RefundedBy, 'by_staff' | 'by_partner'>
  note?: () => Promise<unknown>
}

/** Problems: `not_paid` (or already refunded), `amount_changed` (a part was refunded meanwhile). */
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
 * The part is refunded right away, with its own credit note; the order continues and keeps its eSIM. Problems:
 * `not_paid` (or already refunded), `amount_changed` (what is left isn't what somebody was shown), and those of
 * `partProblem`.
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
    await deps.tryToInvoice(id)
    await note?.()
    return { ok: true }
  })
  if (refunded.ok) deps.announce(id)
  return refunded
}
