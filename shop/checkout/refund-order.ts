// Gives the whole payment of an order back: the order is refunded at once, the money follows by a job with its own key.
import type { Transaction } from '#shop/ports/transaction.ts'
import type { JobQueue } from '#shop/ports/job-queue.ts'
import type { Log } from '#shop/ports/log.ts'
import type { PaymentGateway } from '#shop/ports/payment-gateway.ts'
import { VendorError } from '#shop/ports/vendor-error.ts'
import type { Outcome } from '#shop/values/outcome.ts'
import { isPaid } from './payment-session.ts'
import type { PaymentSessionRow, PaymentSessionStore } from './payment-session-store.ts'
import type { RefundVerdict } from './receive-refund.ts'
import { refundableCents } from './refundable.ts'
import { releaseOrder, type ReleaseOrderDeps } from './release-order.ts'

export type RefundOrderDeps = ReleaseOrderDeps & {
  transaction: Transaction
  payments: PaymentGateway
  sessions: PaymentSessionStore
  /** Takes in what went back without our doing. */
  receiveRefund: (row: PaymentSessionRow) => Promise<RefundVerdict>
  jobs: JobQueue
  announce: (orderId: string) => void
  log: Log
}

export type RefundProblem = 'not_paid' | 'amount_changed' | 'bank_decides'

/** What somebody was told will go back, in cents, and what is written down together with the refund. */
export type RefundWish = { seenCents?: number | null; note?: () => Promise<unknown> }

/**
 * Refunds what is left of the payment of a paid order, or of one that was stopped for a review; writes its credit note,
 * tells the buyer, and gives an eSIM that was not used back to the network. `seenCents` is what somebody was told will go
 * back: another amount goes back to nobody. Problems: `not_paid` (unpaid, free, or refunded already), `amount_changed`
 * (a part went back meanwhile), `bank_decides` (the payment is disputed, and the provider takes no refund of it).
 */
export async function refundOrder(
  deps: RefundOrderDeps,
  orderId: string,
  { seenCents = null, note }: RefundWish = {},
): Promise<Outcome<object, RefundProblem>> {
  const { transaction, sessions, orders, jobs, announce, clock } = deps
  if (await isWithBank(deps, orderId)) return { ok: false, problem: 'bank_decides' }

  const refunded = await transaction<Outcome<object, RefundProblem>>(async () => {
    const paid = await sessions.findPaid(orderId)
    // The session's row decides who refunds, as it decides who settles; then the order's, so that no part slips in between.
    const held = paid && (await sessions.hold(paid.id))
    const isTaken = held !== null && isPaid(held)
    const money = await orders.holdMoney(orderId)
    const cents = money && refundableCents({ ...money, isTaken })
    if (!paid || cents === null) return { ok: false, problem: 'not_paid' }
    if (seenCents !== null && seenCents !== cents) return { ok: false, problem: 'amount_changed' }

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

// The provider knows best what went back and what is disputed. When it is silent, our books count: it gives back no more
// than it has.
async function isWithBank({ payments, sessions, receiveRefund, log }: RefundOrderDeps, orderId: string) {
  const paid = await sessions.findPaid(orderId)
  if (!paid?.paymentIntentId) return false
  try {
    await receiveRefund(paid)
    const dispute = await payments.findDispute(paid.paymentIntentId)
    return dispute !== null && dispute.state !== 'won' && !dispute.isRefundable
  } catch (error) {
    if (!(error instanceof VendorError)) throw error
    log.warn({ orderId, problem: error.message }, 'a refund begins without the word of the payment provider')
    return false
  }
}
