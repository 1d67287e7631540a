import type { EsimMoment } from '#app/features/esim-card/esim-now.tsx'
import type { Catalogue } from '#shop/catalogue/bundle/bundle.ts'
import { factsOfOrder } from '#shop/sales/order/facts-of-order.ts'
import type { Shop } from '#shop/assembly/shop.ts'
import { mayBeInUse } from '#shop/sales/order-access/esim-stage.ts'
import type { Order } from '#shop/sales/order/order.ts'

/** What the time of a look at an order says about its eSIM, and the rules by which its days run. */
export function momentOf(shop: Pick<Shop, 'now' | 'todayOnEarth'>, catalogue: Catalogue, order: Order): EsimMoment {
  const today = shop.todayOnEarth().latest
  const bought = { arrival: order.bundle.arrival, boughtAt: order.createdAt }
  const { startsAt, installWithinDays } = factsOfOrder(catalogue, order)
  return { today, rules: { startsAt, installWithinDays }, isAsked: mayBeInUse(bought, shop.now(), today) }
}
