// What was bought for an eSIM: its own order, and delivered top-ups.
import type { Purchase } from '#shop/sales/esim-status/data-total.ts'
import { isDelivered } from '#shop/sales/order/order-conditions.ts'
import type { Order } from '#shop/sales/order/order.ts'

type BundlePurchase = Pick<Order, 'bundle' | 'createdAt'>

/** Oldest first. A top-up counts once it is delivered: before that, its data isn't on any eSIM. */
export const dataPurchases = (
  order: BundlePurchase,
  topUps: readonly (BundlePurchase & Pick<Order, 'deliveryState'>)[],
): Purchase[] =>
  [order, ...topUps.filter(isDelivered)].map(({ bundle, createdAt }) => ({
    megabytes: bundle.megabytes,
    days: bundle.days,
    boughtAt: createdAt,
  }))
