// Somebody who tries stolen cards on a payment page is stopped after ten, before the provider counts it against the shop.
import type { Base } from '#shop/assembly/base.ts'
import type { PaymentGateway } from '#ports/payment-gateway.ts'
import type { Limit } from '#ports/rate-limiter.ts'
import type { PaymentTrouble } from '#values/payment-trouble.ts'
import { isUuid } from '#values/uuid.ts'
import { aroundOf } from './page-limit.ts'
import { isPageLive } from './payment-session.ts'
import type { PaymentSessionStore } from './payment-session-store.ts'
import { putPaymentMail, type PutPaymentMailDeps } from './put-payment-mail.ts'

const HOUR_SECONDS = 3_600
/** The tenth closes the page; nobody who pays with their own cards gets that far. */
const ON_A_PAGE: Limit = { name: 'declined-cards-page', points: 9, seconds: 24 * HOUR_SECONDS }
/** On all pages that one network opened: further pages are closed at their first declined card. */
const FROM_A_NETWORK: Limit = { name: 'declined-cards-network', points: 19, seconds: HOUR_SECONDS }
/** The same in the network around it, where one sender may own thousands of addresses. */
const FROM_AROUND: Limit = { name: 'declined-cards-around', points: 39, seconds: HOUR_SECONDS }
/** In the whole shop; closes nothing, since most of these buyers have nothing to do with it. */
const IN_AN_HOUR: Limit = { name: 'declined-cards', points: 99, seconds: HOUR_SECONDS }

const TOO_MANY: PaymentTrouble = { why: 'refused', code: 'too_many_tries' }

export type ReceiveDeclineDeps = PutPaymentMailDeps &
  Pick<Base, 'limiter' | 'clock' | 'log'> & {
    payments: Pick<PaymentGateway, 'findPayment' | 'expireSession'>
    paymentSessions: Pick<PaymentSessionStore, 'findNewest' | 'keepTrouble'>
    sendNotice: (topic: 'declined_cards') => Promise<void>
  }

/**
 * Keeps why, and counts a declined card on the page of this payment, per page, network, and hour. The tenth on a page,
 * or one more after twenty from a network or forty from the one around it, closes the page. Each limit raises one alert
 * when it is reached, and staff gets an email. Throws VendorError.
 */
export async function receiveDecline(deps: ReceiveDeclineDeps, paymentIntentId: string): Promise<string> {
  const { payments, paymentSessions, limiter, clock, log } = deps
  const payment = await payments.findPayment(paymentIntentId)
  // The account at the provider may have other shops.
  const row = payment?.orderId && isUuid(payment.orderId) ? await paymentSessions.findNewest(payment.orderId) : null
  if (!row) return 'not_for_us'
  if (payment?.trouble) {
    await paymentSessions.keepTrouble(row.id, payment.trouble, clock.now())
    await putPaymentMail(deps, row.orderId, payment.trouble)
  }

  const taken = [await limiter.take(ON_A_PAGE, row.id)]
  if (row.openedBy) {
    taken.push(await limiter.take(FROM_A_NETWORK, row.openedBy))
    taken.push(await limiter.take(FROM_AROUND, aroundOf(row.openedBy)))
  }
  const ofAll = await limiter.take(IN_AN_HOUR, 'all')
  const isTooMuch = taken.some(({ ok }) => !ok)
  if (isTooMuch || !ofAll.ok) await deps.sendNotice('declined_cards')
  if (!isTooMuch || !isPageLive(row) || !row.sessionId) return 'declined'

  await paymentSessions.keepTrouble(row.id, TOO_MANY, clock.now())
  await payments.expireSession(row.sessionId)
  log.warn({ orderId: row.orderId }, 'a payment page was closed after too many declined cards')
  return 'declined_and_closed'
}
