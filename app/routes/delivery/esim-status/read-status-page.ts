// GET /esim-status: prefills the ICCID of an order that this browser holds, or lists several.
import { tripTitle } from '#app/language/trip-name.ts'
import { shopContext, atOf } from '#app/session/request-context.ts'
import { mayViewOrder, type Context } from '#app/session/visitor.ts'
import { holdsEsim } from '#shop/sales/gift/gift.ts'
import { keepsEsim, type Order } from '#shop/sales/order/order.ts'
import { readHeldOrderIds } from '#app/features/order-access/held-orders.ts'
import { findEsimOrder, readReference } from '#app/features/order-access/open-order.ts'
import { ownEsimOf, type OwnEsim } from '#app/features/order-access/own-esim.ts'

export type HeldEsim = { reference: string; iccid: string; trip: string; days: number }
export type StatusPage = {
  prefilledIccid: string | null
  /** The order whose eSIM is looked up without a press. */
  ownReference: string | null
  /** The order that the page is about. */
  own: OwnEsim | null
  /** The eSIMs whose orders the visitor holds, the oldest first. */
  held: HeldEsim[]
}

/** The order that the address names, if it is held here, and none in its place; without a name the only one that is. */
export async function readStatusPage(request: Request, context: Context): Promise<StatusPage> {
  const orders = await readHeldOrders(request, context)
  const held = orders.map(({ reference, iccid, bundle }) => ({
    reference,
    iccid,
    trip: tripTitle(bundle),
    days: bundle.days,
  }))
  const order = await findAskedAbout(request, context, orders)
  const own = order && (await ownEsimOf(context, order))
  // A number that was given back may be somebody else's by now.
  const isKept = order && keepsEsim(order) && (own?.over === null || own?.over === 'withdrawn')
  const iccid = isKept ? order.iccid : null
  return { prefilledIccid: iccid, ownReference: iccid === null ? null : (own?.reference ?? null), own, held }
}

async function findAskedAbout(request: Request, context: Context, held: Order[]): Promise<Order | null> {
  const reference = readReference(request)
  const { order: named } = await findEsimOrder(request, context, reference)
  if (named) return withItsEsim(request, context, named)
  return reference === null && held.length === 1 ? (held[0] ?? null) : null
}

// A top-up's eSIM number is also shown to whoever holds the eSIM's own order.
async function withItsEsim(request: Request, context: Context, order: Order): Promise<Order | null> {
  if (!order.topUp) return order
  const toppedUp = await context.get(shopContext).orders.findOrderById(order.topUp.orderId)
  return toppedUp && (await mayViewOrder(request, context, toppedUp)) ? toppedUp : null
}

async function readHeldOrders(request: Request, context: Context): Promise<(Order & { iccid: string })[]> {
  const shop = context.get(shopContext)
  const ids = await readHeldOrderIds(request, context)
  return (await shop.orders.listHeldOrders(ids, atOf(context)))
    .filter((order) => keepsEsim(order) && holdsEsim(order, ids))
    .filter((order): order is Order & { iccid: string } => order.iccid !== null)
    .toSorted((one, other) => one.createdAt.getTime() - other.createdAt.getTime())
}
