// Everything that waits for a person, counted once for every page that says so.
import type { PaymentEventStore } from '#shop/checkout/payment-event-store.ts'
import type { MailStore } from '#shop/mail/mail-store.ts'
import type { WaitingView } from '#shop/order/desk-order.ts'
import type { OrderQueries } from '#shop/order/order-queries.ts'
import type { Clock } from '#shop/ports/clock.ts'
import type { FigureStore } from './figure-store.ts'

export type ToLookAt = {
  orders: Record<WaitingView, number>
  messages: { open: number; late: number }
  /** Mails that a server did not take yet, or refused for good. */
  mails: number
  /** What the payment provider told, and nobody could work out. */
  paymentEvents: number
  /** Days and keys whose kept figures are not those of the records. */
  figures: number
  /** Differences between the books and the vendors’ that are open. */
  books: number
  /** Each thing once, where it is seen to: an order that is both stuck and disputed is one. */
  byPlace: { orders: number; inbox: number; mails: number; system: number }
  /** All of them. */
  total: number
}

export type ViewToLookAtDeps = {
  orderDesk: Pick<OrderQueries, 'countWaiting'>
  listWaiting: () => Promise<ToLookAt['messages']>
  mails: Pick<MailStore, 'countAllTroubled'>
  events: Pick<PaymentEventStore, 'countUnprocessed'>
  figureDays: Pick<FigureStore, 'readState'>
  differences: { countOpen: () => Promise<number> }
  clock: Clock
}

/** An event is worked out at once; one of the last minute may be on its way. */
const ON_ITS_WAY_MS = 60_000

/** Only what is really there: nothing is remembered, and nothing that is settled is counted. */
export async function viewToLookAt(deps: ViewToLookAtDeps): Promise<ToLookAt> {
  const now = deps.clock.now()
  const [orders, messages, mails, paymentEvents, { differences }, books] = await Promise.all([
    deps.orderDesk.countWaiting(now),
    deps.listWaiting(),
    deps.mails.countAllTroubled(),
    deps.events.countUnprocessed(new Date(now.getTime() - ON_ITS_WAY_MS)),
    deps.figureDays.readState(),
    deps.differences.countOpen(),
  ])
  const figures = differences ?? 0
  const byPlace = {
    orders: orders['to-look-at'] + orders['vat-conflicts'],
    inbox: messages.open,
    mails,
    system: paymentEvents + Math.min(1, figures) + books,
  }
  const total = byPlace.orders + byPlace.inbox + byPlace.mails + byPlace.system
  return { orders, messages, mails, paymentEvents, figures, books, byPlace, total }
}
