// A buyer's bank wants the money back: the provider is asked how it stands and the order follows. What has not gone out yet
// does not go out; what was delivered stays, and a person looks. Harmless however often it runs.
import type { Transaction } from '#shop/ports/transaction.ts'
import { isStopped, isStoppedBy } from '#shop/order/order-conditions.ts'
import { disputeOf, isDisputed } from '#shop/order/order.ts'
import type { RecordOrder } from '#shop/ledger/ledgers.ts'
import type { Log } from '#shop/ports/log.ts'
import type { Dispute, PaymentGateway } from '#shop/ports/payment-gateway.ts'
import { isPaid } from './payment-session.ts'
import type { PaymentSessionRow, PaymentSessionStore } from './payment-session-store.ts'
import { releaseOrder, type ReleaseOrderDeps } from './release-order.ts'

export type ReceiveDisputeDeps = ReleaseOrderDeps & {
  transaction: Transaction
  payments: PaymentGateway
  sessions: PaymentSessionStore
  /** What a bank asks about buys nothing until it has decided. */
  recordDispute: RecordOrder['recordDispute']
  announce: (orderId: string) => void
  log: Log
}

export type DisputeVerdict = 'disputed' | 'dispute_won' | 'dispute_lost' | 'unknown'
export type ApplyDispute = (row: Pick<PaymentSessionRow, 'id' | 'orderId'>, dispute: Dispute) => Promise<void>

/** Asks how the dispute over the payment of a session stands; throws VendorError when the provider cannot be asked. */
export async function receiveDispute(deps: ReceiveDisputeDeps, row: PaymentSessionRow): Promise<DisputeVerdict> {
  const dispute = row.paymentIntentId ? await deps.payments.findDispute(row.paymentIntentId) : null
  if (!dispute) return 'unknown'
  await applyDispute(deps, row, dispute)
  deps.announce(row.orderId)
  return dispute.state === 'open' ? 'disputed' : `dispute_${dispute.state}`
}

/**
 * An open dispute stops an order that is not delivered, with the mails that it still owes. One that the bank decided for
 * the shop waits for a person who lets the order go on; one that it decided for the buyer ends the order as a refund does.
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
  { orders, mails, sessions, recordDispute, clock, log }: ReceiveDisputeDeps,
  row: { id: string; orderId: string },
) {
  const { orderId } = row
  // A payment that is on its way back anyway is not what keeps the order.
  const held = await sessions.hold(row.id)
  if (!held || !isPaid(held)) return log.error({ orderId }, 'a payment is disputed')
  // Whoever works on the order ends first, or finds it stopped.
  await orders.holdSettled(orderId)
  const order = await orders.find(orderId)
  // A bank that decided for the shop may ask again: an inquiry that was closed becomes a chargeback.
  const before = order && disputeOf(order)
  if (!order || before === 'disputed') return undefined
  // It stopped for something else, which is still to be decided first.
  if (isStopped(order) && before === null) return log.error({ orderId }, 'a payment is disputed')
  const stops = before === null && isStoppedBy('disputed', order)
  const isNew = stops
    ? await orders.stopForReview(orderId, 'disputed', 'disputed', clock.now())
    : await orders.flag(orderId, 'disputed', clock.now())
  if (stops) await mails.withdraw(orderId, ['esim_ready', 'topup_receipt', 'order_delayed'])
  if (!isNew) return undefined
  await recordDispute(order, true, clock.now())
  return log.error({ orderId }, 'a payment is disputed')
}

async function noteWon({ orders, recordDispute, clock }: ReceiveDisputeDeps, orderId: string) {
  await orders.holdSettled(orderId)
  const order = await orders.find(orderId)
  if (!order) return
  // Whoever closed the review has seen it; the deposit is its business's again all the same.
  if (isDisputed(order)) await orders.flag(orderId, 'dispute_won', clock.now())
  await recordDispute(order, false, clock.now())
}

// The bank has taken the money: nobody is told that the shop gives it back.
async function end(deps: ReceiveDisputeDeps, row: { id: string; orderId: string }) {
  if (!(await deps.sessions.move(row.id, 'taken_back', deps.clock.now()))) return
  if (await releaseOrder(deps, row.orderId, 'dispute_lost'))
    deps.log.error({ orderId: row.orderId }, 'a dispute was lost')
}
