// How much of an order's payment can be refunded: used by the page that offers it, and again where the money moves.
import { isPaid, isStopped } from '#shop/sales/order/order-conditions.ts'
import type { PaymentState } from '#shop/sales/order/order.ts'

export type Payable = {
  paymentState: PaymentState
  paidCents: number
  refundedCents: number
  /** A payment was taken and not fully refunded. */
  isTaken: boolean
}

/**
 * How much of a payment has not been refunded, in cents; 0 if it didn't match its order, because only the provider
 * knows that amount.
 */
export const leftCents = ({ paidCents, refundedCents }: Pick<Payable, 'paidCents' | 'refundedCents'>): number =>
  paidCents - refundedCents

/**
 * Whether paying back `cents` would pass the limit of an order: with all that it was refunded before, or because nobody
 * but the provider knows the amount. Never without a limit.
 */
export const isOver = (mostCents: number | null, refundedCents: number, cents: number): boolean =>
  mostCents !== null && (cents <= 0 || refundedCents + cents > mostCents)

/** What a refund pays back, in cents as in `leftCents`; null if there is nothing to refund. */
export function refundableCents(order: Payable): number | null {
  const mayGoBack = isStopped(order) || (isPaid(order) && leftCents(order) > 0)
  return order.isTaken && mayGoBack ? leftCents(order) : null
}
