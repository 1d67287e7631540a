// Finds the order that a visitor may look at: the browser that placed it, the holder of a key from a link, its owner signed in.
import { isOrderReference, type Order } from '#shop/order/order.ts'
import { brandContext } from '#app/session/brand-context.ts'
import { sessionUserContext } from '#app/session/session-user.ts'
import { shopContext } from '#app/session/shop-context.ts'
import { mayViewOrder, type Context } from '#app/session/visitor.ts'

/** Null for unknown and for foreign orders, and for another brand's, alike: a stranger learns nothing. */
export async function findOwnOrder(request: Request, context: Context, reference: unknown): Promise<Order | null> {
  if (!isOrderReference(reference)) return null
  const order = await context.get(shopContext).findOrder(reference, context.get(brandContext))
  return order && (await mayOpenOrder(request, context, order)) ? order : null
}

export async function mayOpenOrder(
  request: Request,
  context: Context,
  order: Pick<Order, 'id' | 'userId'>,
): Promise<boolean> {
  const user = context.get(sessionUserContext)
  const isOwner = user !== null && (await context.get(shopContext).ownsOrder(user.id, order))
  return isOwner || mayViewOrder(request, context, order.id)
}

/** Of a reference given twice, neither counts. */
export function readReference(request: Request): string | null {
  const [only, ...more] = new URL(request.url).searchParams.getAll('reference')
  return only && more.length === 0 ? only : null
}
