// Whether the rest of a planned trip is still to be bought. Its parts belong to the order that was placed with the plan,
// but what ends it may happen to any order that replaced that one's eSIM.
import type { Base } from '#shop/assembly/base.ts'
import { isRefunded, isRevoked, isSettled } from '#shop/sales/order/order-conditions.ts'
import type { Order } from '#shop/sales/order/order.ts'
import type { OrderStore } from '#shop/sales/order-rows/order-store.ts'

export type PlanStateDeps = Pick<Base, 'orders' | 'isWithdrawn'>

/** One eSIM's orders: the one that was bought, and each that replaced the one before. */
type Holders = { first: Order; current: Order; all: Order[] }

/** The orders of an eSIM, from any of them. */
export async function findHolders(
  { orders }: { orders: Pick<OrderStore, 'find' | 'findReplacement'> },
  order: Order,
): Promise<Holders> {
  let first = order
  while (first.replaces !== null && first.replaces !== undefined) {
    const before = await orders.find(first.replaces)
    if (!before) break
    first = before
  }
  const all = [first]
  let current = first
  while (current.isReplaced) {
    const next = await orders.findReplacement(current.id)
    if (!next) break
    all.push(next)
    current = next
  }
  return { first, current, all }
}

/** `over`: its eSIM was refunded or taken back. `paused`: a withdrawal or a review is undecided. */
export type PlanState = 'open' | 'paused' | 'over'

/** What has become of the plan that this order, or the one whose eSIM it replaces, was placed with. */
export async function findPlanState(deps: PlanStateDeps, order: Order): Promise<PlanState> {
  const { first, current, all } = await findHolders(deps, order)
  if (isRefunded(first) || isRefunded(current) || isRevoked(current)) return 'over'
  if (!isSettled(first) || !isSettled(current)) return 'paused'
  return (await isAnyWithdrawn(deps, all)) ? 'paused' : 'open'
}

/** Whether the buyer withdrew from any of these orders of an eSIM. */
export async function isAnyWithdrawn({ isWithdrawn }: Pick<Base, 'isWithdrawn'>, holders: Order[]): Promise<boolean> {
  for (const holder of holders) if (await isWithdrawn(holder)) return true
  return false
}
