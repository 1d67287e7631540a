// Gives the whole payment of an order back: the order is refunded at once, the money follows by a job with its own key.
import type { IssueInvoice } from '#shop/invoicing/issue-invoice.ts'
import type { OrderStore } from '#shop/order/order-store.ts'
import type { Clock } from '#shop/ports/clock.ts'
import type { JobQueue } from '#shop/ports/job-queue.ts'
import type { Outcome } from '#shop/values/outcome.ts'
import type { PaymentSessionStore } from './payment-session-store.ts'

export type RefundOrderDeps = {
  atomically: <Result>(work: () => Promise<Result>) => Promise<Result>
  sessions: PaymentSessionStore
  orders: OrderStore
  issueInvoice: IssueInvoice
  jobs: JobQueue
  clock: Clock
}

/**
 * Refunds a paid order and writes its credit note. Problem: `not_paid` (unpaid, free, or refunded already). The network is
 * not asked to take the profile back: whoever decides about the refund knows whether it was used.
 */
export async function refundOrder(
  { atomically, sessions, orders, issueInvoice, jobs, clock }: RefundOrderDeps,
  orderId: string,
): Promise<Outcome<object, 'not_paid'>> {
  const now = clock.now()
  return atomically(async () => {
    const paid = await sessions.findPaid(orderId)
    // The session's row decides who refunds, as it decides who settles.
    if (!paid || !(await sessions.move(paid.id, ['paid'], 'refund_due', now))) return { ok: false, problem: 'not_paid' }
    if (!(await orders.movePayment(orderId, ['paid'], 'refunded', now)))
      throw new Error('An order was not paid although its payment was.')
    await issueInvoice(orderId)
    await jobs.nudge({ name: 'refund', paymentSessionRowId: paid.id })
    return { ok: true }
  })
}
