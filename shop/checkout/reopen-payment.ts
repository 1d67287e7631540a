// A payment page whose ID we never received: repeating the request with its stored key returns the same page.
import { isPayable } from '#shop/order/order.ts'
import { isRefusal } from '#shop/ports/vendor-error.ts'
import { requestFor, type OpenPayment, type OpenPaymentDeps } from './open-payment.ts'

/**
 * Opens the page again if its order may still be paid. If not, perhaps because it was paid on another page, fetches the
 * page's ID and ends the page, so that nobody can pay on it and the sweep stops looking for it. A payment that was already
 * made is found by the next check. Throws VendorError if the provider can't be reached.
 */
export async function reopenPayment(
  deps: OpenPaymentDeps & { openPayment: OpenPayment },
  orderId: string,
): Promise<void> {
  const { orders, sessions, payments, clock } = deps
  const order = await orders.find(orderId)
  if (!order) return
  if (isPayable(order)) {
    await deps.openPayment(order, null)
    return
  }
  const row = await sessions.findOpening(order.id)
  if (!row) return
  try {
    const { sessionId } = await payments.openSession(await requestFor(deps, order, row))
    await sessions.adopt(row.id, sessionId, clock.now())
    await payments.expireSession(sessionId)
  } catch (error) {
    if (!isRefusal(error)) throw error
    await sessions.move(row.id, 'abandoned', clock.now())
  }
}
