// Which of the provider's events matter to us, and what they are about.
import type { PaymentEventAbout } from '#ports/payment-gateway.ts'

const ABOUT: Record<string, PaymentEventAbout> = {
  'checkout.session.completed': 'page',
  'checkout.session.async_payment_succeeded': 'page',
  'checkout.session.async_payment_failed': 'page',
  'checkout.session.expired': 'page',
  'payment_intent.payment_failed': 'decline',
  'charge.refunded': 'refund',
  'charge.refund.updated': 'refund',
  'refund.created': 'refund',
  'refund.updated': 'refund',
  'refund.failed': 'refund',
  'charge.dispute.created': 'dispute',
  'charge.dispute.updated': 'dispute',
  'charge.dispute.closed': 'dispute',
  'charge.dispute.funds_reinstated': 'dispute',
}

export const EVENT_TYPES = Object.keys(ABOUT)
export const aboutOf = (type: string): PaymentEventAbout | null =>
  Object.hasOwn(ABOUT, type) ? (ABOUT[type] ?? null) : null
