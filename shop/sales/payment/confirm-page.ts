// Asks the provider about the true state of a payment page and acts on it; safe to run any number of times.
import type { Base } from '#shop/assembly/base.ts'
import type { Order, RefundedBy, ReviewReason } from '#shop/sales/order/order.ts'
import type { ClaimedOrders } from '#shop/sales/order/claimed-orders.ts'
import type { FirstInvoice } from '#shop/sales/invoicing/invoices.ts'
import { placeParty, type PlacePartyDeps } from '#shop/sales/party/place-party.ts'
import { postponeInvoice } from '#shop/sales/invoicing/postpone-invoice.ts'
import { isAwaitingSwap } from '#shop/sales/order/swap.ts'
import type { RecordOrder } from '#shop/sales/sales.ts'
import type { Away } from '#ports/away.ts'
import type { Dispute, PaymentSession } from '#ports/payment-gateway.ts'
import type { PaymentTrouble } from '#values/payment-trouble.ts'
import { isCardElsewhere } from '#shop/catalogue/pricing/vat-country.ts'
import type { ApplyDispute } from './receive-dispute.ts'
import type { ApplyRefund } from '#shop/sales/refund/receive-refund.ts'
import { isPageLive, isPagePaid, isPaymentKnown, knownOf } from './payment-session.ts'
import type { PaymentEventStore } from './payment-event-store.ts'
import type { PaymentFeeStore } from './payment-fee-store.ts'
import { putPaymentMail, type PutPaymentMailDeps } from './put-payment-mail.ts'
import type { PaymentSessionRow } from './payment-session-store.ts'

/** How long after its end we keep checking a page that the provider doesn't have. */
const ASKED_FOR_MS = 24 * 3_600_000

export type PaymentVerdict = 'paid' | 'open' | 'processing' | 'failed' | 'expired' | 'refund_due' | 'review' | 'unknown'

/** What else happens when an order is settled. */
type SettleDeps = PlacePartyDeps &
  Pick<FirstInvoice, 'isInvoicedAtOnce' | 'issueFirstInvoice'> &
  Pick<RecordOrder, 'recordSale'> & {
    paymentEvents: Pick<PaymentEventStore, 'processing'>
    paymentFees: Pick<PaymentFeeStore, 'keeping'>
    claimedOrders: Pick<ClaimedOrders, 'give'>
    applyRefund: ApplyRefund
    applyDispute: ApplyDispute
    away: Pick<Away, 'isFault'>
  }

export type ConfirmPageDeps = SettleDeps &
  PutPaymentMailDeps &
  Pick<
    Base,
    | 'transaction'
    | 'payments'
    | 'paymentSessions'
    | 'orders'
    | 'jobs'
    | 'clock'
    | 'log'
    | 'isLiveExpected'
    | 'acceptPaidSwap'
  > & {
    releaseOrder: (orderId: string, by: RefundedBy) => Promise<boolean>
  }

export type ConfirmPage = (row: PaymentSessionRow, known?: KnownEvent) => Promise<PaymentVerdict>

/**
 * Webhook and return page often ask about the same page at the same time. Within a process, one of them asks and both
 * get the answer; across nodes, the page's row decides.
 */
export function pageConfirmer(deps: ConfirmPageDeps) {
  const underway = new Map<string, { orderId: string; verdict: Promise<PaymentVerdict> }>()

  const confirmPage: ConfirmPage = (row, known) => {
    const running = underway.get(row.id)
    if (running) return running.verdict
    const verdict = askProvider(deps, row, known).finally(() => underway.delete(row.id))
    underway.set(row.id, { orderId: row.orderId, verdict })
    return verdict
  }

  return {
    confirmPage,
    /** The running question about a page of this order; null if there is none. */
    findUnderway: (orderId: string): Promise<PaymentVerdict> | null =>
      [...underway.values()].find((each) => each.orderId === orderId)?.verdict ?? null,
  }
}

/**
 * Webhook, return page, and sweep all lead here. A page paid with the right amount settles its order. A second payment
 * for an order is refunded. A payment that doesn't match goes to review and costs no profile. A delayed payment is
 * waited for; if it never arrives, the same cart can be paid again. Returns what is known now; throws VendorError if
 * the provider can't be asked.
 */
async function askProvider(
  deps: ConfirmPageDeps,
  row: PaymentSessionRow,
  { note }: KnownEvent = {},
): Promise<PaymentVerdict> {
  if (!row.sessionId) return 'unknown'
  if (isPaymentKnown(row)) return knownOf(row)

  const session = await deps.payments.findSession(row.sessionId)
  if (!session) return isLongOver(row, deps.clock.now()) ? giveUp(deps, row, 'expired') : 'unknown'
  switch (session.state) {
    case 'paid':
      return settle(deps, { row, session, note })
    case 'processing':
      return wait(deps, row)
    case 'failed':
      return giveUp(deps, row, 'failed', session.trouble)
    case 'expired':
      return giveUp(deps, row, 'expired', session.trouble)
    default:
      return 'open'
  }
}

/** What the caller already has: the event to mark as processed together with the payment. */
type KnownEvent = { note?: EventNote | undefined }
/** `isWritten`: it was marked together with the payment. */
type EventNote = { eventId: string; isWritten: boolean }
type PaidSession = KnownEvent & { row: PaymentSessionRow; session: PaymentSession }
type SessionWithDispute = PaidSession & { dispute: Dispute | null }

async function settle(deps: ConfirmPageDeps, paid: PaidSession): Promise<PaymentVerdict> {
  const { row, session } = paid
  const { paymentIntentId } = session
  // Asked before anything changes, so that a payment disputed before we heard of it buys nothing.
  const dispute = session.isDisputed && paymentIntentId ? await deps.payments.findDispute(paymentIntentId) : null
  const found = { ...paid, dispute }
  const paper = { isTried: false }
  try {
    return await write(deps, found, paper)
  } catch (cause) {
    if (!paper.isTried) throw cause
    // No eSIM waits for an invoice: if it can't be issued now, the sweep issues it.
    if (found.note) found.note.isWritten = false
    const verdict = await write(deps, found, null)
    postponeInvoice(deps, row.orderId, cause)
    return verdict
  }
}

/** Sets `paper.isTried` if the invoice is issued together with the payment; with null, it isn't. */
const write = (deps: ConfirmPageDeps, found: SessionWithDispute, paper: { isTried: boolean } | null) =>
  deps.transaction<PaymentVerdict>(async () => {
    const now = deps.clock.now()
    const { row, session } = found
    const { paymentIntentId, invoiceUrl, invoicePdfUrl, cardFingerprint } = session
    // This row decides who settles: of two callers at once, the second finds the page already moved.
    const order = await deps.orders.findUsing(
      deps.paymentSessions.moving(row.id, 'paid', now, { paymentIntentId, invoiceUrl, invoicePdfUrl, cardFingerprint }),
    )
    if (!order) {
      const settled = await deps.paymentSessions.find(row.id)
      return settled && isPagePaid(settled) ? 'paid' : 'refund_due'
    }

    const mismatch = mismatchOf(deps, order, session)
    if (mismatch) {
      await deps.orders.stopForReview(row.orderId, 'payment_differs', mismatch, now)
      deps.log.error({ orderId: row.orderId, mismatch }, 'a payment does not match its order')
      return 'review'
    }

    const isInvoiced = paper !== null && (await deps.isInvoicedAtOnce(order))
    if (paper && isInvoiced) paper.isTried = true
    if (await settleOrder(deps, found, order, isInvoiced, now)) return 'paid'

    await deps.paymentSessions.move(row.id, 'goes_back', now, { refundReason: 'duplicate' })
    await deps.jobs.nudge({ name: 'refund', paymentSessionRowId: row.id })
    deps.log.error({ orderId: row.orderId }, 'a second payment for an order is being refunded')
    return 'refund_due'
  })

// False if another page has paid for the order.
async function settleOrder(
  deps: ConfirmPageDeps,
  { row, session, dispute, note }: SessionWithDispute,
  order: Order,
  isInvoiced: boolean,
  now: Date,
): Promise<boolean> {
  // A process with room takes the lease together with the payment, so nothing comes between payment and first step.
  const isForSwap = isAwaitingSwap(order)
  const lease = deps.jobs.hasRoom() && !isForSwap ? deps.orders.lease(now) : null
  const payment = {
    paidCents: session.amountCents,
    paymentSessionId: session.sessionId,
    cardCountry: session.cardCountry,
    isTaxConflict: isCardElsewhere(order, session.cardCountry),
    isInvoiced,
    lease,
  }
  const also = [
    ...(note ? [deps.paymentEvents.processing(note.eventId, 'paid', now)] : []),
    // If the provider doesn't know it yet, the hourly reading of its balance writes it.
    ...(session.fee ? [deps.paymentFees.keeping(session.fee)] : []),
  ]
  const settled = await deps.orders.settlePaid(order.id, payment, now, also)
  if (!settled) return false

  if (note) note.isWritten = true
  if (order.couponCode !== null) await deps.coupons.redeem(order.id, now)
  await deps.recordSale(order, now)
  await placeParty(deps, order, now)
  const reference = session.paymentIntentId ?? session.sessionId
  if (isInvoiced) await deps.issueFirstInvoice(order, { reference, at: now })
  if (lease) deps.claimedOrders.give(settled, lease)
  if (!isForSwap) await deps.jobs.nudge({ name: 'provisioning', orderId: order.id })
  // Refunded before we heard of the payment: nothing is ordered from the network.
  if (session.refundedCents > 0) await deps.applyRefund(row, { ...session, orderId: order.id })
  if (dispute) await deps.applyDispute(row, dispute)
  if (isForSwap) await swapFor(deps, row, order, now)
  return true
}

// The difference is paid, so the swap begins. If the former order was canceled, swapped, or refunded meanwhile, nobody
// needs this payment.
async function swapFor(deps: ConfirmPageDeps, row: PaymentSessionRow, order: Order, now: Date): Promise<void> {
  const begun = await deps.acceptPaidSwap(order)
  if (begun === 'begun') return
  // Nobody knows what became of the former order, since a restored database lost it.
  if (begun === 'unknown') return void (await deps.orders.flag(order.id, 'facts_lost', now))
  if (!(await deps.paymentSessions.move(row.id, 'goes_back', now, { refundReason: 'requested_by_customer' }))) return
  await deps.releaseOrder(order.id, 'by_buyer')
  await deps.jobs.nudge({ name: 'refund', paymentSessionRowId: row.id })
  deps.log.warn({ orderId: order.id }, 'a difference was paid for a swap that isn’t possible anymore')
}

// The buyer is done, and keeps the coupon until the bank answers.
async function wait(deps: ConfirmPageDeps, row: PaymentSessionRow): Promise<PaymentVerdict> {
  if (isPageLive(row)) await deps.orders.movePayment(row.orderId, 'payment_delayed', deps.clock.now())
  return 'processing'
}

// The provider doesn't have this page, so nobody can pay on it, and we stop checking it.
const isLongOver = ({ expiresAt }: PaymentSessionRow, now: Date) => now.getTime() - expiresAt.getTime() >= ASKED_FOR_MS

// If the order has another page by now, only this page ends.
async function giveUp(
  deps: ConfirmPageDeps,
  row: PaymentSessionRow,
  as: 'failed' | 'expired',
  trouble: PaymentTrouble | null = null,
): Promise<PaymentVerdict> {
  const now = deps.clock.now()
  const event = as === 'failed' ? 'payment_failed' : 'page_expired'
  await deps.transaction(async () => {
    if (!(await deps.paymentSessions.move(row.id, as, now))) return
    if (trouble) {
      await deps.paymentSessions.keepTrouble(row.id, trouble, now)
      await putPaymentMail(deps, row.orderId, trouble)
    }
    if (await deps.orders.movePayment(row.orderId, event, now)) await deps.coupons.free(row.orderId, now)
  })
  return as
}

function mismatchOf({ isLiveExpected }: ConfirmPageDeps, order: Order, session: PaymentSession): ReviewReason | null {
  if (session.orderId !== order.id) return 'foreign_order'
  if (session.amountCents !== order.totalCents) return 'amount_differs'
  if (session.currency !== 'eur') return 'currency_differs'
  if (isLiveExpected && !session.isLive) return 'test_payment'
  return null
}
