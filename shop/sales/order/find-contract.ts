// What belongs to one contract: the order that was bought, what else its payment paid for, and whatever replaced one of
// these eSIMs. Only the order that was bought has money, a company, and the time from which a period counts.
import type { OrderStore } from '#shop/sales/order-rows/order-store.ts'
import { findHolders } from '#shop/sales/plan/find-plan-state.ts'
import type { Order } from './order.ts'

type FindBoughtDeps = { orders: Pick<OrderStore, 'find' | 'findReplacement'> }
export type ListOfContractDeps = { orders: Pick<OrderStore, 'find' | 'findReplacement' | 'listOfParty'> }

/**
 * The order that was bought, from any that replaced its eSIM, however often; null if there is none with this ID. Another
 * traveler's order is its own, because somebody may want to end that one alone.
 */
export async function findBought(deps: FindBoughtDeps, orderId: string | null): Promise<Order | null> {
  const order = orderId === null ? null : await deps.orders.find(orderId)
  return order && (await findHolders(deps, order)).first
}

/** The orders of each eSIM of the contract that one of its orders belongs to, the buyer's own first. */
export async function listEsimsOfContract(deps: ListOfContractDeps, order: Order): Promise<Order[][]> {
  const { first, all } = await findHolders(deps, order)
  const esims = [all]
  for (const other of first.quantity === 1 ? [] : await deps.orders.listOfParty(first.id))
    esims.push((await findHolders(deps, other)).all)
  return esims
}

/** All orders of the contract that one of them belongs to, the one that was bought first. */
export const listOfContract = async (deps: ListOfContractDeps, order: Order): Promise<Order[]> =>
  (await listEsimsOfContract(deps, order)).flat()

/** The IDs with which a contract may be named that includes this order: its own, those before it, and the one that paid. */
export async function listNamesOfContract(
  { orders }: { orders: Pick<OrderStore, 'find'> },
  { id, replaces, paidWith }: Pick<Order, 'id' | 'replaces' | 'paidWith'>,
): Promise<string[]> {
  const ids = [id]
  let first: Pick<Order, 'replaces' | 'paidWith'> | null = { replaces, paidWith }
  while (first?.replaces) {
    ids.push(first.replaces)
    first = await orders.find(first.replaces)
  }
  return first?.paidWith ? [...ids, first.paidWith] : ids
}
