// Refunds a partner's order: the money goes to its balance, the eSIM to the network, and a credit note is issued, all
// in one transaction. The same for a part of the money.
import type { Base } from '#shop/assembly/base.ts'
import { isPaid, isStopped } from '#shop/sales/order/order-conditions.ts'
import type { Order, RefundedBy } from '#shop/sales/order/order.ts'
import type { Outcome } from '#values/outcome.ts'
import { isOver, leftCents } from './refundable.ts'
import { partProblem, type PartProblem } from './part-refund.ts'
import { releaseOrder, type ReleaseOrderDeps } from '#shop/sales/payment/release-order.ts'

export type BalanceProblem = 'not_paid' | 'amount_changed' | 'over_limit'
export type RefundToBalanceDeps = ReleaseOrderDeps & Pick<Base, 'transaction' | 'announce'>
export type BackToBalance = {
  /** The amount in cents that somebody was shown. */
  seenCents?: number | null
  /** The most that this order may be refunded in all, in cents; null without a limit. */
  mostCents?: number | null
  by: Extract<RefundedBy, 'by_staff' | 'by_partner'>
  note?: () => Promise<unknown>
}

/**
 * Problems: `not_paid` (or already refunded), `amount_changed` (a part was refunded meanwhile), `over_limit` (more than
 * `mostCents`).
 */
export async function refundToBalance(
  deps: RefundToBalanceDeps,
  { id }: Pick<Order, 'id'>,
  { seenCents = null, mostCents = null, by, note }: BackToBalance,
): Promise<Outcome<object, BalanceProblem>> {
  const refunded = await deps.transaction<Outcome<object, BalanceProblem>>(async () => {
    const money = await deps.orders.holdMoney(id)
    if (!money || !(isPaid(money) || isStopped(money))) return { ok: false, problem: 'not_paid' }
    if (seenCents !== null && seenCents !== money.paidCents - money.refundedCents)
      return { ok: false, problem: 'amount_changed' }
    if (isOver(mostCents, money.refundedCents, leftCents(money))) return { ok: false, problem: 'over_limit' }
    if (!(await releaseOrder(deps, id, by))) throw new Error('A paid order of a partner could not be released.')
    await note?.()
    return { ok: true }
  })
  if (refunded.ok) deps.announce(id)
  return refunded
}

export type PartToBalance = Pick<BackToBalance, 'mostCents'> & {
  cents: number
  seenCents: number
  note?: (() => Promise<unknown>) | undefined
}

/**
 * The part is refunded right away, with its own credit note; the order continues and keeps its eSIM. Problems:
 * `not_paid` (or already refunded), `amount_changed` (what is left isn't what somebody was shown), `over_limit`, and
 * those of `partProblem`.
 */
export async function refundPartToBalance(
  deps: RefundToBalanceDeps,
  { id }: Pick<Order, 'id'>,
  { cents, seenCents, mostCents = null, note }: PartToBalance,
): Promise<Outcome<object, BalanceProblem | PartProblem>> {
  const { orders, clock } = deps
  const refunded = await deps.transaction<Outcome<object, BalanceProblem | PartProblem>>(async () => {
    const money = await orders.holdMoney(id)
    const order = await orders.find(id)
    if (!money || !order || !isPaid(money)) return { ok: false, problem: 'not_paid' }
    const left = leftCents(money)
    if (seenCents !== left) return { ok: false, problem: 'amount_changed' }
    const problem = partProblem(cents, left)
    if (problem) return { ok: false, problem }
    if (isOver(mostCents, money.refundedCents, cents)) return { ok: false, problem: 'over_limit' }

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
