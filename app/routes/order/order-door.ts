// How a link lets a browser in to an order, and how whoever has none is turned away.
import { redirect } from 'react-router'
import { answerHeadersContext } from '#app/session/answer-headers.ts'
import { brandContext } from '#app/session/brand-context.ts'
import { limitKey } from '#app/session/limit-key.ts'
import { shopContext } from '#app/session/shop-context.ts'
import { grantOrder, visitorIpContext, type Context } from '#app/session/visitor.ts'
import type { Limit } from '#shop/ports/rate-limiter.ts'
import { readReference } from './open-order.ts'

const MISS_LIMIT: Limit = { name: 'order-miss', points: 60, seconds: 600 }

// The key leaves the address at once, so that it is in no history, screenshot or referrer.
export async function swapKey(request: Request, url: URL, context: Context) {
  const key = url.searchParams.get('key')
  if (key === null) return null

  const order = await context.get(shopContext).redeemOrderKey(key, context.get(brandContext))
  const rest = new URLSearchParams(url.search)
  rest.delete('key')
  rest.delete('session_id')
  const isItsOwn = order !== null && order.reference === readReference(request)
  const headers = isItsOwn ? { 'set-cookie': await grantOrder(request, context, order.id) } : undefined
  return redirect(`${url.pathname}?${rest}`, { status: 303, headers })
}

/** The same for unknown and foreign orders; whoever goes through references one by one is slowed down. */
export async function missStatus(context: Context): Promise<404 | 429> {
  const allowed = await context.get(shopContext).take(MISS_LIMIT, limitKey(context.get(visitorIpContext)))
  if (allowed.ok) return 404
  context.get(answerHeadersContext)?.set('retry-after', String(allowed.retryAfterSeconds))
  return 429
}
