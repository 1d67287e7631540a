// How many orders, eSIMs and customers there are, counted when somebody asks.
import type { CustomerStore } from '#shop/account/customer-store.ts'
import type { EsimStore } from '#shop/esim/esim-store.ts'
import type { OrderStore } from '#shop/order/order-store.ts'

export type ShopFigures = { orders: number; esims: number; customers: number; accounts: number }

/** Real counts alone: orders that were paid for or free, eSIMs that were delivered, customers, and those with a proven mailbox. */
export async function viewFigures({
  orders,
  esims,
  customers,
}: {
  orders: OrderStore
  esims: EsimStore
  customers: CustomerStore
}): Promise<ShopFigures> {
  const [settled, active, known] = await Promise.all([orders.countSold(), esims.countActive(), customers.count()])
  return { orders: settled, esims: active, ...known }
}
