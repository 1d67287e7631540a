// POST /functions/v1/create-checkout-session: orders one bundle as the checkout page does, and names its payment page (storefront rules §7).
import { keepTouch } from '#app/session/affiliate-touch.ts'
import { randomUUID } from 'node:crypto'
import { suspendedCopy } from '#app/copy/office/businesses.ts'
import { problemCopy } from '#app/copy/site/problems.ts'
import { ORDER_PROBLEM_STATUS, orderCart } from '#app/features/checkout/order-cart.ts'
import { readCompany } from '#app/features/company-form/read-company.ts'
import { shopContext, isSuspendedContext, atOf, publicUrlContext } from '#app/session/request-context.ts'
import { grantOrder, readCart, writeCart, type Context, type SavedCart } from '#app/session/visitor.ts'
import { travelersOf } from '#shop/catalogue/cart/travelers.ts'
import type { PlacedOrder } from '#shop/sales/checkout/place-order.ts'
import { isFree } from '#shop/sales/order/order-conditions.ts'
import { answerJson, refuseJson, refuseReading, tooOftenJson, unreadable } from '#app/http/json-call.ts'
import { checkoutCall, readCheckoutCall, type CheckoutInput } from './checkout-call.ts'
import { readCall } from '#app/http/json-call.ts'
import type { Route } from './+types/create-checkout-session.ts'

export const loader = refuseReading

export async function action({ request, context }: Route.ActionArgs) {
  if (context.get(isSuspendedContext)) return refuseJson(suspendedCopy.title, 503)
  const call = await readCall(request, checkoutCall)
  if (!call) return unreadable()
  const read = readCheckoutCall(call)
  if (!read.ok) return refuseJson(read.problem, read.status)
  const { input } = read
  const company = await readCompany(context, input.company)
  // The call's list of fields has no city: one that is sent is accepted, but not required.
  const { city: _unasked, ...problems } = company?.problems ?? {}
  const [wrong] = Object.values(problems)
  if (wrong) return refuseJson(wrong, 400)

  const { cart, isNew } = await cartFor(request, context, input)
  const placed = await orderCart(request, context, { ...input, cart, company, seen: null })
  if (!placed.ok && placed.problem === 'too_often') return tooOftenJson(placed)
  const headers = new Headers()
  const status = placed.ok ? 200 : ORDER_PROBLEM_STATUS[placed.problem]
  // The same call again finds its order by the cart, also after a payment page that could not be opened.
  if (isNew && (placed.ok || status === 503)) headers.append('set-cookie', await writeCart(cart, context))
  if (!placed.ok) return refuseJson(problemCopy[placed.problem], status, headers)

  headers.append('set-cookie', await grantOrder(request, context, placed.orderId))
  for (const cookie of await keepTouch(placed.touch, context)) headers.append('set-cookie', cookie)
  return answerJson(await sessionOf(context, placed), status, headers)
}

// One cart, one order. A browser without a cart gets one; another trip in the cart stays there as it is. What only the
// cart says, travelers and the trip's later parts, wasn't asked for.
async function cartFor(request: Request, context: Context, input: CheckoutInput) {
  const { bundleId, destinations } = input
  const kept = await readCart(request, context)
  const isSame =
    kept?.bundleId === bundleId &&
    !kept.topUpFor &&
    !kept.plan &&
    travelersOf(kept) === 1 &&
    kept.destinations.join() === destinations.join()
  if (kept && isSame) return { cart: kept, isNew: false }
  const cart: SavedCart = { id: kept?.id ?? randomUUID(), bundleId, destinations, arrival: null, departure: null }
  return { cart, isNew: kept === null }
}

async function sessionOf(context: Context, { orderId, reference, continueAt }: PlacedOrder) {
  if (continueAt.kind === 'payment_page')
    return { id: continueAt.sessionId, url: continueAt.url, free: false, orderReference: reference }
  const order = await context.get(shopContext).orders.findOrderById(orderId, atOf(context))
  if (order && isFree(order)) return { free: true, orderReference: reference }
  // Paid already: there is nothing left but to look at it.
  const url = `${context.get(publicUrlContext)}/success?reference=${encodeURIComponent(reference)}`
  return { id: null, url, free: false, orderReference: reference }
}
