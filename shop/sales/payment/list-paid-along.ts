// What one payment paid for besides its own order.
import type { Order } from '#shop/sales/order/order.ts'
import type { OrderStore } from '#shop/sales/order-rows/order-store.ts'

type Needs = { orders: Pick<OrderStore, 'findReplacement' | 'listOfParty'> }

/** The orders of the other travelers, and whatever replaced the eSIM or the data of any of them. */
export async function listPaidAlong({ orders }: Needs, order: Order): Promise<Order[]> {
  const others = (order.quantity ?? 1) > 1 ? await orders.listOfParty(order.id) : []
  const along: Order[] = []
  for (const each of [order, ...others]) {
    if (each !== order) along.push(each)
    let next = await orders.findReplacement(each.id)
    while (next) {
      along.push(next)
      next = await orders.findReplacement(next.id)
    }
  }
  return along
}
