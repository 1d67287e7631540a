// Everything that needs a person, counted in one place for every page that shows it.
import type { Base } from '#shop/assembly/base.ts'
import { listAgingRates } from '#shop/catalogue/pricing/list-aging-rates.ts'
import type { PaymentEventStore } from '#shop/sales/payment/payment-event-store.ts'
import type { MailStore } from '#shop/records/mail/mail-store.ts'
import type { WaitingView } from '#shop/sales/order/desk-order.ts'
import type { OrderQueries } from '#shop/sales/order-rows/order-queries.ts'
import type { FigureStore } from '#shop/figures/report/figure-store.ts'

export type ToLookAt = {
  orders: Record<WaitingView, number>
  messages: { open: number; late: number }
  /** Emails that a server hasn't accepted yet, or has rejected for good. */
  mails: number
  /** Events from the payment provider that could not be processed. */
  paymentEvents: number
  /** Days and keys whose kept figures differ from the records. */
  figures: number
  /** What the worker tried so often in vain that a person is to look at it. */
  work: number
  /** Networks whose credit is too low, or soon will be. */
  networks: number
  /** Currencies whose rate is too old, or soon will be. */
  rates: number
  /** Open differences between our books and the vendors'. */
  books: number
  /**
   * Each item once, at the place where it is handled: an order that is both stuck and disputed is one, and so is
   * a check of the figures, however many differ.
   */
  byPlace: { orders: number; inbox: number; mails: number; system: number; networks: number }
  /** All of them. */
  total: number
}

export type ViewToLookAtDeps = Pick<Base, 'clock' | 'readCurrencyRates' | 'today' | 'networkPackages'> & {
  orderDesk: Pick<OrderQueries, 'countWaiting'>
  listWaiting: () => Promise<ToLookAt['messages']>
  mails: Pick<MailStore, 'countAllTroubled'>
  paymentEvents: Pick<PaymentEventStore, 'countUnprocessed'>
  figureDays: Pick<FigureStore, 'readState'>
  dueFailures: { countShown: () => Promise<number> }
  connectedNetworks: { countLowCredit: () => Promise<number> }
  differences: { countOpen: () => Promise<number> }
}

/** Events are processed right away; one from the last minute may still be in progress. */
const ON_ITS_WAY_MS = 60_000

/** Only what exists now: nothing is cached, and nothing settled is counted. */
export async function viewToLookAt(deps: ViewToLookAtDeps): Promise<ToLookAt> {
  const now = deps.clock.now()
  const [orders, messages, mails, paymentEvents, { differences }, books, work, networks, aging] = await Promise.all([
    deps.orderDesk.countWaiting(now),
    deps.listWaiting(),
    deps.mails.countAllTroubled(),
    deps.paymentEvents.countUnprocessed(new Date(now.getTime() - ON_ITS_WAY_MS)),
    deps.figureDays.readState(),
    deps.differences.countOpen(),
    deps.dueFailures.countShown(),
    deps.connectedNetworks.countLowCredit(),
    listAgingRates(deps),
  ])
  const [figures, rates] = [differences ?? 0, aging.length]
  const byPlace = {
    orders: orders['to-look-at'],
    inbox: messages.open,
    mails,
    system: paymentEvents + Math.min(1, figures) + books + work,
    networks: networks + rates,
  }
  const total = byPlace.orders + byPlace.inbox + byPlace.mails + byPlace.system + byPlace.networks
  return { orders, messages, mails, paymentEvents, figures, books, work, networks, rates, byPlace, total }
}
