// GET /esim-status: the ICCID of an order that this browser holds stands in its field already.
import { brandContext } from '#app/session/brand-context.ts'
import { shopContext } from '#app/session/shop-context.ts'
import { mayViewOrder, readOrderIds, type Context } from '#app/session/visitor.ts'
import { isSettled, type Order } from '#shop/order/order.ts'
import { findOwnOrder, readReference } from '../order/open-order.ts'

export type StatusPage = { prefilledIccid: string | null }

/** The order that the address names, if it is held here; otherwise the only one that is. */
export async function readStatusPage(request: Request, context: Context): Promise<StatusPage> {
  const order = (await findOwnOrder(request, context, readReference(request))) ?? (await onlyOrder(request, context))
  const esim = order && (await withItsEsim(request, context, order))
  return { prefilledIccid: esim && isSettled(esim) ? esim.iccid : null }
}

// A top-up shows the number of its eSIM to whoever holds the eSIM's own order as well.
async function withItsEsim(request: Request, context: Context, order: Order): Promise<Order | null> {
  if (!order.topUp) return order
  const { orderId } = order.topUp
  return (await mayViewOrder(request, context, orderId)) ? context.get(shopContext).findOrderById(orderId) : null
}

async function onlyOrder(request: Request, context: Context): Promise<Order | null> {
  const shop = context.get(shopContext)
  const brand = context.get(brandContext)
  const held = await Promise.all((await readOrderIds(request, context)).map((id) => shop.findOrderById(id, brand)))
  const [only, ...more] = held.filter((order) => order !== null && !order.topUp)
  return only && more.length === 0 ? only : null
}
