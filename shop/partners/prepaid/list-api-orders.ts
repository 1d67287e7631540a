// A partner's software reads only its own orders, with test orders kept separate.
import type { Base } from '#shop/assembly/base.ts'
import { pageOf, readCursor } from '#values/keyset.ts'
import type { OrderStore } from '#shop/sales/order-rows/order-store.ts'
import type { Outcome } from '#values/outcome.ts'
import { isUuid } from '#values/uuid.ts'
import { apiOrderView, type ApiOrderView } from './api-order.ts'
import type { OrdersOf } from './api-order-store.ts'
import { partyOf } from './find-placed-order.ts'

export type ListApiOrdersDeps = Pick<Base, 'apiOrders'> & {
  orders: Pick<OrderStore, 'find' | 'listByIds' | 'listOfParty' | 'listOfParties'>
}
export type ApiOrderWish = { cursor: string | null; limit: number; ownReference: string | null }

/** Newest first; with a name, only those the business calls that. Problem: `cursor_invalid`. */
export async function listApiOrders(
  { apiOrders, orders }: ListApiOrdersDeps,
  of: OrdersOf,
  { cursor: text, limit, ownReference }: ApiOrderWish,
): Promise<Outcome<{ items: ApiOrderView[]; nextCursor: string | null }, 'cursor_invalid'>> {
  const cursor = text === null ? null : readCursor('after', text, 'instant')
  if (text !== null && !cursor) return { ok: false, problem: 'cursor_invalid' }
  const after = cursor && { at: new Date(cursor.value), id: cursor.id }
  const found = await apiOrders.list(of, { after, ownReference, most: limit + 1 })
  const named = found.map((each) => ({ ...each, id: each.orderId }))
  const page = pageOf(named, limit, cursor, ({ createdAt }) => createdAt.toISOString())
  const byId = new Map((await orders.listByIds(page.rows.map(({ id }) => id))).map((order) => [order.id, order]))
  const several = [...byId.values()].filter(({ quantity = 1 }) => quantity > 1)
  const others = Map.groupBy(await orders.listOfParties(several.map(({ id }) => id)), ({ paidWith }) => paidWith)
  const items = page.rows.flatMap(({ id, ownReference: name }) => {
    const order = byId.get(id)
    return order ? [apiOrderView(order, name, others.get(id) ?? [])] : []
  })
  return { ok: true, items, nextCursor: page.next }
}

/** Problem: `order_not_found`, also for somebody else's order. */
export async function findApiOrder(
  { apiOrders, orders }: ListApiOrdersDeps,
  of: OrdersOf,
  orderId: string,
): Promise<Outcome<{ order: ApiOrderView }, 'order_not_found'>> {
  const known = isUuid(orderId) ? await apiOrders.find(of, orderId) : null
  const order = known && (await orders.find(known.orderId))
  return order
    ? { ok: true, order: apiOrderView(order, known.ownReference, await partyOf({ orders }, order)) }
    : { ok: false, problem: 'order_not_found' }
}
