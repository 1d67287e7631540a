// Whether a page was paid on, as far as its order is concerned: then there is nothing left to pay, whatever becomes of the money.
import { isPaymentDelayed, type OrderFacts } from '#shop/order/order-conditions.ts'
import type { PaymentVerdict } from './confirm-payment.ts'

const PAID_ON: readonly PaymentVerdict[] = ['paid', 'processing', 'refund_due', 'review']

/** Soon after a question our books answer in the provider's place, and they call a page open whose money is on its way. */
export const isPaidOn = (verdict: PaymentVerdict, order: Pick<OrderFacts, 'paymentState'>): boolean =>
  verdict === 'open' ? isPaymentDelayed(order) : PAID_ON.includes(verdict)
