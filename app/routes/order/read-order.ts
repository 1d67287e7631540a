// GET /success: swaps a key from a link for this browser's cookie, asks about the payment, and reads the order.
import { data, redirect } from 'react-router'
import { answerHeadersContext } from '#app/session/answer-headers.ts'
import { limitKey } from '#app/session/limit-key.ts'
import { shopContext } from '#app/session/shop-context.ts'
import { clearCart, grantOrder, visitorIpContext, type Context } from '#app/session/visitor.ts'
import { isSettled, type Order } from '#shop/order/order.ts'
import { orderView, type OrderView } from '#shop/order/view-order.ts'
import type { Limit } from '#shop/ports/rate-limiter.ts'
import { VendorError } from '#shop/ports/vendor-error.ts'
import { findOwnOrder, readReference } from './open-order.ts'

const MISS_LIMIT: Limit = { name: 'order-miss', points: 60, seconds: 600 }

export type OrderPage = { kind: 'no_reference' } | { kind: 'not_found' } | { kind: 'order'; order: OrderView }

export async function readOrderPage(request: Request, context: Context) {
  const swapped = await swapKey(request, context)
  if (swapped) return swapped

  const reference = readReference(request)
  if (!new URL(request.url).searchParams.has('reference')) return data<OrderPage>({ kind: 'no_reference' }, 404)

  const found = await findOwnOrder(request, context, reference)
  const order = found && (await withPaymentAsked(context, found))
  if (!order) return notFound(context)

  const headers = isSettled(order) ? { 'set-cookie': await clearCart(context) } : undefined
  return data<OrderPage>({ kind: 'order', order: orderView(order) }, { headers })
}

// The same answer for unknown and foreign; whoever goes through references one by one is slowed down.
async function notFound(context: Context) {
  const allowed = await context.get(shopContext).take(MISS_LIMIT, limitKey(context.get(visitorIpContext)))
  if (allowed.ok) return data<OrderPage>({ kind: 'not_found' }, 404)
  context.get(answerHeadersContext)?.set('retry-after', String(allowed.retryAfterSeconds))
  return data<OrderPage>({ kind: 'not_found' }, 429)
}

// The key leaves the address at once, so that it is in no history, screenshot or referrer.
async function swapKey(request: Request, context: Context) {
  const url = new URL(request.url)
  const key = url.searchParams.get('key')
  if (key === null) return null

  const order = await context.get(shopContext).redeemOrderKey(key)
  url.searchParams.delete('key')
  url.searchParams.delete('session_id')
  const isItsOwn = order !== null && order.reference === readReference(request)
  const headers = isItsOwn ? { 'set-cookie': await grantOrder(request, context, order.id) } : undefined
  return redirect(`${url.pathname}${url.search}`, { status: 303, headers })
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
