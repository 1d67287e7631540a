// Takes a signed event in and answers at once; what it means is worked out afterwards, from the provider's own truth.
import type { Transaction } from '#shop/ports/transaction.ts'
import type { OrderStore } from '#shop/order/order-store.ts'
import type { Clock } from '#shop/ports/clock.ts'
import type { JobQueue } from '#shop/ports/job-queue.ts'
import type { Log } from '#shop/ports/log.ts'
import type { PaymentEvent, PaymentGateway } from '#shop/ports/payment-gateway.ts'
import type { FewKept } from '#shop/values/few-kept.ts'
import type { Outcome } from '#shop/values/outcome.ts'
import { isUuid } from '#shop/values/uuid.ts'
import type { ConfirmPayment } from './confirm-payment.ts'
import type { ConfirmPage } from './confirm-together.ts'
import type { PaymentEventStore } from './payment-event-store.ts'
import { isOpening } from './payment-session.ts'
import type { PaymentSessionRow, PaymentSessionStore } from './payment-session-store.ts'

export type PaymentEventDeps = {
  transaction: Transaction
  payments: PaymentGateway
  events: PaymentEventStore
  sessions: PaymentSessionStore
  /** The pages of events that this process is about to work out. */
  knownPages: FewKept<PaymentSessionRow>
  orders: OrderStore
  /** Asks what became of the payment of a session. */
  receiveRefund: (row: PaymentSessionRow) => Promise<string>
  /** Asks how the dispute over the payment of a session stands. */
  receiveDispute: (row: PaymentSessionRow) => Promise<string>
  confirmPayment: ConfirmPayment
  confirmPage: ConfirmPage
  jobs: JobQueue
  clock: Clock
  log: Log
  isLiveExpected: boolean
}

/**
 * Stores a payment event and lets it be worked out. Safe to receive twice.
 * Problem: `signature_invalid`; a failing database throws, so that the provider sends the event again.
 */
export async function receivePaymentEvent(
  deps: PaymentEventDeps,
  rawBody: string,
  signature: string | null,
): Promise<Outcome<{ isNew: boolean }, 'signature_invalid'>> {
  const event = await deps.payments.readEvent(rawBody, signature)
  if (!event) return { ok: false, problem: 'signature_invalid' }

  // Of each payment several events come that tell us nothing: they are taken, and leave no trace.
  if (!isForUs(deps, event)) return { ok: true, isNew: false }
  const stored = await deps.sessions.findUsing(deps.events.receiving(event, deps.clock.now()))
  // After the row: a nudge that is lost is found by the sweep.
  if (stored) {
    deps.log.info({ eventId: event.eventId, type: event.type }, 'a payment event came')
    // Read together with the writing, and of use for what follows at once.
    if (stored.page && deps.jobs.hasRoom()) deps.knownPages.keep(event.eventId, stored.page)
    await deps.jobs.nudge({ name: 'payment_event', eventId: event.eventId, event })
  }
  return { ok: true, isNew: stored !== null }
}

/**
 * Works out one stored event: events about our pages lead into `confirmPayment`, those about refunds into `receiveRefund`,
 * and those about disputes into `receiveDispute`. All others have no effect. `known` is the event, where it was stored just now.
 */
export async function processPaymentEvent(
  deps: PaymentEventDeps,
  eventId: string,
  known?: PaymentEvent,
): Promise<void> {
  const page = deps.knownPages.take(eventId)
  const event = known ?? (await deps.events.findUnprocessed(eventId))
  if (!event) return

  const told = (outcome: string) => deps.log.info({ eventId, outcome }, 'a payment event was processed')
  const finish = async (outcome: string) => {
    await deps.events.processed(eventId, outcome, deps.clock.now())
    told(outcome)
  }
  const about = deps.payments.aboutOf(event.type)
  if (event.paymentIntentId && (about === 'refund' || about === 'dispute'))
    return finish(await followMoney(deps, about, event.paymentIntentId))
  if (about !== 'page' || !event.sessionId) return finish('not_for_us')

  const row =
    page ?? (await deps.sessions.findBySessionId(event.sessionId)) ?? (await adoptUnsaved(deps, event.sessionId))
  if (row === 'no_page') return finish('no_page')
  if (row) {
    const note = { eventId, isWritten: false }
    const verdict = await deps.confirmPage(row, { note })
    return note.isWritten ? told(verdict) : finish(verdict)
  }
  deps.log.error({ eventId, type: event.type }, 'a payment event belongs to no order')
  await finish('no_order')
}

function isForUs({ payments }: PaymentEventDeps, event: Pick<PaymentEvent, 'type' | 'sessionId' | 'paymentIntentId'>) {
  const about = payments.aboutOf(event.type)
  return about !== null && (about === 'page' ? event.sessionId : event.paymentIntentId) !== null
}

async function followMoney(
  deps: PaymentEventDeps,
  about: 'refund' | 'dispute',
  paymentIntentId: string,
): Promise<string> {
  const row = await deps.sessions.findByPaymentIntent(paymentIntentId)
  if (row) return about === 'refund' ? deps.receiveRefund(row) : deps.receiveDispute(row)

  // The payment itself may be unknown as yet; confirming it takes in what went back and what is disputed already.
  const payment = await deps.payments.findPayment(paymentIntentId)
  const newest = payment?.orderId ? await deps.sessions.findNewest(payment.orderId) : null
  if (newest) return deps.confirmPayment(newest.id)
  deps.log.error({ about }, 'money moved for an unknown payment')
  return 'no_order'
}

// The event may overtake our own write of the session id, or be about a page that we gave up before anybody saw it: the
// session itself tells whose it is. The end of a page that nobody paid on is nothing to worry about.
async function adoptUnsaved({ payments, sessions, orders, clock }: PaymentEventDeps, sessionId: string) {
  const session = await payments.findSession(sessionId)
  const order = session?.orderId && isUuid(session.orderId) ? await orders.find(session.orderId) : null
  if (!session || !order) return null
  const row = session.pageId
    ? isUuid(session.pageId) && (await sessions.find(session.pageId))
    : await sessions.findOpening(order.id)
  if (row && row.orderId === order.id && isOpening(row)) {
    await sessions.opened(row.id, session, clock.now())
    return { ...row, sessionId }
  }
  if (row && row.orderId === order.id && (await sessions.adopt(row.id, sessionId, clock.now())))
    return { ...row, sessionId }
  return session.state === 'open' || session.state === 'expired' ? 'no_page' : null
}
