// What was bought for an eSIM: its own order, and delivered top-ups.
import type { Purchase } from '#shop/sales/esim-status/data-total.ts'
import { isDelivered } from '#shop/sales/order/order-conditions.ts'
import type { Order } from '#shop/sales/order/order.ts'
import { kindInText } from '#values/data-allowance.ts'

type BundlePurchase = Pick<Order, 'bundle' | 'createdAt'>

/**
 * Oldest first. A day plan or an unlimited bundle adds days and no amount to count. A top-up counts once it is delivered:
 * before that, its data isn't on any eSIM.
 */
export const dataPurchases = (
  order: BundlePurchase,
  topUps: readonly (BundlePurchase & Pick<Order, 'deliveryState'>)[],
): Purchase[] =>
  [order, ...topUps.filter(isDelivered)].map(({ bundle, createdAt }) => ({
    megabytes: kindInText(bundle.data) === 'total' ? bundle.megabytes : 0,
    days: bundle.days,
    boughtAt: createdAt,
  }))

/**
 * What the network told, in MB; null if that is less than what was just added, and the network may still tell the balance
 * of before: nobody is to see it as the new one, be warned because of it, or buy again.
 */
export function balanceWith(
  topUps: readonly Pick<Order, 'bundle' | 'deliveryState' | 'updatedAt'>[],
  balanceMb: number | null,
  { tellsAddedDataWithinMs = 0 }: { tellsAddedDataWithinMs?: number },
  now: Date,
): number | null {
  const isOfBefore = topUps.some(
    (topUp) =>
      isDelivered(topUp) &&
      now.getTime() - topUp.updatedAt.getTime() < tellsAddedDataWithinMs &&
      balanceMb !== null &&
      balanceMb < topUp.bundle.megabytes,
  )
  return isOfBefore ? null : balanceMb
}
