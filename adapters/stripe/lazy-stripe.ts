// The payment gateway before anybody pays: the SDK is large, so it is loaded on first use.
import type { PaymentGateway } from '#ports/payment-gateway.ts'
import { dashboardOf } from './dashboard.ts'
import { aboutOf } from './event-types.ts'
import type { stripeGateway } from './stripe.ts'

export function lazyStripe(...settings: Parameters<typeof stripeGateway>): PaymentGateway {
  let loading: Promise<PaymentGateway> | null = null
  const gateway = () => (loading ??= import('./stripe.ts').then((stripe) => stripe.stripeGateway(...settings)))

  return {
    openSession: async (request) => (await gateway()).openSession(request),
    findSession: async (sessionId) => (await gateway()).findSession(sessionId),
    findPayment: async (paymentIntentId) => (await gateway()).findPayment(paymentIntentId),
    expireSession: async (sessionId) => (await gateway()).expireSession(sessionId),
    findDispute: async (paymentIntentId) => (await gateway()).findDispute(paymentIntentId),
    refund: async (...refund) => (await gateway()).refund(...refund),
    refundPart: async (...part) => (await gateway()).refundPart(...part),
    readEvent: async (rawBody, signature) => (await gateway()).readEvent(rawBody, signature),
    aboutOf,
    dashboardPage: dashboardOf(settings[0]),
    listEvents: async (since) => (await gateway()).listEvents(since),
    listDelivered: async (since) => (await gateway()).listDelivered(since),
    listPayments: async (...part) => (await gateway()).listPayments(...part),
    listFees: async (...part) => (await gateway()).listFees(...part),
    listMovements: async (...part) => (await gateway()).listMovements(...part),
    listPages: async (...part) => (await gateway()).listPages(...part),
  }
}
