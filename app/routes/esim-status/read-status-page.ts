// GET /esim-status: the ICCID of an order that this browser holds stands in its field already.
import { brandContext } from '#app/session/brand-context.ts'
import { shopContext } from '#app/session/shop-context.ts'
import { readOrderIds, type Context } from '#app/session/visitor.ts'
import { isSettled, type Order } from '#shop/order/order.ts'
import { findOwnOrder, readReference } from '../order/open-order.ts'

export type StatusPage = { prefilledIccid: string | null }

/** The order that the address names, if it is held here; otherwise the only one that is. */
export async function readStatusPage(request: Request, context: Context): Promise<StatusPage> {
  const order = (await findOwnOrder(request, context, readReference(request))) ?? (await onlyOrder(request, context))
  return { prefilledIccid: order && isSettled(order) ? order.iccid : null }
}

async function onlyOrder(request: Request, context: Context): Promise<Order | null> {
  const [only, ...more] = await readOrderIds(request, context)
  return only && more.length === 0 ? context.get(shopContext).findOrderById(only, context.get(brandContext)) : null
}
