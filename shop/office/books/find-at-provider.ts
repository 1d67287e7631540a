// What the payment provider reports about the payments of a period, and about those in our own books.
import type { PaymentGateway, PaymentSession } from '#ports/payment-gateway.ts'
import type { PaymentEventStore } from '#shop/sales/payment/payment-event-store.ts'
import { isUuid } from '#values/uuid.ts'
import type { BooksStore } from './books-store.ts'
import type { Difference } from './difference.ts'
import type { OrderBooks } from './order-books.ts'
import { checkTaken, missingPayment, type ProviderPayment } from './vendor-checks.ts'

export type AtProviderDeps = {
  books: Pick<BooksStore, 'listByIds'>
  payments: Pick<PaymentGateway, 'findSession' | 'listPayments' | 'listDelivered' | 'aboutOf'>
  paymentEvents: Pick<PaymentEventStore, 'listKnown'>
}

/** A message may take this long to arrive, and this long again to be processed. */
const ON_THE_WAY_MS = 5 * 60_000
type Time = { since: Date; until: Date }

/**
 * In both directions: every payment on a page of this period has its order, and every page of these orders has its
 * payment. Throws VendorError.
 */
export async function findAtProvider(
  { books: store, payments }: AtProviderDeps,
  window: OrderBooks[],
  time: Time | null,
  now: Date,
): Promise<Difference[]> {
  const known = new Map(window.map((each) => [each.order.id, each]))
  const told = new Map<string, ProviderPayment>()
  const found: Difference[] = []
  const isSettled = ({ state, paidAt }: PaymentSession) =>
    state === 'paid' && now.getTime() - (paidAt ?? now).getTime() > ON_THE_WAY_MS

  let from: string | null = null
  do {
    if (!time) break
    const part = await payments.listPayments(time.since, time.until, from)
    const settled = part.payments.filter(isSettled)
    const missing = settled.flatMap(({ orderId }) => (orderId && isUuid(orderId) && !known.has(orderId) ? orderId : []))
    const others = new Map((await store.listByIds([...new Set(missing)])).map((each) => [each.order.id, each]))
    for (const taken of settled) {
      told.set(taken.sessionId, taken)
      found.push(...checkTaken(taken, known.get(taken.orderId ?? '') ?? others.get(taken.orderId ?? '') ?? null))
    }
    from = part.next
  } while (from)

  for (const books of window) {
    for (const page of books.pages) {
      const isFresh = now.getTime() - page.updatedAt.getTime() < ON_THE_WAY_MS
      // For this period, the list already contained every page that isn't paid in our books.
      if (isFresh || (page.sessionId && told.has(page.sessionId)) || (time && !page.isTaken)) continue
      const session = page.sessionId ? await payments.findSession(page.sessionId) : null
      if (session && isSettled(session)) found.push(...checkTaken(session, books))
      else if (page.isTaken && session?.state !== 'paid') found.push(missingPayment(books, page))
    }
  }
  return found
}

/**
 * I10: events that the provider delivered since then and we don't have, except declined cards, which change no order and
 * which an owner may not have subscribed to. Throws VendorError.
 */
export async function findMissingEvents(
  { payments, paymentEvents }: AtProviderDeps,
  since: Date,
): Promise<Difference[]> {
  const delivered = (await payments.listDelivered(since)).filter(
    ({ type, sessionId, paymentIntentId }) =>
      payments.aboutOf(type) !== 'decline' &&
      (payments.aboutOf(type) === 'page' ? sessionId : paymentIntentId) !== null,
  )
  const known = await paymentEvents.listKnown(delivered.map(({ eventId }) => eventId))
  return delivered
    .filter(({ eventId }) => !known.has(eventId))
    .map(({ eventId, type }) => ({
      fault: 'event_missing',
      orderId: null,
      reference: eventId,
      subject: eventId,
      facts: { type },
    }))
}
