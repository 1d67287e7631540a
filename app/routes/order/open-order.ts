// Finds the order that a visitor may look at: the browser that placed it, the holder of a key from a link, or its signed-in owner.
import { isOrderReference, type Order } from '#shop/order/order.ts'
import { sessionUserContext } from '#app/session/session-user.ts'
import { shopContext } from '#app/session/shop-context.ts'
import { mayViewOrder, type Context } from '#app/session/visitor.ts'

/** Null for unknown and for foreign orders alike: a stranger learns nothing. */
export async function findOwnOrder(request: Request, context: Context, reference: unknown): Promise<Order | null> {
  if (!isOrderReference(reference)) return null
  const order = await context.get(shopContext).findOrder(reference)
  return order && (isOwner(context, order) || (await mayViewOrder(request, context, order.id))) ? order : null
}

const isOwner = (context: Context, { userId }: Order): boolean =>
  userId !== null && context.get(sessionUserContext)?.id === userId

/** Of a reference given twice, neither counts. */
export function readReference(request: Request): string | null {
  const [only, ...more] = new URL(request.url).searchParams.getAll('reference')
  return only && more.length === 0 ? only : null
}
