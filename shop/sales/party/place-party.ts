// The orders of the other travelers: placed together with the payment that pays for them, or not at all.
import type { Base } from '#shop/assembly/base.ts'
import { makeFreeOrder } from '#shop/sales/order/free-order.ts'
import type { Order } from '#shop/sales/order/order.ts'
import { fingerprint } from '#values/secret.ts'
import type { NewOrder } from '#shop/sales/order-rows/order-row.ts'
import type { OrderStore } from '#shop/sales/order-rows/order-store.ts'

type PartyDeps = Pick<Base, 'jobs'> & { orders: Pick<OrderStore, 'create' | 'settle' | 'forgetTravelerNames'> }
export type PlacePartyDeps = PartyDeps & Pick<Base, 'coupons'>

/**
 * Call it in the transaction that settles the order. Each traveler has one order, however often this runs; it is
 * delivered on its own, so what keeps one eSIM from coming keeps no other.
 */
export async function placeParty({ orders, jobs }: PartyDeps, order: Order, now: Date): Promise<void> {
  const { id, quantity = 1 } = order
  if (quantity === 1) return
  for (let traveler = 2; traveler <= quantity; traveler += 1) {
    const placed = await orders.create(makeTravelersOrder(order, traveler))
    if (!placed || !(await orders.settle(placed.id, 'given_free', 0, now))) continue
    await jobs.nudge({ name: 'provisioning', orderId: placed.id })
  }
  // From now on, their own orders have them.
  await orders.forgetTravelerNames(id)
}

/** Settles an order that costs nothing. Call it in the transaction that places it. */
export async function giveFree(deps: PlacePartyDeps, order: Order, now: Date): Promise<void> {
  await deps.orders.settle(order.id, 'given_free', 0, now)
  await deps.coupons.redeem(order.id, now)
  await deps.jobs.nudge({ name: 'provisioning', orderId: order.id })
  await placeParty(deps, order, now)
}

/**
 * The ID of a traveler's order. It follows from the order that was paid, so that a shop that lost its database names
 * the eSIM to the network as it did before, and finds it instead of buying another. A UUID of version 8, since partners'
 * software reads it.
 */
function idOfTraveler(orderId: string, traveler: number): string {
  const digits = fingerprint(`traveler ${traveler} of ${orderId}`)
  const groups = [digits.slice(0, 8), digits.slice(8, 12), `8${digits.slice(13, 16)}`, `a${digits.slice(17, 20)}`]
  return [...groups, digits.slice(20, 32)].join('-')
}

/**
 * By which the network knows a traveler's order; `reference` is that of the order that was paid. Its moment is a
 * millisecond later for each, because people tell orders apart by it.
 */
export function referenceOfTraveler(reference: string, traveler: number): string {
  const at = reference.lastIndexOf('_') + 1
  const own = `${reference.slice(0, at)}${idOfTraveler(reference.slice(at), traveler)}`
  return own.replace(/(?<=_order_)\d+/, (moment) => String(Number(moment) + traveler - 1))
}

/** The order of one of the others, which the one that was paid pays for. */
const makeTravelersOrder = (order: Order, traveler: number): NewOrder =>
  makeFreeOrder(order, {
    id: idOfTraveler(order.id, traveler),
    reference: referenceOfTraveler(order.reference, traveler),
    attemptKey: `traveler ${traveler} of ${order.id}`,
    // A partner writes to its own travelers, and tests with a network of its own.
    balance: order.balance,
    test: order.test,
    paidWith: order.id,
    traveler,
    customerName: order.travelerNames?.[traveler - 2] || order.customerName,
    traceContext: null,
    // As old as what was paid, also where a shop that lost its database places it again: the network is asked from then on.
    now: order.createdAt,
  })
