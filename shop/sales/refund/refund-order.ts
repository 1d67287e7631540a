// Refunds an order's whole payment: the order is refunded right away, and the money follows in a job with its own key.
import type { Base } from '#shop/assembly/base.ts'
import type { BusinessStore } from '#shop/people/brand/business-store.ts'
import type { LedgerStore } from '#shop/sales/ledger/ledger-store.ts'
import { isPrepaid, type Order, type RefundedBy } from '#shop/sales/order/order.ts'
import type { Outcome } from '#values/outcome.ts'
import {
  checkWithProvider,
  isDisputedSince,
  type CheckWithProviderDeps,
  type ProviderProblem,
} from '#shop/sales/payment/check-with-provider.ts'
import { isPagePaid } from '#shop/sales/payment/payment-session.ts'
import { isOver, refundableCents } from './refundable.ts'
import { refundToBalance } from './refund-to-balance.ts'
import { releaseOrder, type ReleaseOrderDeps } from '#shop/sales/payment/release-order.ts'

export type RefundOrderDeps = ReleaseOrderDeps &
  CheckWithProviderDeps &
  Pick<Base, 'transaction' | 'partRefunds' | 'jobs' | 'announce'> & {
    businesses: Pick<BusinessStore, 'hold'>
    ledger: Pick<LedgerStore, 'sumPrepaid' | 'sumOfOrder'>
  }

export type RefundProblem =
  | ProviderProblem
  | 'not_paid'
  | 'amount_changed'
  | 'refund_running'
  | 'deposit_spent'
  | 'over_limit'

/** The amount in cents that somebody was shown, and what to write in the same transaction. */
export type RefundInput = {
  seenCents?: number | null
  /** They were told that the buyer's bank is also asking about the payment. */
  isDisputeKnown?: boolean
  /** The most that this order may be refunded in all, in cents; null without a limit. */
  mostCents?: number | null
  by?: Extract<RefundedBy, 'by_staff' | 'by_buyer'>
  note?: () => Promise<unknown>
}

/**
 * Refunds what is left of the payment of an order that is paid, or was stopped for review: issues the credit note,
 * emails the buyer, and returns an unused eSIM to the network. `seenCents` is the amount that somebody was shown; no
 * other amount is refunded. Problems: `not_paid` (unpaid, free, or already refunded), `amount_changed` (a part was
 * refunded meanwhile), `refund_running` (a partial refund is on its way), `bank_decides` (the payment is disputed, and
 * the provider accepts no refund), `dispute_unseen`, `provider_silent` (it is disputed, and the provider doesn't
 * answer), `deposit_spent` (the balance it filled is now lower), `over_limit`
 * (more than `mostCents` would be back in all).
 */
export async function refundOrder(
  deps: RefundOrderDeps,
  orderId: string,
  { seenCents = null, isDisputeKnown = false, mostCents = null, by = 'by_staff', note }: RefundInput = {},
): Promise<Outcome<object, RefundProblem>> {
  const { transaction, paymentSessions, orders, partRefunds, jobs, announce, clock } = deps
  const order = await orders.find(orderId)
  if (order && isPrepaid(order))
    return refundToBalance(deps, order, { seenCents, mostCents, by: 'by_staff', ...(note && { note }) })
  const problem = await checkWithProvider(deps, orderId, isDisputeKnown)
  if (problem) return { ok: false, problem }

  const refunded = await transaction<Outcome<object, RefundProblem>>(async () => {
    const paid = await paymentSessions.findPaid(orderId)
    // The session's row decides who refunds, as it does for settling. The order's row comes next, so that no part slips
    // in between.
    const held = paid && (await paymentSessions.hold(paid.id))
    const isTaken = held !== null && isPagePaid(held)
    const money = await orders.holdMoney(orderId)
    const cents = money && refundableCents({ ...money, isTaken })
    if (!paid || !money || cents === null) return { ok: false, problem: 'not_paid' }
    if (await partRefunds.hasRunning(paid.id)) return { ok: false, problem: 'refund_running' }
    if (!isDisputeKnown && isDisputedSince(order, await orders.find(orderId)))
      return { ok: false, problem: 'dispute_unseen' }
    if (seenCents !== null && seenCents !== cents) return { ok: false, problem: 'amount_changed' }
    // Counted while the order's row is locked, so that two refunds at once can't pass the limit together.
    if (isOver(mostCents, money.refundedCents, cents)) return { ok: false, problem: 'over_limit' }
    if (order && !(await covers(deps, order, cents))) return { ok: false, problem: 'deposit_spent' }

    await paymentSessions.move(paid.id, 'goes_back', clock.now(), { refundReason: 'requested_by_customer' })
    if (!(await releaseOrder(deps, orderId, by))) throw new Error('An order was not paid although its payment was.')
    await note?.()
    await jobs.nudge({ name: 'refund', paymentSessionRowId: paid.id })
    return { ok: true }
  })
  if (refunded.ok) announce(orderId)
  return refunded
}

/**
 * Call it inside a transaction: locks the balance that this deposit filled, and returns whether enough of it is left.
 * Money held because a bank is asking counts as left; partial refunds on their way don't.
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
