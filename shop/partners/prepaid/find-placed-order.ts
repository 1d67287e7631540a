// The order that an earlier call with the same idempotency key made, even if a restore had lost it and only the network
// knew it.
import type { Base } from '#shop/assembly/base.ts'
import type { Order } from '#shop/sales/order/order.ts'
import type { OrderStore } from '#shop/sales/order-rows/order-store.ts'
import type { Outcome } from '#values/outcome.ts'
import { attemptMark } from './api-order-id.ts'
import type { ApiOrder, OrdersOf } from './api-order-store.ts'
import { firstApiOrderView, type ApiOrderView } from './api-order.ts'

export type FindPlacedOrderDeps = Pick<Base, 'apiOrders' | 'makeToken'> & {
  orders: Pick<OrderStore, 'find' | 'listOfParty'>
}

type Call = { bundleId: string; quantity: number; ownReference: string | null; attempt: string; request: string }
type PlacedAnswer = Outcome<{ order: ApiOrderView; isNew: boolean }, 'idempotency_key_reused'>

/** Replaces a call's fingerprint in a rebuilt order. */
export const putBackAttempt = (mark: string): string => `put back: ${mark}`
/** The exact request is unknown. */
export const PUT_BACK_REQUEST = ''

/** Null if there was no such call. Problem: `idempotency_key_reused`, with a different request. */
export async function findPlacedOrder(
  deps: FindPlacedOrderDeps,
  caller: OrdersOf & { keyId: string },
  call: Call,
): Promise<PlacedAnswer | null> {
  const known = await deps.apiOrders.findByAttempt(caller, call.attempt)
  if (!known) return findPutBack(deps, caller, call)
  if (known.request !== call.request) return { ok: false, problem: 'idempotency_key_reused' }
  return tell(deps, known, known.ownReference)
}

async function findPutBack(
  deps: FindPlacedOrderDeps,
  caller: OrdersOf & { keyId: string },
  { bundleId, quantity, ownReference, attempt, request }: Call,
): Promise<PlacedAnswer | null> {
  const mark = putBackAttempt(attemptMark(deps.makeToken, caller.businessId, attempt))
  const known = await deps.apiOrders.findByAttempt(caller, mark)
  const order = known && (await deps.orders.find(known.orderId))
  if (!known || !order) return null
  if (order.bundle.bundleId !== bundleId || (order.quantity ?? 1) !== quantity)
    return { ok: false, problem: 'idempotency_key_reused' }
  await deps.apiOrders.complete(known.orderId, { keyId: caller.keyId, attempt, request, ownReference })
  return tell(deps, known, ownReference)
}

async function tell(
  deps: FindPlacedOrderDeps,
  { orderId }: ApiOrder,
  ownReference: string | null,
): Promise<PlacedAnswer | null> {
  const order = await deps.orders.find(orderId)
  if (!order) return null
  return { ok: true, isNew: false, order: firstApiOrderView(order, ownReference, await partyOf(deps, order)) }
}

/** The orders of the other travelers that this one was paid for. */
export const partyOf = async (
  { orders }: { orders: Pick<OrderStore, 'listOfParty'> },
  { id, quantity = 1 }: Pick<Order, 'id' | 'quantity'>,
): Promise<Order[]> => (quantity > 1 ? orders.listOfParty(id) : [])
