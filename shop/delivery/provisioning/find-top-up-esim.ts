// Finds the eSIM that a top-up belongs to: if its own was replaced, the one that took its place, however often.
import type { NetworkEsim } from '#values/network-id.ts'
import type { EsimStore } from '#shop/sales/esim/esim-store.ts'
import { isRevoked, isSettled } from '#shop/sales/order/order-conditions.ts'
import type { OrderStore } from '#shop/sales/order-rows/order-store.ts'
import type { Order, TopUpTarget } from '#shop/sales/order/order.ts'

/** `replaced`: by this order's eSIM; its number is null while it is on its way. `gone`: there is none. */
export type TopUpEsim =
  | { is: 'there' }
  | { is: 'replaced'; by: { orderId: string; esim: NetworkEsim | null } }
  | { is: 'gone' }

type Needs = { orders: Pick<OrderStore, 'find' | 'findReplacement'>; esims: Pick<EsimStore, 'findActive'> }

export async function findTopUpEsim(
  { orders, esims }: Needs,
  { topUp, replaces }: { topUp: TopUpTarget } & Pick<Order, 'replaces'>,
): Promise<TopUpEsim> {
  const own = await esims.findActive(topUp.orderId)
  if (own?.networkEsimId === topUp.networkEsimId) return { is: 'there' }

  let last = await orders.find(topUp.orderId)
  while (last?.isReplaced) last = await orders.findReplacement(last.id)
  // One that was carried over names the new order from the start, with the number of the old eSIM.
  const isMoved = last?.id !== topUp.orderId || replaces !== null
  if (!last || !isMoved || !isSettled(last) || isRevoked(last)) return { is: 'gone' }
  return { is: 'replaced', by: { orderId: last.id, esim: await esims.findActive(last.id) } }
}
