// Somebody who tries stolen cards on a payment page is stopped after ten, before the provider counts it against the shop.
import type { Base } from '#shop/assembly/base.ts'
import type { PaymentGateway } from '#ports/payment-gateway.ts'
import type { Limit } from '#ports/rate-limiter.ts'
import { isUuid } from '#values/uuid.ts'
import { isPageLive } from './payment-session.ts'
import type { PaymentSessionStore } from './payment-session-store.ts'

const HOUR_SECONDS = 3_600
/** The tenth closes the page; nobody who pays with their own cards gets that far. */
const ON_A_PAGE: Limit = { name: 'declined-cards-page', points: 9, seconds: 24 * HOUR_SECONDS }
/** On all pages that one network opened: further pages are closed at their first declined card. */
const FROM_A_NETWORK: Limit = { name: 'declined-cards-network', points: 19, seconds: HOUR_SECONDS }
/** In the whole shop; closes nothing, since most of these buyers have nothing to do with it. */
const IN_AN_HOUR: Limit = { name: 'declined-cards', points: 99, seconds: HOUR_SECONDS }

export type ReceiveDeclineDeps = Pick<Base, 'limiter' | 'log'> & {
  payments: Pick<PaymentGateway, 'findPayment' | 'expireSession'>
  paymentSessions: Pick<PaymentSessionStore, 'findNewest'>
}

/**
 * Counts a declined card on the page of this payment, per page, network, and hour. The tenth on a page, or one more
 * after twenty from a network, closes the page; each limit raises one alert when it is reached. Throws VendorError.
 */
export async function receiveDecline(deps: ReceiveDeclineDeps, paymentIntentId: string): Promise<string> {
  const { payments, paymentSessions, limiter, log } = deps
  const payment = await payments.findPayment(paymentIntentId)
  // The account at the provider may have other shops.
  const row = payment?.orderId && isUuid(payment.orderId) ? await paymentSessions.findNewest(payment.orderId) : null
  if (!row) return 'not_for_us'

  const taken = [await limiter.take(ON_A_PAGE, row.id)]
  if (row.openedBy) taken.push(await limiter.take(FROM_A_NETWORK, row.openedBy))
  await limiter.take(IN_AN_HOUR, 'all')
  if (taken.every(({ ok }) => ok) || !isPageLive(row) || !row.sessionId) return 'declined'

  await payments.expireSession(row.sessionId)
  log.warn({ orderId: row.orderId }, 'a payment page was closed after too many declined cards')
  return 'declined_and_closed'
}
