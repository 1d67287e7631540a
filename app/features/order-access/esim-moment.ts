import type { EsimMoment } from '#app/features/esim-card/esim-now.tsx'
import type { Shop } from '#shop/assembly/shop.ts'
import { mayBeInUse } from '#shop/sales/order-access/esim-stage.ts'
import type { Order } from '#shop/sales/order/order.ts'

/** What the time of a look at an order says about its eSIM. */
export function momentOf(shop: Pick<Shop, 'now' | 'todayOnEarth'>, order: Order): EsimMoment {
  const today = shop.todayOnEarth().latest
  const bought = { arrival: order.bundle.arrival, boughtAt: order.createdAt }
  return { today, isAsked: mayBeInUse(bought, shop.now(), today) }
}
