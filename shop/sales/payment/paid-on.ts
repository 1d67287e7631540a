// Whether a page was paid as far as its order is concerned: then there is nothing left to pay, whatever happens to the
// money.
import { isPaymentDelayed, type OrderFacts } from '#shop/sales/order/order-conditions.ts'
import type { PaymentVerdict } from './confirm-page.ts'

const PAID_ON: readonly PaymentVerdict[] = ['paid', 'processing', 'refund_due', 'review']

/**
 * If we asked the provider moments ago, our books answer instead, and they call a page open even if its money is on the
 * way.
 */
export const isPaidOn = (verdict: PaymentVerdict, order: Pick<OrderFacts, 'paymentState'>): boolean =>
  verdict === 'open' ? isPaymentDelayed(order) : PAID_ON.includes(verdict)
