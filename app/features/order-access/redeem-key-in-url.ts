// How a link gives a browser access to an order.
import { redirect } from 'react-router'
import { leadKeeping } from '#app/session/kept-cookies.ts'
import { setCookies } from '#app/session/sign-in-cookies.ts'
import { shopContext, atOf } from '#app/session/request-context.ts'
import { grantOrder, type Context } from '#app/session/visitor.ts'
import { holderMarkOf } from '#shop/sales/correction/correction.ts'
import { readReference } from './open-order.ts'

// The key is removed from the address at once, so that it appears in no history, screenshot, or referrer.
export async function redeemKeyInUrl(request: Request, url: URL, context: Context) {
  const key = url.searchParams.get('key')
  if (key === null) return null

  const order = await context.get(shopContext).orders.redeemOrderKey(key, atOf(context))
  const rest = new URLSearchParams(url.search)
  rest.delete('key')
  rest.delete('session_id')
  const isItsOwn = order !== null && order.reference === readReference(request)
  const headers = setCookies(isItsOwn ? [await grantOrder(request, context, holderMarkOf(order))] : [])
  return redirect(leadKeeping(`${url.pathname}?${rest}`, request, headers), { status: 303, headers })
}
