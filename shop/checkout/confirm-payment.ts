// Asks the provider for the truth about a payment page and draws the consequence; harmless however often it runs.
import type { Order, ReviewReason } from '#shop/order/order.ts'
import type { OrderStore } from '#shop/order/order-store.ts'
import type { IssueInvoice } from '#shop/invoicing/issue-invoice.ts'
import type { Clock } from '#shop/ports/clock.ts'
import type { JobQueue } from '#shop/ports/job-queue.ts'
import type { Log } from '#shop/ports/log.ts'
import type { PaymentGateway, PaymentSession } from '#shop/ports/payment-gateway.ts'
import type { CouponStore } from '#shop/pricing/coupon-store.ts'
import type { ApplyRefund } from './receive-refund.ts'
import type { PaymentSessionRow, PaymentSessionStore } from './payment-session-store.ts'

export type PaymentVerdict = 'paid' | 'open' | 'expired' | 'refund_due' | 'review' | 'unknown'
export type ConfirmPayment = (paymentSessionRowId: string) => Promise<PaymentVerdict>

export type ConfirmPaymentDeps = {
  atomically: <Result>(work: () => Promise<Result>) => Promise<Result>
  payments: PaymentGateway
  sessions: PaymentSessionStore
  orders: OrderStore
  coupons: CouponStore
  issueInvoice: IssueInvoice
  applyRefund: ApplyRefund
  jobs: JobQueue
  clock: Clock
  log: Log
  isLiveExpected: boolean
}

/**
 * Webhook, return page and sweep all lead here. A page that is paid with the right amount settles its order; a second
 * payment for one order is to be refunded; a payment that does not match goes to review and costs no profile.
 * Answers what is known now; throws VendorError when the provider cannot be asked.
 */
export async function confirmPayment(deps: ConfirmPaymentDeps, rowId: string): Promise<PaymentVerdict> {
  const row = await deps.sessions.find(rowId)
  if (!row?.sessionId) return 'unknown'
  if (row.state === 'paid' || row.state === 'refund_due') return row.state
  if (row.state === 'refunded' || row.state === 'refund_failed') return 'refund_due'

  const session = await deps.payments.findSession(row.sessionId)
  if (!session) return 'unknown'
  if (session.state === 'paid') return settle(deps, row, session)
  if (session.state === 'expired') return expire(deps, row)
  return 'open'
}

async function settle(
  deps: ConfirmPaymentDeps,
  row: PaymentSessionRow,
  session: PaymentSession,
): Promise<PaymentVerdict> {
  const order = await deps.orders.find(row.orderId)
  const mismatch = order ? mismatchOf(deps, order, session) : 'order_missing'
  const now = deps.clock.now()

  return deps.atomically(async () => {
    const facts = {
      paymentIntentId: session.paymentIntentId,
      invoiceUrl: session.invoiceUrl,
      invoicePdfUrl: session.invoicePdfUrl,
    }
    // This row decides who settles: of two callers at once, the second finds the session moved already.
    if (!(await deps.sessions.move(row.id, ['opening', 'open', 'expired'], 'paid', now, facts)))
      return (await deps.sessions.find(row.id))?.state === 'paid' ? 'paid' : 'refund_due'

    if (mismatch) {
      await deps.orders.stopForReview(row.orderId, ['awaiting', 'expired'], mismatch, now)
      deps.log.alert({ orderId: row.orderId, mismatch }, 'a payment does not match its order')
      return 'review'
    }

    const evidence = {
      paymentSessionId: session.sessionId,
      cardCountry: session.cardCountry,
      isTaxConflict: isCardElsewhere(order, session),
    }
    if (await deps.orders.settle(row.orderId, 'paid', session.amountCents, now, evidence)) {
      await deps.coupons.redeem(row.orderId, now)
      await deps.issueInvoice(row.orderId)
      await deps.jobs.nudge({ name: 'provisioning', orderId: row.orderId })
      // Given back before we heard of it: nothing is bought at the network for it.
      if (session.refundedCents > 0) await deps.applyRefund(row, { ...session, orderId: row.orderId })
      return 'paid'
    }

    await deps.sessions.move(row.id, ['paid'], 'refund_due', now)
    await deps.jobs.nudge({ name: 'refund', paymentSessionRowId: row.id })
    deps.log.alert({ orderId: row.orderId }, 'a second payment for one order goes back')
    return 'refund_due'
  })
}

async function expire(deps: ConfirmPaymentDeps, row: PaymentSessionRow): Promise<PaymentVerdict> {
  const now = deps.clock.now()
  await deps.atomically(async () => {
    if (!(await deps.sessions.move(row.id, ['opening', 'open'], 'expired', now))) return
    if (await deps.orders.movePayment(row.orderId, ['awaiting'], 'expired', now))
      await deps.coupons.free(row.orderId, now)
  })
  return 'expired'
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

// A third proof for VAT: a card of another country does not stop the order, but somebody should look.
function isCardElsewhere(order: Order | null, session: PaymentSession): boolean {
  return (
    order !== null &&
    session.cardCountry !== null &&
    order.vatCountry !== null &&
    session.cardCountry !== order.vatCountry
  )
}
