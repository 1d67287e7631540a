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
import { findOtherPaid, holdFormer, holdPayment } from '#shop/sales/payment/find-other-paid.ts'
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

export type RefundOrder = (orderId: string, input: RefundInput) => Promise<Outcome<object, RefundProblem>>

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
  // Both payments of a swap go back together.
  const other = order && (await findOtherPaid({ orders }, order))
  for (const id of [orderId, ...(other ? [other.id] : [])]) {
    const problem = await checkWithProvider(deps, id, isDisputeKnown)
    if (problem) return { ok: false, problem }
  }

  const refunded = await transaction<Outcome<object, RefundProblem>>(async () => {
    // The session's row decides who refunds, as it does for settling. The order's row comes next, so that no part slips
    // in between.
    await holdFormer(deps, order)
    const held = await holdWhole(deps, orderId)
    if (held === null) return { ok: false, problem: 'not_paid' }
    const along = other && (await holdWhole(deps, other.id))
    for (const each of [held, ...(along ? [along] : [])])
      if (await partRefunds.hasRunning(each.page.id)) return { ok: false, problem: 'refund_running' }
    if (!isDisputeKnown && (await isAnyDisputedSince(deps, [order, other])))
      return { ok: false, problem: 'dispute_unseen' }
    const { page: paid, money } = held
    const cents = held.cents + (along?.cents ?? 0)
    const backCents = money.refundedCents + (along?.money.refundedCents ?? 0)
    if (seenCents !== null && seenCents !== cents) return { ok: false, problem: 'amount_changed' }
    // Counted while the order's row is locked, so that two refunds at once can't pass the limit together.
    if (isOver(mostCents, backCents, cents)) return { ok: false, problem: 'over_limit' }
    if (order && !(await covers(deps, order, cents))) return { ok: false, problem: 'deposit_spent' }

    await paymentSessions.move(paid.id, 'goes_back', clock.now(), { refundReason: 'requested_by_customer' })
    if (!(await releaseOrder(deps, orderId, by))) throw new Error('An order was not paid although its payment was.')
    await note?.()
    await jobs.nudge({ name: 'refund', paymentSessionRowId: paid.id })
    return { ok: true }
  })
  if (refunded.ok) for (const id of [orderId, ...(other ? [other.id] : [])]) announce(id)
  return refunded
}

async function holdWhole(deps: RefundOrderDeps, orderId: string) {
  const held = await holdPayment(deps, orderId)
  const cents = held && refundableCents({ ...held.money, isTaken: isPagePaid(held.page) })
  return held === null || cents === null ? null : { ...held, cents }
}

async function isAnyDisputedSince({ orders }: RefundOrderDeps, seen: (Order | null)[]): Promise<boolean> {
  for (const before of seen) if (before && isDisputedSince(before, await orders.find(before.id))) return true
  return false
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
