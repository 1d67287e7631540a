// What may go back of an order's payment: asked by the page that offers it, and again where the money moves.
import { isPaid, isStopped } from '#shop/order/order-conditions.ts'
import type { PaymentState } from '#shop/order/order.ts'

export type Payable = {
  paymentState: PaymentState
  paidCents: number
  refundedCents: number
  /** A payment was taken and has not gone back whole. */
  isTaken: boolean
}

/** What of a payment has not gone back yet, in cents; 0 of one that did not match its order, whose sum is the provider's. */
export const leftCents = ({ paidCents, refundedCents }: Pick<Payable, 'paidCents' | 'refundedCents'>): number =>
  paidCents - refundedCents

/** What a refund gives back, in cents as `leftCents` counts them; null when there is nothing to give back. */
export function refundableCents(order: Payable): number | null {
  const mayGoBack = isStopped(order) || (isPaid(order) && leftCents(order) > 0)
  return order.isTaken && mayGoBack ? leftCents(order) : null
}
