// Whose card paid for an order: a buyer who is logged in nowhere may still be the affiliate.
import type { CustomerStore } from '#shop/people/account/customer-store.ts'
import type { OrderStore } from '#shop/sales/order-rows/order-store.ts'

export type FindOwnCardDeps = {
  customers: Pick<CustomerStore, 'listOfBusiness'>
  orders: Pick<OrderStore, 'listIdsOfUser'>
  paymentSessions: { isSameCard: (orderId: string, others: string[]) => Promise<boolean> }
}

/** Whether the order was paid with a card that has paid for somebody at this business. */
export async function findOwnCard(
  { customers, orders, paymentSessions }: FindOwnCardDeps,
  orderId: string,
  businessId: string,
): Promise<boolean> {
  const theirs: string[] = []
  for (const { id } of await customers.listOfBusiness(businessId)) theirs.push(...(await orders.listIdsOfUser(id)))
  const others = theirs.filter((id) => id !== orderId)
  return others.length > 0 && (await paymentSessions.isSameCard(orderId, others))
}
