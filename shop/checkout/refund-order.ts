// Gives the whole payment of an order back: the order is refunded at once, the money follows by a job with its own key.
import type { JobQueue } from '#shop/ports/job-queue.ts'
import type { Outcome } from '#shop/values/outcome.ts'
import type { PaymentSessionStore } from './payment-session-store.ts'
import { releaseOrder, type ReleaseOrderDeps } from './release-order.ts'

export type RefundOrderDeps = ReleaseOrderDeps & {
  atomically: <Result>(work: () => Promise<Result>) => Promise<Result>
  sessions: PaymentSessionStore
  jobs: JobQueue
  announce: (orderId: string) => void
}

/**
 * Refunds what is left of the payment of a paid order, or of one that was stopped for a review; writes its credit note,
 * tells the buyer, and gives an eSIM that was not used back to the network. Problem: `not_paid` (unpaid, free, or
 * refunded already).
 */
export async function refundOrder(deps: RefundOrderDeps, orderId: string): Promise<Outcome<object, 'not_paid'>> {
  const { atomically, sessions, jobs, announce, clock } = deps
  const refunded = await atomically<Outcome<object, 'not_paid'>>(async () => {
    const paid = await sessions.findPaid(orderId)
    // The session's row decides who refunds, as it decides who settles.
    if (!paid || !(await sessions.move(paid.id, ['paid'], 'refund_due', clock.now())))
      return { ok: false, problem: 'not_paid' }
    if (!(await releaseOrder(deps, orderId))) throw new Error('An order was not paid although its payment was.')
    await jobs.nudge({ name: 'refund', paymentSessionRowId: paid.id })
    return { ok: true }
  })
  if (refunded.ok) announce(orderId)
  return refunded
}
