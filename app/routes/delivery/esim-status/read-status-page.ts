// GET /esim-status: prefills the ICCID of an order that this browser holds, or lists several.
import { tripTitle } from '#app/language/trip-name.ts'
import { shopContext, atOf } from '#app/session/request-context.ts'
import { mayViewOrder, type Context } from '#app/session/visitor.ts'
import { holdsEsim } from '#shop/sales/gift/gift.ts'
import { keepsEsim, type Order } from '#shop/sales/order/order.ts'
import { readHeldOrderIds } from '#app/features/order-access/held-orders.ts'
import { findEsimOrder, readReference } from '#app/features/order-access/open-order.ts'

export type HeldEsim = { reference: string; iccid: string; trip: string; days: number }
export type StatusPage = {
  prefilledIccid: string | null
  /** The order of that eSIM. */
  ownReference: string | null
  /** The eSIMs whose orders the visitor holds, the oldest first. */
  held: HeldEsim[]
}

/** The order that the address names, if it is held here; otherwise the only one that is. */
export async function readStatusPage(request: Request, context: Context): Promise<StatusPage> {
  const held = await readHeldEsims(request, context)
  const { order: named } = await findEsimOrder(request, context, readReference(request))
  const esim = named && (await withItsEsim(request, context, named))
  const [only, ...more] = held
  const found = esim?.iccid && keepsEsim(esim) ? esim : more.length === 0 ? only : undefined
  return { prefilledIccid: found?.iccid ?? null, ownReference: found?.reference ?? null, held }
}

// A top-up's eSIM number is also shown to whoever holds the eSIM's own order.
async function withItsEsim(request: Request, context: Context, order: Order): Promise<Order | null> {
  if (!order.topUp) return order
  const toppedUp = await context.get(shopContext).orders.findOrderById(order.topUp.orderId)
  return toppedUp && (await mayViewOrder(request, context, toppedUp)) ? toppedUp : null
}

async function readHeldEsims(request: Request, context: Context): Promise<HeldEsim[]> {
  const shop = context.get(shopContext)
  const ids = await readHeldOrderIds(request, context)
  return (await shop.orders.listHeldOrders(ids, atOf(context)))
    .filter((order) => keepsEsim(order) && holdsEsim(order, ids))
    .toSorted((one, other) => one.createdAt.getTime() - other.createdAt.getTime())
    .flatMap(({ reference, iccid, bundle }) =>
      iccid === null ? [] : [{ reference, iccid, trip: tripTitle(bundle), days: bundle.days }],
    )
}
