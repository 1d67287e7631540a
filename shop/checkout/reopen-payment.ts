// A payment page whose name was never heard: its request is repeated under the stored key, which yields the same page.
import { isPayable } from '#shop/order/order.ts'
import { isRefusal } from '#shop/ports/vendor-error.ts'
import { requestFor, type OpenPayment, type OpenPaymentDeps } from './open-payment.ts'

/**
 * Opens the page again where its order may still be paid. Of any other order, paid through another page perhaps, the page
 * is named and ended, so that nobody pays on it and nobody asks for it forever; if somebody has paid already, asking
 * about it finds out. Throws VendorError when the provider cannot be reached.
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
