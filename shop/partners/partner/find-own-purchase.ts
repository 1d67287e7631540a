// The order that a business's software paid from its balance, for whoever is in charge of that business.
import type { Order } from '#shop/sales/order/order.ts'
import type { OrderStore } from '#shop/sales/order-rows/order-store.ts'
import type { apiOrderStore } from '#shop/partners/prepaid/api-order-store.ts'
import { isUuid } from '#values/uuid.ts'

export type FindOwnPurchaseDeps = {
  apiOrders: Pick<ReturnType<typeof apiOrderStore>, 'find'>
  orders: Pick<OrderStore, 'find'>
}

/** Null for another business's order, a test order, and an unknown one. */
export async function findOwnPurchase(
  { apiOrders, orders }: FindOwnPurchaseDeps,
  businessId: string,
  orderId: string,
): Promise<Order | null> {
  const known = isUuid(orderId) ? await apiOrders.find({ businessId, mode: 'live' }, orderId) : null
  return known && orders.find(known.orderId)
}
