// Ends an order whose whole payment was refunded: marks it refunded, returns its eSIM to the network, issues its credit
// note, and queues the buyer's email, all in one transaction.
import type { Base } from '#shop/assembly/base.ts'
import { randomUUID } from 'node:crypto'
import type { TryToInvoice } from '#shop/sales/invoicing/issue-invoice.ts'
import type { RecordOrder } from '#shop/sales/sales.ts'
import { MAILS_OF_A_LIVE_ORDER } from '#shop/records/mail/mail.ts'
import { isDeposit, isDisputed, isOfPartner, type Order, type RefundedBy } from '#shop/sales/order/order.ts'
import { findOtherPaid, holdPayment } from './find-other-paid.ts'
import { isPagePaid } from './payment-session.ts'

export type ReleaseOrderDeps = Pick<Base, 'orders' | 'paymentSessions' | 'mails' | 'jobs' | 'clock'> & {
  tryToInvoice: TryToInvoice
  /** Reverses the affiliate's earnings, or returns the cost to a balance. */
  recordRefund: RecordOrder['recordRefund']
  /** Marks everything the network delivered, or will still deliver, for this order as to be returned. */
  recallPurchase: (orderId: string) => Promise<void>
}

/**
 * Call it inside a transaction; false if the order was neither paid nor stopped for review. A buyer whose bank took the
 * money back already knows, and gets no email. The other payment of a swap goes back with it.
 */
export async function releaseOrder(deps: ReleaseOrderDeps, orderId: string, by: RefundedBy): Promise<boolean> {
  const { orders, mails, recallPurchase, tryToInvoice, recordRefund, clock } = deps
  const before = await orders.find(orderId)
  // The order's row first, as everywhere: others who act on the order wait for it.
  if (!before || !(await orders.refund(orderId, clock.now(), by))) return false
  await recordRefund(before, before.totalCents, clock.now())
  const other = await findOtherPaid({ orders }, before)
  if (other) await releaseOther(deps, other, by)
  await recallPurchase(orderId)
  // The emails of a refunded order's eSIM must not go out anymore, however long they have been waiting.
  await mails.withdraw(orderId, [...MAILS_OF_A_LIVE_ORDER, 'topup_receipt'])
  await tryToInvoice(orderId)
  if (by === 'dispute_lost' || !isMailed(before)) return true
  // If the payment never matched the order, we don't state an amount.
  const isKnown = before.reviewReason === null || before.reviewReason === 'esim_taken' || isDisputed(before)
  await putRefundMail(deps, orderId, { amountCents: isKnown ? before.totalCents - before.refundedCents : null })
  return true
}

// Nobody has its eSIM anymore. Where a bank has a say, whether its money goes back is for a person, unless the provider
// was asked right before.
async function releaseOther(deps: ReleaseOrderDeps, other: Order, by: RefundedBy): Promise<void> {
  const { orders, paymentSessions, jobs, clock } = deps
  const isBanks = by === 'dispute_lost' || (by === 'by_provider' && isDisputed(other))
  if (isBanks) return void (await orders.flag(other.id, 'disputed', clock.now()))
  const held = await holdPayment(deps, other.id)
  if (!held || !isPagePaid(held.page)) return
  const { id } = held.page
  await paymentSessions.move(id, 'goes_back', clock.now(), { refundReason: 'requested_by_customer' })
  if (await releaseOrder(deps, other.id, by)) await jobs.nudge({ name: 'refund', paymentSessionRowId: id })
}

/** Partners learn about their deposits and orders in other ways. */
export const isMailed = (order: Pick<Order, 'balance'>): boolean => !isDeposit(order) && !isOfPartner(order)

export type RefundFacts = { amountCents: number | null; isPart?: boolean }

/** One email per refund. */
export async function putRefundMail(
  { mails, clock }: Pick<ReleaseOrderDeps, 'mails' | 'clock'>,
  orderId: string,
  facts: RefundFacts,
): Promise<void> {
  await mails.putNext({ id: randomUUID(), orderId, kind: 'order_refunded', facts, now: clock.now() })
}
