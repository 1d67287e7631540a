// GET /success: swaps a key from a link for this browser's cookie, asks about the payment, and reads the order.
import { data, redirect } from 'react-router'
import { answerHeadersContext } from '#app/session/answer-headers.ts'
import { limitKey } from '#app/session/limit-key.ts'
import { shopContext } from '#app/session/shop-context.ts'
import { clearCart, grantOrder, readCart, visitorIpContext, type Context } from '#app/session/visitor.ts'
import { isSettled, type Order } from '#shop/order/order.ts'
import { orderView, type OrderView } from '#shop/order/view-order.ts'
import type { Limit } from '#shop/ports/rate-limiter.ts'
import { VendorError } from '#shop/ports/vendor-error.ts'
import { deviceOf, type Device } from './device.ts'
import { readInvoiceTrouble, type InvoiceTrouble } from './invoice-trouble.ts'
import { findOwnOrder, readReference } from './open-order.ts'

const MISS_LIMIT: Limit = { name: 'order-miss', points: 60, seconds: 600 }

export type OrderPage =
  | { kind: 'no_reference' }
  | { kind: 'not_found' }
  | { kind: 'order'; order: OrderView; device: Device; invoiceTrouble: InvoiceTrouble | null }

export async function readOrderPage(request: Request, url: URL, context: Context) {
  const swapped = await swapKey(request, url, context)
  if (swapped) return swapped

  if (!url.searchParams.get('reference')) return data<OrderPage>({ kind: 'no_reference' }, 404)

  const found = await findOwnOrder(request, context, readReference(request))
  const order = found && (await withPaymentAsked(context, found))
  if (!order) return notFound(context)

  const page: OrderPage = {
    kind: 'order',
    order: orderView(order),
    device: deviceOf(request.headers.get('user-agent')),
    invoiceTrouble: readInvoiceTrouble(url.searchParams),
  }
  return data<OrderPage>(page, { headers: await emptiedCart(request, context, order) })
}

export const notFound = async (context: Context) => data({ kind: 'not_found' as const }, await missedStatus(context))

/** The status for unknown and foreign orders alike; whoever goes through references one by one is slowed down. */
export async function missedStatus(context: Context): Promise<404 | 429> {
  const allowed = await context.get(shopContext).take(MISS_LIMIT, limitKey(context.get(visitorIpContext)))
  if (allowed.ok) return 404
  context.get(answerHeadersContext)?.set('retry-after', String(allowed.retryAfterSeconds))
  return 429
}

// The key leaves the address at once, so that it is in no history, screenshot or referrer.
export async function swapKey(request: Request, url: URL, context: Context) {
  const key = url.searchParams.get('key')
  if (key === null) return null

  const order = await context.get(shopContext).redeemOrderKey(key)
  const rest = new URLSearchParams(url.search)
  rest.delete('key')
  rest.delete('session_id')
  const isItsOwn = order !== null && order.reference === readReference(request)
  const headers = isItsOwn ? { 'set-cookie': await grantOrder(request, context, order.id) } : undefined
  return redirect(`${url.pathname}?${rest}`, { status: 303, headers })
}

// The provider's message may be late or lost: whoever comes back from the payment page makes us ask.
async function withPaymentAsked(context: Context, order: Order): Promise<Order | null> {
  if (isSettled(order)) return order
  const shop = context.get(shopContext)
  try {
    await shop.confirmOrderPayment(order)
  } catch (error) {
    if (!(error instanceof VendorError)) throw error
  }
  return shop.findOrder(order.reference)
}

// Only what was bought leaves the cart: an old order opened from a mail must not empty the cart of the next trip.
async function emptiedCart(request: Request, context: Context, order: Order) {
  if (!isSettled(order)) return undefined
  const cart = await readCart(request, context)
  const { bundle } = order
  const isBought =
    cart?.bundleId === bundle.bundleId &&
    cart.arrival === bundle.arrival &&
    cart.departure === bundle.departure &&
    cart.destinations.join() === bundle.destinations.join()
  return isBought ? { 'set-cookie': await clearCart(context) } : undefined
}
