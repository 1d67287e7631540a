// Which orders can be swapped for another bundle, and what is left of their payment. Pure rules.
import { isPaid } from '#shop/sales/order/order-conditions.ts'
import type { Order } from '#shop/sales/order/order.ts'

type SwapTerms = Pick<
  Order,
  | 'paymentState'
  | 'quantity'
  | 'replaces'
  | 'partnerPriceCents'
  | 'totalCents'
  | 'refundedCents'
  | 'vatBasisPoints'
  | 'bundle'
>

/**
 * Whether its buyer may take another bundle instead: it was paid with money, for one traveler, at the shop's own price,
 * and hasn't taken the place of another one.
 * What a business earned with a price of its own doesn't follow from the price of another bundle.
 */
export const isSwappable = (
  order: Pick<SwapTerms, 'paymentState' | 'quantity' | 'replaces' | 'partnerPriceCents'>,
): boolean =>
  isPaid(order) && !order.replaces && (order.quantity ?? 1) === 1 && (order.partnerPriceCents ?? null) === null

/** What is left of its payment, in cents. */
export const creditCents = ({ totalCents, refundedCents }: Pick<SwapTerms, 'totalCents' | 'refundedCents'>): number =>
  totalCents - refundedCents
