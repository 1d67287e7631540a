// An order of a partner goes back: its money to the balance that it was paid from, its eSIM to the network, and its credit note is
// written, all in one transaction.
import { isPaid, isStopped } from '#shop/order/order-conditions.ts'
import type { Order, RefundedBy } from '#shop/order/order.ts'
import type { Transaction } from '#shop/ports/transaction.ts'
import type { Outcome } from '#shop/values/outcome.ts'
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
