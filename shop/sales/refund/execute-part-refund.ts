// Asks the provider for a partial refund until it is done or finally rejected. The part's own key makes it happen once,
// however often and late this runs.
import type { Base } from '#shop/assembly/base.ts'
import { VendorError } from '#ports/vendor-error.ts'
import { isRunning } from './part-refund.ts'
import type { PartRefundRow } from './part-refund-store.ts'
import { isPagePaid } from '#shop/sales/payment/payment-session.ts'
import type { PaymentSessionRow } from '#shop/sales/payment/payment-session-store.ts'
import type { RefundVerdict } from './receive-refund.ts'

export type ExecutePartRefundDeps = Pick<
  Base,
  'payments' | 'paymentSessions' | 'partRefunds' | 'orders' | 'clock' | 'log'
> & {
  /** Issues the credit note and tells the buyer, based on what the provider reports. */
  receiveRefund: (row: PaymentSessionRow) => Promise<RefundVerdict>
}

/** Throws VendorError if the provider can't be reached; the sweep tries again. */
export async function executePartRefund(deps: ExecutePartRefundDeps, partId: string): Promise<void> {
  const { payments, paymentSessions, partRefunds, receiveRefund, clock } = deps
  const part = await partRefunds.find(partId)
  const row = part && (await paymentSessions.find(part.paymentSessionId))
  if (!part || !isRunning(part) || !row?.paymentIntentId) return
  try {
    await payments.refundPart(row.paymentIntentId, { cents: part.amountCents, name: part.id })
  } catch (error) {
    if (!(error instanceof VendorError) || error.isRetryable || error.outcome === 'unknown') throw error
    return drop(deps, part, row, error.message)
  }
  // Only the provider knows the total that was refunded, by us and in its dashboard.
  await receiveRefund(row)
  await partRefunds.end(part.id, 'given', clock.now())
}

async function drop(deps: ExecutePartRefundDeps, part: PartRefundRow, row: PaymentSessionRow, problem: string) {
  const { partRefunds, paymentSessions, orders, receiveRefund, clock, log } = deps
  await receiveRefund(row)
  if (!(await partRefunds.end(part.id, 'dropped', clock.now()))) return
  // All of it was refunded some other way in the meantime, so there is nothing to review.
  const current = await paymentSessions.find(row.id)
  if (!current || !isPagePaid(current)) return
  await orders.flag(part.orderId, 'refund_failed', clock.now())
  log.error({ orderId: part.orderId, problem }, 'the payment provider rejected a partial refund')
}
