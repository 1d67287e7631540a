// Asks the provider for the truth about a payment page and draws the consequence; harmless however often it runs.
import type { Transaction } from '#shop/ports/transaction.ts'
import type { Order, ReviewReason } from '#shop/order/order.ts'
import type { OrderStore } from '#shop/order/order-store.ts'
import type { FirstInvoice } from '#shop/invoicing/invoices.ts'
import type { Clock } from '#shop/ports/clock.ts'
import type { JobQueue } from '#shop/ports/job-queue.ts'
import type { Log } from '#shop/ports/log.ts'
import type { Dispute, PaymentGateway, PaymentSession } from '#shop/ports/payment-gateway.ts'
import type { CouponStore } from '#shop/pricing/coupon-store.ts'
import { isCardElsewhere } from '#shop/pricing/vat-country.ts'
import type { ApplyDispute } from './receive-dispute.ts'
import type { ApplyRefund } from './receive-refund.ts'
import { isLive, isPaid, isPaymentKnown, knownOf } from './payment-session.ts'
import type { PaymentSessionRow, PaymentSessionStore } from './payment-session-store.ts'

export type PaymentVerdict = 'paid' | 'open' | 'processing' | 'failed' | 'expired' | 'refund_due' | 'review' | 'unknown'
export type ConfirmPayment = (paymentSessionRowId: string) => Promise<PaymentVerdict>

export type ConfirmPaymentDeps = {
  transaction: Transaction
  payments: PaymentGateway
  sessions: PaymentSessionStore
  orders: OrderStore
  coupons: CouponStore
  isInvoicedAtOnce: FirstInvoice['isInvoicedAtOnce']
  issueFirstInvoice: FirstInvoice['issueFirstInvoice']
  applyRefund: ApplyRefund
  applyDispute: ApplyDispute
  jobs: JobQueue
  clock: Clock
  log: Log
  isLiveExpected: boolean
}

/**
 * Webhook, return page and sweep all lead here. A page that is paid with the right amount settles its order; a second
 * payment for one order is to be refunded; a payment that does not match goes to review and costs no profile. Money that
 * takes days is waited for, and when it never comes the same cart can be paid anew.
 * Answers what is known now; throws VendorError when the provider cannot be asked.
 */
export async function confirmPage(
  deps: ConfirmPaymentDeps,
  row: PaymentSessionRow,
  order?: Order,
): Promise<PaymentVerdict> {
  if (!row.sessionId) return 'unknown'
  if (isPaymentKnown(row)) return knownOf(row)

  const session = await deps.payments.findSession(row.sessionId)
  if (!session) return 'unknown'
  switch (session.state) {
    case 'paid':
      return settle(deps, { row, session, order: order ?? (await deps.orders.find(row.orderId)) })
    case 'processing':
      return wait(deps, row)
    case 'failed':
      return giveUp(deps, row, 'failed')
    case 'expired':
      return giveUp(deps, row, 'expired')
    default:
      return 'open'
  }
}

type Paid = { row: PaymentSessionRow; session: PaymentSession; order: Order | null }
type Found = Paid & { dispute: Dispute | null; mismatch: ReviewReason | null }

async function settle(deps: ConfirmPaymentDeps, paid: Paid): Promise<PaymentVerdict> {
  const { order, session } = paid
  const { paymentIntentId } = session
  // Asked before anything moves, so that a payment which was disputed before we heard of it buys nothing.
  const dispute = session.isDisputed && paymentIntentId ? await deps.payments.findDispute(paymentIntentId) : null
  const mismatch = order ? mismatchOf(deps, order, session) : 'order_missing'
  const found = { ...paid, dispute, mismatch }
  if (!order || !(await deps.isInvoicedAtOnce(order))) return write(deps, found, false)
  try {
    return await write(deps, found, true)
  } catch (cause) {
    // Nobody's eSIM waits for a piece of paper: what could not be written now is written by the sweep.
    const problem = cause instanceof Error ? cause.message : 'unknown'
    const verdict = await write(deps, found, false)
    deps.log.error({ orderId: order.id, problem }, 'no invoice was written')
    return verdict
  }
}

const write = (deps: ConfirmPaymentDeps, { row, session, order, dispute, mismatch }: Found, isInvoiced: boolean) =>
  deps.transaction<PaymentVerdict>(async () => {
    const now = deps.clock.now()
    const { paymentIntentId, invoiceUrl, invoicePdfUrl } = session
    // This row decides who settles: of two callers at once, the second finds the session moved already.
    if (!(await deps.sessions.move(row.id, 'paid', now, { paymentIntentId, invoiceUrl, invoicePdfUrl }))) {
      const settled = await deps.sessions.find(row.id)
      return settled && isPaid(settled) ? 'paid' : 'refund_due'
    }

    if (mismatch) {
      await deps.orders.stopForReview(row.orderId, 'payment_differs', mismatch, now)
      deps.log.error({ orderId: row.orderId, mismatch }, 'a payment does not match its order')
      return 'review'
    }

    const evidence = {
      paymentSessionId: session.sessionId,
      cardCountry: session.cardCountry,
      isTaxConflict: order !== null && isCardElsewhere(order, session.cardCountry),
      isInvoiced,
    }
    if (order && (await deps.orders.settle(row.orderId, 'paid', session.amountCents, now, evidence))) {
      if (order.couponCode !== null) await deps.coupons.redeem(row.orderId, now)
      const reference = paymentIntentId ?? session.sessionId
      if (isInvoiced) await deps.issueFirstInvoice(order, { reference, at: now })
      await deps.jobs.nudge({ name: 'provisioning', orderId: row.orderId })
      // Given back before we heard of it: nothing is bought at the network for it.
      if (session.refundedCents > 0) await deps.applyRefund(row, { ...session, orderId: row.orderId })
      if (dispute) await deps.applyDispute(row, dispute)
      return 'paid'
    }

    await deps.sessions.move(row.id, 'goes_back', now, { refundReason: 'duplicate' })
    await deps.jobs.nudge({ name: 'refund', paymentSessionRowId: row.id })
    deps.log.error({ orderId: row.orderId }, 'a second payment for one order goes back')
    return 'refund_due'
  })

// The buyer is done, and the coupon stays theirs until the bank has answered.
async function wait(deps: ConfirmPaymentDeps, row: PaymentSessionRow): Promise<PaymentVerdict> {
  if (isLive(row)) await deps.orders.movePayment(row.orderId, 'payment_delayed', deps.clock.now())
  return 'processing'
}

// Of an order that has another page by now, only this page ends.
async function giveUp(
  deps: ConfirmPaymentDeps,
  row: PaymentSessionRow,
  as: 'failed' | 'expired',
): Promise<PaymentVerdict> {
  const now = deps.clock.now()
  const event = as === 'failed' ? 'payment_failed' : 'page_expired'
  await deps.transaction(async () => {
    if (!(await deps.sessions.move(row.id, as, now))) return
    if (await deps.orders.movePayment(row.orderId, event, now)) await deps.coupons.free(row.orderId, now)
  })
  return as
}

function mismatchOf(
  { isLiveExpected }: ConfirmPaymentDeps,
  order: Order,
  session: PaymentSession,
): ReviewReason | null {
  if (session.orderId !== order.id) return 'foreign_order'
  if (session.amountCents !== order.totalCents) return 'amount_differs'
  if (session.currency !== 'eur') return 'currency_differs'
  if (isLiveExpected && !session.isLive) return 'test_payment'
  return null
}
