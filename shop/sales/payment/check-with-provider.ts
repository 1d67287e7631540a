// Before a refund, asks the provider what was already refunded, and whether the buyer's bank claims the money too.
import type { Base } from '#shop/assembly/base.ts'
import { isDisputed, readDispute, type Order } from '#shop/sales/order/order.ts'
import { VendorError } from '#ports/vendor-error.ts'
import type { PaymentSessionRow } from './payment-session-store.ts'
import type { RefundVerdict } from '#shop/sales/refund/receive-refund.ts'

export type CheckWithProviderDeps = Pick<Base, 'payments' | 'paymentSessions' | 'orders' | 'log'> & {
  /** Records refunds that weren't ours. */
  receiveRefund: (row: PaymentSessionRow) => Promise<RefundVerdict>
}

/** `dispute_unseen`: the bank is only asking so far, and whoever refunds hasn't confirmed that they know. */
export type ProviderProblem = 'bank_decides' | 'dispute_unseen' | 'provider_silent'

/**
 * Null if nothing prevents the refund. If the provider doesn't answer, our books decide, since it never refunds more
 * than it has. But if our books show a dispute, nobody knows who has the money (`provider_silent`).
 */
export async function checkWithProvider(
  { payments, paymentSessions, orders, receiveRefund, log }: CheckWithProviderDeps,
  orderId: string,
  isDisputeKnown: boolean,
): Promise<ProviderProblem | null> {
  const paid = await paymentSessions.findPaid(orderId)
  if (!paid?.paymentIntentId) return null
  try {
    await receiveRefund(paid)
    const dispute = await payments.findDispute(paid.paymentIntentId)
    if (dispute === null || dispute.state === 'won') return null
    if (dispute.state === 'lost' || !dispute.isRefundable) return 'bank_decides'
    return isDisputeKnown ? null : 'dispute_unseen'
  } catch (error) {
    if (!(error instanceof VendorError)) throw error
    const order = await orders.find(orderId)
    if (order && isDisputed(order)) return 'provider_silent'
    log.warn({ orderId, problem: error.message }, 'a refund begins although the payment provider did not answer')
    return null
  }
}

/**
 * Whether the shop has heard of a dispute since it read the order, and so perhaps after it asked the provider. Ask while
 * the payment is held: whoever writes a dispute down waits for that.
 */
export const isDisputedSince = (before: Order | null, now: Order | null): boolean =>
  now !== null && readDispute(now) === 'disputed' && (before === null || readDispute(before) !== 'disputed')
