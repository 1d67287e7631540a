// Gives the whole payment of an order back: the order is refunded at once, the money follows by a job with its own key.
import type { BusinessStore } from '#shop/brand/business-store.ts'
import type { LedgerStore } from '#shop/ledger/ledger-store.ts'
import { isPrepaid, type Order } from '#shop/order/order.ts'
import type { Transaction } from '#shop/ports/transaction.ts'
import type { JobQueue } from '#shop/ports/job-queue.ts'
import type { Outcome } from '#shop/values/outcome.ts'
import { checkWithProvider, type CheckWithProviderDeps, type ProviderProblem } from './check-with-provider.ts'
import type { PartRefundStore } from './part-refund-store.ts'
import { isPaid } from './payment-session.ts'
import { refundableCents } from './refundable.ts'
import { refundToBalance } from './refund-to-balance.ts'
import { releaseOrder, type ReleaseOrderDeps } from './release-order.ts'

export type RefundOrderDeps = ReleaseOrderDeps &
  CheckWithProviderDeps & {
    businesses: Pick<BusinessStore, 'hold'>
    ledger: Pick<LedgerStore, 'sumPrepaid' | 'sumOfOrder'>
    transaction: Transaction
    partRefunds: PartRefundStore
    jobs: JobQueue
    announce: (orderId: string) => void
  }

export type RefundProblem = ProviderProblem | 'not_paid' | 'amount_changed' | 'refund_running' | 'deposit_spent'

/** What somebody was told will go back, in cents, and what is written down together with the refund. */
export type RefundInput = {
  seenCents?: number | null
  /** They were told that the buyer's bank asks about the payment as well. */
  isDisputeKnown?: boolean
  note?: () => Promise<unknown>
}

/**
 * Refunds what is left of the payment of a paid order, or of one that was stopped for a review; writes its credit note,
 * tells the buyer, and gives an eSIM that was not used back to the network. `seenCents` is what somebody was told will go
 * back: another amount goes back to nobody. Problems: `not_paid` (unpaid, free, or refunded already), `amount_changed`
 * (a part went back meanwhile), `refund_running` (a part is on its way back), `bank_decides` (the payment is disputed, and the
 * provider takes no refund of it), `dispute_unseen`, `provider_silent` (it is disputed, and nobody can say how that stands),
 * `deposit_spent` (less is left of the balance that it filled).
 */
export async function refundOrder(
  deps: RefundOrderDeps,
  orderId: string,
  { seenCents = null, isDisputeKnown = false, note }: RefundInput = {},
): Promise<Outcome<object, RefundProblem>> {
  const { transaction, sessions, orders, partRefunds, jobs, announce, clock } = deps
  const order = await orders.find(orderId)
  if (order && isPrepaid(order))
    return refundToBalance(deps, order, { seenCents, by: 'by_staff', ...(note && { note }) })
  const problem = await checkWithProvider(deps, orderId, isDisputeKnown)
  if (problem) return { ok: false, problem }

  const refunded = await transaction<Outcome<object, RefundProblem>>(async () => {
    const paid = await sessions.findPaid(orderId)
    // The session's row decides who refunds, as it decides who settles; then the order's, so that no part slips in between.
    const held = paid && (await sessions.hold(paid.id))
    const isTaken = held !== null && isPaid(held)
    const money = await orders.holdMoney(orderId)
    const cents = money && refundableCents({ ...money, isTaken })
    if (!paid || cents === null) return { ok: false, problem: 'not_paid' }
    if (await partRefunds.hasRunning(paid.id)) return { ok: false, problem: 'refund_running' }
    if (seenCents !== null && seenCents !== cents) return { ok: false, problem: 'amount_changed' }
    if (order && !(await covers(deps, order, cents))) return { ok: false, problem: 'deposit_spent' }

    await sessions.move(paid.id, 'goes_back', clock.now(), { refundReason: 'requested_by_customer' })
    if (!(await releaseOrder(deps, orderId, 'by_staff')))
      throw new Error('An order was not paid although its payment was.')
    await note?.()
    await jobs.nudge({ name: 'refund', paymentSessionRowId: paid.id })
    return { ok: true }
  })
  if (refunded.ok) announce(orderId)
  return refunded
}

/**
 * Inside a transaction: whether so much is left of the balance that this deposit filled, of which then nobody spends. What is held
 * of it while a bank asks is left as well; parts on their way back are not.
 */
export async function covers(
  { businesses, ledger, partRefunds }: Pick<RefundOrderDeps, 'businesses' | 'ledger' | 'partRefunds'>,
  { id, balance }: Pick<Order, 'id' | 'balance'>,
  cents: number,
): Promise<boolean> {
  if (balance?.use !== 'fills') return true
  await businesses.hold(balance.businessId)
  const { disputedCents } = await ledger.sumOfOrder(id)
  const leavingCents = await partRefunds.sumOfDeposits(balance.businessId)
  return (await ledger.sumPrepaid(balance.businessId)) + disputedCents - leavingCents >= cents
}
