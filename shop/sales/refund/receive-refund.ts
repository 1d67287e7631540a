// Money was refunded, or somebody's bank wants it back, without our doing: asks the provider and updates the order.
// Safe to run any number of times.
import type { Base } from '#shop/assembly/base.ts'
import type { Payment } from '#ports/payment-gateway.ts'
import { holdFormer } from '#shop/sales/payment/find-other-paid.ts'
import { isGivenBack, isPagePaid } from '#shop/sales/payment/payment-session.ts'
import type { PaymentSessionRow } from '#shop/sales/payment/payment-session-store.ts'
import { isMailed, putRefundMail, releaseOrder, type ReleaseOrderDeps } from '#shop/sales/payment/release-order.ts'

export type ReceiveRefundDeps = ReleaseOrderDeps &
  Pick<Base, 'transaction' | 'payments' | 'paymentSessions' | 'announce' | 'log'>

export type RefundVerdict = 'refunded' | 'refunded_in_part' | 'refund_failed' | 'nothing_new' | 'unknown'
export type ApplyRefund = (row: PaymentSessionRow, payment: Payment) => Promise<RefundVerdict>

/** Asks what happened to a session's payment; throws VendorError if the provider can't be asked. */
export async function receiveRefund(deps: ReceiveRefundDeps, row: PaymentSessionRow): Promise<RefundVerdict> {
  const payment = row.paymentIntentId ? await deps.payments.findPayment(row.paymentIntentId) : null
  if (!payment) return 'unknown'
  const verdict = await applyRefund(deps, row, payment)
  deps.announce(row.orderId)
  return verdict
}

/**
 * Acts on what the provider reports. A fully refunded payment ends its order; a part is credited, and the order
 * continues. Less than we knew before means that a refund didn't arrive, which a person must see.
 */
export function applyRefund(deps: ReceiveRefundDeps, row: PaymentSessionRow, payment: Payment): Promise<RefundVerdict> {
  const isWhole = payment.amountCents > 0 && payment.refundedCents >= payment.amountCents
  return deps.transaction(() => (isWhole ? refundWhole(deps, row) : refundPart(deps, row, payment)))
}

async function refundWhole(deps: ReceiveRefundDeps, row: PaymentSessionRow): Promise<RefundVerdict> {
  const now = deps.clock.now()
  await holdFormer(deps, await deps.orders.find(row.orderId))
  // A second payment of an order that we couldn't refund by ourselves: its order keeps what it has.
  if (await deps.paymentSessions.move(row.id, 'given_back_late', now)) return 'refunded'
  // The session's row decides, as it does for settling.
  if (!(await deps.paymentSessions.move(row.id, 'taken_back', now))) return 'nothing_new'
  await releaseOrder(deps, row.orderId, 'by_provider')
  return 'refunded'
}

async function refundPart(
  deps: ReceiveRefundDeps,
  row: PaymentSessionRow,
  { amountCents, refundedCents }: Payment,
): Promise<RefundVerdict> {
  const { orders, paymentSessions, log, clock } = deps
  // Two parts at once are handled one after the other.
  const current = await paymentSessions.hold(row.id)
  const order = await orders.find(row.orderId)
  if (!current || !order) return 'unknown'

  const isMissing = isGivenBack(current)
    ? refundedCents < amountCents
    : isPagePaid(current) && refundedCents < order.refundedCents
  if (isMissing) {
    if (await orders.flag(order.id, 'refund_failed', clock.now()))
      log.error({ orderId: order.id }, 'a refund did not arrive')
    return 'refund_failed'
  }
  if (!isPagePaid(current) || !(await orders.refundPart(order.id, refundedCents, clock.now()))) return 'nothing_new'

  await deps.recordRefund(order, refundedCents, clock.now())
  await deps.tryToInvoice(order.id)
  if (isMailed(order))
    await putRefundMail(deps, order.id, { amountCents: refundedCents - order.refundedCents, isPart: true })
  return 'refunded_in_part'
}
