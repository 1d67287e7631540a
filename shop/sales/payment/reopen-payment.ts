// A payment page whose ID we never received: repeating the request with its stored key returns the same page.
import { isPayable, type Order } from '#shop/sales/order/order.ts'
import type { PaymentSession } from '#ports/payment-gateway.ts'
import { isKeySpent, isRefusal, VendorError } from '#ports/vendor-error.ts'
import { composePaymentRequest } from './compose-payment-request.ts'
import { findLostPage } from './find-lost-page.ts'
import type { OpenPayment, OpenPaymentDeps } from './open-payment.ts'
import type { PaymentSessionRow } from './payment-session-store.ts'

/**
 * Opens the page again if its order may still be paid. If not, perhaps because it was paid on another page, fetches the
 * page's ID and ends the page, so that nobody can pay on it and the sweep stops looking for it. A payment that was already
 * made is found by the next check. Throws VendorError if the provider can't be reached, or the page is still not open.
 */
export async function reopenPayment(
  deps: OpenPaymentDeps & { openPayment: OpenPayment },
  orderId: string,
): Promise<void> {
  const { orders, paymentSessions, payments, clock } = deps
  const order = await orders.find(orderId)
  if (!order) return
  if (isPayable(order)) {
    await deps.openPayment(order, null)
    if (await paymentSessions.findOpening(order.id)) throw notOpened()
    return
  }
  const row = await paymentSessions.findOpening(order.id)
  if (!row) return
  const page = await openAgain(deps, order, row)
  if (page) {
    await paymentSessions.adopt(row.id, page.sessionId, clock.now())
    await payments.expireSession(page.sessionId)
  } else await paymentSessions.move(row.id, 'abandoned', clock.now())
}

// The page is still wanted, so this try must count as a failed one.
const notOpened = () =>
  new VendorError('the payment page of an order could not be opened', {
    vendor: 'payment',
    outcome: 'unknown',
    isRetryable: true,
  })

// Null if the provider never opened it.
async function openAgain(deps: OpenPaymentDeps, order: Order, row: PaymentSessionRow): Promise<PaymentSession | null> {
  try {
    return await deps.payments.openSession(await composePaymentRequest(deps, order, row))
  } catch (error) {
    if (isKeySpent(error)) return findLostPage(deps.payments, row)
    if (isRefusal(error)) return null
    throw error
  }
}
