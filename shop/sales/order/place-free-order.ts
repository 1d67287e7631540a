// Places an order that costs nothing: a replacement, or a top-up that is carried over.
import type { Base } from '#shop/assembly/base.ts'
import { randomUUID } from 'node:crypto'
import type { NewOrder } from '#shop/sales/order-rows/order-row.ts'
import type { Order } from './order.ts'
import type { makeReplacement } from './replacement.ts'

export type PlaceFreeOrderDeps = Pick<Base, 'orders' | 'clock' | 'tracer' | 'findTenant'>

const MOST_NAMES = 20

/** Returns the new order's ID. Call it inside a transaction; the order is due once that is committed. */
export async function placeFreeOrder(
  { orders, clock, tracer, findTenant }: PlaceFreeOrderDeps,
  order: Pick<Order, 'businessId'>,
  orderOf: (named: Parameters<typeof makeReplacement>[1]) => NewOrder,
): Promise<string> {
  const { orderPrefix } = (await findTenant(order.businessId)).brand
  // Two orders by one customer for the same bundle in the same millisecond would get the same reference.
  for (let later = 0; later < MOST_NAMES; later++) {
    const id = randomUUID()
    const now = new Date(clock.now().getTime() + later)
    if (!(await orders.create(orderOf({ id, orderPrefix, traceContext: tracer.current(), now })))) continue
    await orders.settle(id, 'given_free', 0, clock.now())
    return id
  }
  throw new Error('No reference was free for a free order.')
}
