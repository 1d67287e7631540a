// A buyer's bank wants the money back: asks the provider about the dispute and updates the order. What hasn't been
// delivered isn't; what was delivered stays, and a person reviews it. Safe to run any number of times.
import type { Base } from '#shop/assembly/base.ts'
import { MAILS_OF_A_LIVE_ORDER } from '#shop/records/mail/mail.ts'
import { isStopped, isStoppedBy } from '#shop/sales/order/order-conditions.ts'
import { readDispute, isDisputed } from '#shop/sales/order/order.ts'
import type { RecordOrder } from '#shop/sales/sales.ts'
import type { Dispute } from '#ports/payment-gateway.ts'
import { isPagePaid } from './payment-session.ts'
import type { PaymentSessionRow } from './payment-session-store.ts'
import { releaseOrder, type ReleaseOrderDeps } from './release-order.ts'

export type ReceiveDisputeDeps = ReleaseOrderDeps &
  Pick<Base, 'transaction' | 'payments' | 'paymentSessions' | 'announce' | 'log'> & {
    /** Money that a bank is asking about can't be spent until it has decided. */
    recordDispute: RecordOrder['recordDispute']
  }

export type DisputeVerdict = 'disputed' | 'dispute_won' | 'dispute_lost' | 'unknown'
export type ApplyDispute = (row: Pick<PaymentSessionRow, 'id' | 'orderId'>, dispute: Dispute) => Promise<void>

/** Asks about the dispute over a session's payment; throws VendorError if the provider can't be asked. */
export async function receiveDispute(deps: ReceiveDisputeDeps, row: PaymentSessionRow): Promise<DisputeVerdict> {
  const dispute = row.paymentIntentId ? await deps.payments.findDispute(row.paymentIntentId) : null
  if (!dispute) return 'unknown'
  await applyDispute(deps, row, dispute)
  deps.announce(row.orderId)
  return dispute.state === 'open' ? 'disputed' : `dispute_${dispute.state}`
}

/**
 * An open dispute stops an undelivered order and its pending emails. A dispute won by the shop waits for a person to
 * resume the order; one won by the buyer ends the order like a refund.
 */
export function applyDispute(
  deps: ReceiveDisputeDeps,
  row: Pick<PaymentSessionRow, 'id' | 'orderId'>,
  dispute: Dispute,
): Promise<void> {
  return deps.transaction(async () => {
    if (dispute.state === 'open') return stop(deps, row)
    return dispute.state === 'won' ? noteWon(deps, row.orderId) : end(deps, row)
  })
}

async function stop(
  { orders, mails, paymentSessions, recordDispute, clock, log }: ReceiveDisputeDeps,
  row: { id: string; orderId: string },
) {
  const { orderId } = row
  // A payment that is being refunded anyway doesn't count.
  const held = await paymentSessions.hold(row.id)
  if (!held || !isPagePaid(held)) return log.error({ orderId }, 'a payment is disputed')
  // Whoever is working on the order finishes first, or finds it stopped.
  await orders.holdSettled(orderId)
  const order = await orders.find(orderId)
  // A bank that decided for the shop may ask again: a closed inquiry can become a chargeback.
  const before = order && readDispute(order)
  if (!order || before === 'disputed') return undefined
  // It was stopped for something else, which must be decided first.
  if (isStopped(order) && before === null) return log.error({ orderId }, 'a payment is disputed')
  const stops = before === null && isStoppedBy('disputed', order)
  const isNew = stops
    ? await orders.stopForReview(orderId, 'disputed', 'disputed', clock.now())
    : await orders.flag(orderId, 'disputed', clock.now())
  if (stops) await mails.withdraw(orderId, [...MAILS_OF_A_LIVE_ORDER, 'topup_receipt'])
  if (!isNew) return undefined
  await recordDispute(order, true, clock.now())
  return log.error({ orderId }, 'a payment is disputed')
}

async function noteWon({ orders, recordDispute, clock }: ReceiveDisputeDeps, orderId: string) {
  await orders.holdSettled(orderId)
  const order = await orders.find(orderId)
  if (!order) return
  // Somebody who closed the review has seen it; either way, the deposit belongs to its business again.
  if (isDisputed(order)) await orders.flag(orderId, 'dispute_won', clock.now())
  await recordDispute(order, false, clock.now())
}

// The bank has taken the money, so nobody is told that the shop refunds it.
async function end(deps: ReceiveDisputeDeps, row: { id: string; orderId: string }) {
  if (!(await deps.paymentSessions.move(row.id, 'taken_back', deps.clock.now()))) return
  if (await releaseOrder(deps, row.orderId, 'dispute_lost'))
    deps.log.error({ orderId: row.orderId }, 'a dispute was lost')
}
