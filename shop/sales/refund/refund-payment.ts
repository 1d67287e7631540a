// Refunds a payment that should not have happened; its key makes it happen once, however often this runs.
import type { Base } from '#shop/assembly/base.ts'
import { VendorError } from '#ports/vendor-error.ts'
import { isRefundDue } from '#shop/sales/payment/payment-session.ts'

export type RefundDeps = Pick<Base, 'payments' | 'paymentSessions' | 'orders' | 'clock' | 'log'>

/**
 * Refunds the payment of a session that is due for it; throws VendorError if the provider can't be reached. If the
 * provider rejects it for good, a person takes over.
 */
export async function refundPayment(deps: RefundDeps, rowId: string): Promise<void> {
  const { payments, paymentSessions, orders, clock, log } = deps
  const row = await paymentSessions.find(rowId)
  if (!row?.paymentIntentId || !isRefundDue(row)) return
  try {
    await payments.refund(row.paymentIntentId, row.refundReason ?? 'duplicate', `refund:${row.id}`)
  } catch (error) {
    if (!(error instanceof VendorError) || error.isRetryable || error.outcome === 'unknown') throw error
    await paymentSessions.move(row.id, 'stays', clock.now())
    await orders.flag(row.orderId, 'refund_failed', clock.now())
    log.error({ orderId: row.orderId, problem: error.message }, 'the payment provider rejected a refund')
    return
  }
  await paymentSessions.move(row.id, 'given_back', clock.now())
}
