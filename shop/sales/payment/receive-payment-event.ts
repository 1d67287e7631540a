// Accepts a signed event and answers right away; it is processed afterward, from the provider's own data.
import type { Base } from '#shop/assembly/base.ts'
import type { ConfirmPage } from './confirm-page.ts'
import type { Away } from '#ports/away.ts'
import type { PaymentEvent, PaymentEventAbout } from '#ports/payment-gateway.ts'
import type { TakeOnceCache } from '#values/take-once-cache.ts'
import type { Outcome } from '#values/outcome.ts'
import { isUuid } from '#values/uuid.ts'
import { isOpening } from './payment-session.ts'
import type { PaymentSessionRow } from './payment-session-store.ts'
import { receiveDecline, type ReceiveDeclineDeps } from './receive-decline.ts'
import { VendorError } from '#ports/vendor-error.ts'
import { pauseAfter, type Pace } from '#values/pauses.ts'

export type PaymentEventDeps = ReceiveDeclineDeps &
  Pick<
    Base,
    | 'transaction'
    | 'payments'
    | 'paymentEvents'
    | 'paymentSessions'
    | 'orders'
    | 'jobs'
    | 'clock'
    | 'log'
    | 'isLiveExpected'
  > & {
    /** The payment pages of events that are about to be processed here. */
    knownPages: TakeOnceCache<PaymentSessionRow>
    /** Asks what happened to a session's payment. */
    receiveRefund: (row: PaymentSessionRow) => Promise<string>
    /** Asks about the dispute over a session's payment. */
    receiveDispute: (row: PaymentSessionRow) => Promise<string>
    confirmPage: ConfirmPage
    away: Pick<Away, 'isFault'>
  }

/**
 * Stores a payment event and queues it for processing. Safe to receive twice. Problem: `signature_invalid`. If the
 * database fails, it throws, so that the provider sends the event again.
 */
export async function receivePaymentEvent(
  deps: PaymentEventDeps,
  rawBody: string,
  signature: string | null,
): Promise<Outcome<{ isNew: boolean }, 'signature_invalid'>> {
  const event = await deps.payments.readEvent(rawBody, signature)
  if (!event) return { ok: false, problem: 'signature_invalid' }

  // For each payment, several events tell us nothing: they are accepted without a trace.
  if (!isForUs(deps, event)) return { ok: true, isNew: false }
  const stored = await deps.paymentSessions.findUsing(deps.paymentEvents.receiving(event, deps.clock.now()))
  // After the row is written: if the nudge is lost, the sweep finds the row.
  if (stored) {
    deps.log.info({ eventId: event.eventId, type: event.type }, 'a payment event came')
    // It was read in the same statement, and processing needs it next.
    if (stored.page && deps.jobs.hasRoom()) deps.knownPages.keep(event.eventId, stored.page)
    await deps.jobs.nudge({ name: 'payment_event', eventId: event.eventId, event })
  }
  return { ok: true, isNew: stored !== null }
}

/**
 * Processes one stored event: events about our pages lead into `confirmPage`, refunds into `receiveRefund`,
 * disputes into `receiveDispute`, and declined cards into `receiveDecline`. All others have no effect. `known` is the event, if it was just stored. An event
 * that fails rests before the next try, longer each time, and throws why.
 */
export async function processPaymentEvent(
  deps: PaymentEventDeps,
  eventId: string,
  known?: PaymentEvent,
): Promise<void> {
  try {
    await processEvent(deps, eventId, known)
  } catch (error) {
    await postponePaymentEvent(deps, eventId, error)
    throw error
  }
}

async function processEvent(deps: PaymentEventDeps, eventId: string, known?: PaymentEvent): Promise<void> {
  const page = deps.knownPages.take(eventId)
  const event = known ?? (await deps.paymentEvents.findUnprocessed(eventId))
  if (!event) return

  const told = (outcome: string) => deps.log.info({ eventId, outcome }, 'a payment event was processed')
  const finish = async (outcome: string) => {
    await deps.paymentEvents.processed(eventId, outcome, deps.clock.now())
    told(outcome)
  }
  const about = deps.payments.aboutOf(event.type)
  if (about === 'decline' && event.paymentIntentId) return finish(await receiveDecline(deps, event.paymentIntentId))
  if (about !== null && about !== 'page' && about !== 'decline' && event.paymentIntentId)
    return finish(await followMoney(deps, about, event.paymentIntentId))
  if (about !== 'page' || !event.sessionId) return finish('not_for_us')

  const row =
    page ?? (await deps.paymentSessions.findBySessionId(event.sessionId)) ?? (await adoptUnsaved(deps, event.sessionId))
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

type AboutMoney = Exclude<PaymentEventAbout, 'page' | 'decline'>

const FOLLOWING = {
  refund: (deps, row) => deps.receiveRefund(row),
  dispute: (deps, row) => deps.receiveDispute(row),
} satisfies Record<AboutMoney, (deps: PaymentEventDeps, row: PaymentSessionRow) => Promise<string>>

async function followMoney(deps: PaymentEventDeps, about: AboutMoney, paymentIntentId: string): Promise<string> {
  const row = await deps.paymentSessions.findByPaymentIntent(paymentIntentId)
  if (row) return FOLLOWING[about](deps, row)

  // The payment itself may be unknown yet; confirming it also records its refunds and disputes.
  const payment = await deps.payments.findPayment(paymentIntentId)
  const newest = payment?.orderId ? await deps.paymentSessions.findNewest(payment.orderId) : null
  if (newest) return deps.confirmPage(newest)
  deps.log.error({ about }, 'money moved for an unknown payment')
  return 'no_order'
}

// The event may arrive before our own write of the session ID, or be about a page that we abandoned before anyone saw
// it: the session itself says whose it is. An unpaid page that ends needs no attention.
async function adoptUnsaved({ payments, paymentSessions, orders, clock }: PaymentEventDeps, sessionId: string) {
  const session = await payments.findSession(sessionId)
  const order = session?.orderId && isUuid(session.orderId) ? await orders.find(session.orderId) : null
  if (!session || !order) return null
  const row = session.pageId
    ? isUuid(session.pageId) && (await paymentSessions.find(session.pageId))
    : await paymentSessions.findOpening(order.id)
  if (row && row.orderId === order.id && isOpening(row)) {
    await paymentSessions.opened(row.id, session, clock.now())
    return { ...row, sessionId }
  }
  if (row && row.orderId === order.id && (await paymentSessions.adopt(row.id, sessionId, clock.now())))
    return { ...row, sessionId }
  return session.state === 'open' || session.state === 'expired' ? 'no_page' : null
}

// What happens to a payment event that could not be processed: it rests, longer each time. Whoever runs the due work
// counts it and shows it to a person.

/** The provider fails for everybody at once, and all goes on within a minute of its return. */
const OUTAGE: Pace = { firstMs: 2_000, longestMs: 60_000 }
const OWN_FAULT: Pace = { firstMs: 5_000, longestMs: 10 * 60_000 }

type PostponePaymentEventDeps = Pick<Base, 'paymentEvents' | 'clock'> & {
  away: Pick<Away, 'isFault'>
}

/** Postpones the event after this error. A provider that was not even asked, or a lost database, uses up no try. */
async function postponePaymentEvent(
  { paymentEvents, away, clock }: PostponePaymentEventDeps,
  eventId: string,
  error: unknown,
): Promise<void> {
  const isVendors = error instanceof VendorError
  if (away.isFault(error) || (isVendors && error.fault === 'left_alone')) return
  const tries = await paymentEvents.countTry(eventId)
  if (tries === null) return
  const pause = pauseAfter(tries, isVendors && error.isRetryable ? OUTAGE : OWN_FAULT)
  await paymentEvents.postpone(eventId, new Date(clock.now().getTime() + pause))
}
