// The end of an order whose whole payment went back: refunded, its eSIM on the way back to the network, its credit note
// written and its buyer told, all in one transaction.
import { randomUUID } from 'node:crypto'
import type { IssueInvoice } from '#shop/invoicing/issue-invoice.ts'
import type { RecordOrder } from '#shop/ledger/ledgers.ts'
import type { MailStore } from '#shop/mail/mail-store.ts'
import { MAILS_OF_AN_ESIM } from '#shop/mail/mails-of-an-esim.ts'
import { isDeposit, isDisputed, isOfPartner, type Order, type RefundedBy } from '#shop/order/order.ts'
import type { OrderStore } from '#shop/order/order-store.ts'
import type { Clock } from '#shop/ports/clock.ts'

export type ReleaseOrderDeps = {
  orders: OrderStore
  mails: MailStore
  issueInvoice: IssueInvoice
  /** Takes back what the order earned its affiliate, or gives back to a balance what it cost. */
  recordRefund: RecordOrder['recordRefund']
  /** Notes that the network shall get back whatever it gave, or is still going to give, for this order. */
  recallProfiles: (orderId: string) => Promise<void>
  clock: Clock
}

/**
 * To be called inside a transaction; false when the order was neither paid nor stopped for a review. A buyer whose bank
 * took the money knows of it.
 */
export async function releaseOrder(deps: ReleaseOrderDeps, orderId: string, by: RefundedBy): Promise<boolean> {
  const { orders, mails, recallProfiles, issueInvoice, recordRefund, clock } = deps
  const before = await orders.find(orderId)
  // The order's row first, as everywhere: whoever acts for the order waits for it.
  if (!before || !(await orders.refund(orderId, clock.now(), by))) return false
  await recordRefund(before, before.totalCents, clock.now())
  await recallProfiles(orderId)
  // An eSIM that is nobody's any more is not mailed, however long its mail has been waiting.
  await mails.withdraw(orderId, [...MAILS_OF_AN_ESIM, 'topup_receipt', 'order_delayed'])
  await issueInvoice(orderId)
  if (by === 'dispute_lost' || !isMailed(before)) return true
  // What did not match the order in the first place is not told in cents.
  const isKnown = before.reviewReason === null || before.reviewReason === 'esim_taken' || isDisputed(before)
  await putRefundMail(deps, orderId, { amountCents: isKnown ? before.totalCents - before.refundedCents : null })
  return true
}

/** Of its deposits and its orders a partner hears in other ways. */
export const isMailed = (order: Pick<Order, 'balance'>): boolean => !isDeposit(order) && !isOfPartner(order)

export type RefundFacts = { amountCents: number | null; isPart?: boolean }

/** One mail for each time that money went back. */
export async function putRefundMail(
  { mails, clock }: Pick<ReleaseOrderDeps, 'mails' | 'clock'>,
  orderId: string,
  facts: RefundFacts,
): Promise<void> {
  await mails.putNext({ id: randomUUID(), orderId, kind: 'order_refunded', facts, now: clock.now() })
}
