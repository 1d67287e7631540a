// Finds the order that a visitor may look at: the browser that placed it, the holder of a key from a link, its owner signed in.
import { shopContext, sessionUserContext, atOf } from '#app/session/request-context.ts'
import { tooOftenStatus, type WaitStatus } from '#app/session/too-often.ts'
import { rateLimitKeyOf, readOrderIds, type Context } from '#app/session/visitor.ts'
import type { OrderName, OrderVisitor } from '#shop/sales/order-access/find-own-order.ts'
import { isOrderReference, type Order } from '#shop/sales/order/order.ts'

/** Without an order, `status` is what the door answers. `isBuyers` is false for whoever only has the eSIM. */
export type FoundOrder =
  | { order: Order; isBuyers: boolean; status: 200 }
  | { order: null; isBuyers: false; status: 404 | WaitStatus }

/** None for unknown and for foreign orders, and for another brand's, alike: a stranger learns nothing. */
export async function findOwnOrder(request: Request, context: Context, reference: string | null): Promise<FoundOrder> {
  if (reference === null) return { order: null, isBuyers: false, status: 404 }
  return openNamedOrder(request, context, isOrderReference(reference) ? { reference } : {})
}

/** For pages of the eSIM itself: of a gift only for whoever got it. */
export async function findEsimOrder(request: Request, context: Context, reference: string | null): Promise<FoundOrder> {
  if (reference === null) return { order: null, isBuyers: false, status: 404 }
  return openNamedOrder(request, context, isOrderReference(reference) ? { reference } : {}, { isForEsim: true })
}

/** Only for whoever bought it: not for somebody else who has its eSIM in their account. */
export async function findBoughtOrder(
  request: Request,
  context: Context,
  reference: string | null,
): Promise<FoundOrder> {
  if (reference === null) return { order: null, isBuyers: false, status: 404 }
  return openNamedOrder(request, context, isOrderReference(reference) ? { reference } : {}, { isBuyersOnly: true })
}

export async function openNamedOrder(
  request: Request,
  context: Context,
  name: OrderName,
  only: { isBuyersOnly?: boolean; isForEsim?: boolean } = {},
): Promise<FoundOrder> {
  const visitor = await orderVisitorOf(request, context)
  const found = await context.get(shopContext).orders.findOwnOrder({ name, visitor, ...only }, atOf(context))
  if (found.ok) return { order: found.order, isBuyers: found.isBuyers, status: 200 }
  return { order: null, isBuyers: false, status: found.problem === 'too_often' ? tooOftenStatus(context, found) : 404 }
}

/** What this visitor has proven about orders. */
export const orderVisitorOf = async (request: Request, context: Context): Promise<OrderVisitor> => ({
  rateLimitKey: rateLimitKeyOf(context),
  heldOrderIds: await readOrderIds(request, context),
  userId: context.get(sessionUserContext)?.id ?? null,
})

/** Of a reference given twice, neither counts. */
export function readReference(request: Request): string | null {
  const [only, ...more] = new URL(request.url).searchParams.getAll('reference')
  return only && more.length === 0 ? only : null
}
