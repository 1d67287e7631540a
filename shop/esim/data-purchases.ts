// What was bought for an eSIM: the order that it came with, and the top-ups that have arrived on it.
import type { Purchase } from '#shop/esim/data-total.ts'
import { isDelivered } from '#shop/order/order-conditions.ts'
import type { Order } from '#shop/order/order.ts'

type Bought = Pick<Order, 'bundle' | 'createdAt'>

/** The oldest first. A top-up counts once it was delivered: until then its data is on no eSIM. */
export const dataPurchases = (order: Bought, topUps: readonly (Bought & Pick<Order, 'deliveryState'>)[]): Purchase[] =>
  [order, ...topUps.filter(isDelivered)].map(({ bundle, createdAt }) => ({
    megabytes: bundle.megabytes,
    days: bundle.days,
    boughtAt: createdAt,
  }))
