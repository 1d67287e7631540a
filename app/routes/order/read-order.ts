// GET /success: swaps a key from a link for this browser's cookie, asks about the payment, and reads the order.
import { data, redirect } from 'react-router'
import { shopContext } from '#app/session/shop-context.ts'
import { clearCart, grantOrder, type Context } from '#app/session/visitor.ts'
import { isSettled, type Order } from '#shop/order/order.ts'
import { orderView, type OrderView } from '#shop/order/view-order.ts'
import { VendorError } from '#shop/ports/vendor-error.ts'
import { findOwnOrder, readReference } from './open-order.ts'

export type OrderPage = { kind: 'no_reference' } | { kind: 'not_found' } | { kind: 'order'; order: OrderView }

export async function readOrderPage(request: Request, url: URL, context: Context) {
  const swapped = await swapKey(request, url, context)
  if (swapped) return swapped

  const reference = readReference(request)
  if (!url.searchParams.has('reference')) return data<OrderPage>({ kind: 'no_reference' }, 404)

  const found = await findOwnOrder(request, context, reference)
  const order = found && (await withPaymentAsked(context, found))
  if (!order) return data<OrderPage>({ kind: 'not_found' }, 404)

  const headers = isSettled(order) ? { 'set-cookie': await clearCart(context) } : undefined
  return data<OrderPage>({ kind: 'order', order: orderView(order) }, { headers })
}

// The key leaves the address at once, so that it is in no history, screenshot or referrer.
async function swapKey(request: Request, url: URL, context: Context) {
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
