// A buyer's bank wants the money back: asks the provider about the dispute and updates the order. What hasn't been
// delivered isn't; what was delivered stays, and a person reviews it. Safe to run any number of times.
import type { Base } from '#shop/assembly/base.ts'
import { MAILS_OF_A_LIVE_ORDER } from '#shop/records/mail/mail.ts'
import type { MailRow } from '#shop/records/mail/mail-store.ts'
import { isStopped, isStoppedBy } from '#shop/sales/order/order-conditions.ts'
import { isDisputed, isResumable, readDispute, type Order } from '#shop/sales/order/order.ts'
import type { RecordOrder } from '#shop/sales/sales.ts'
import type { Dispute } from '#ports/payment-gateway.ts'
import { holdFormer } from './find-other-paid.ts'
import { listPaidAlong } from './list-paid-along.ts'
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
 * An open dispute stops what isn't delivered of all that the payment paid for, and its pending emails. A dispute won by
 * the shop waits for a person to resume the orders; one won by the buyer ends them like a refund.
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

async function stop(deps: ReceiveDisputeDeps, row: { id: string; orderId: string }) {
  const { orders, paymentSessions, recordDispute, clock, log } = deps
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
  // What the same payment paid for is held in any case, whatever its own order has been stopped for.
  for (const each of await listPaidAlong({ orders }, order)) await holdBack(deps, each, [...MAILS_OF_A_LIVE_ORDER])
  // It was stopped for something else, which must be decided first.
  if (before === null && isStopped(order) && !isResumable(order)) return log.error({ orderId }, 'a payment is disputed')
  const isHeld = await holdBack(deps, order, [...MAILS_OF_A_LIVE_ORDER, 'topup_receipt'])
  if (!isHeld && !(await orders.flag(orderId, 'disputed', clock.now()))) return undefined
  await recordDispute(order, true, clock.now())
  return log.error({ orderId }, 'a payment is disputed')
}

// Stops what isn't delivered. What has stopped for its network, or waits to be resumed, waits for the bank instead; what
// was delivered stays theirs.
async function holdBack({ orders, mails, clock }: ReceiveDisputeDeps, order: Order, pending: MailRow['kind'][]) {
  const now = clock.now()
  const isWaiting = isResumable(order) || (isStopped(order) && readDispute(order) === 'dispute_won')
  if (!isWaiting && !isStoppedBy('disputed', order)) return false
  const isHeld = isWaiting
    ? await orders.flag(order.id, 'disputed', now)
    : await orders.stopForReview(order.id, 'disputed', 'disputed', now)
  if (isHeld) await mails.withdraw(order.id, pending)
  return isHeld
}

async function noteWon({ orders, recordDispute, clock }: ReceiveDisputeDeps, orderId: string) {
  await orders.holdSettled(orderId)
  const order = await orders.find(orderId)
  if (!order) return
  // Somebody who closed the review has seen it; either way, the deposit belongs to its business again.
  for (const each of [order, ...(await listPaidAlong({ orders }, order))])
    if (isDisputed(each)) await orders.flag(each.id, 'dispute_won', clock.now())
  await recordDispute(order, false, clock.now())
}

// The bank has taken the money, so nobody is told that the shop refunds it.
async function end(deps: ReceiveDisputeDeps, row: { id: string; orderId: string }) {
  await holdFormer(deps, await deps.orders.find(row.orderId))
  if (!(await deps.paymentSessions.move(row.id, 'taken_back', deps.clock.now()))) return
  if (await releaseOrder(deps, row.orderId, 'dispute_lost'))
    deps.log.error({ orderId: row.orderId }, 'a dispute was lost')
}
