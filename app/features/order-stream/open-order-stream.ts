// A stream of an order's changes, or "look again" if the order isn't in memory; the page then reloads it.
import { orderCopy } from '#app/copy/sales/order.ts'
import { shopContext } from '#app/session/request-context.ts'
import { tooOftenText } from '#app/session/too-often.ts'
import { rateLimitKeyOf, type Context } from '#app/session/visitor.ts'
import { holderMarkOf } from '#shop/sales/correction/correction.ts'
import { isCompleted } from '#shop/sales/order/order.ts'
import { findOwnOrder, readReference } from '#app/features/order-access/open-order.ts'
import { streamOrderChanges, toOrderNews, unlessWithdrawn, type OrderNews } from './stream-order-changes.ts'

const HEARTBEAT_MS = 4_000
/** Of an order that is done, and changes when its network tells something: often enough for proxies, and seldom enough for a phone. */
const QUIET_HEARTBEAT_MS = 25_000
const LONGEST_MS = 10 * 60_000
const RETRY_SECONDS = 60
// A proxy that compresses or buffers would hold the news back.
const HEADERS = {
  'content-type': 'text/event-stream',
  'cache-control': 'no-store, no-transform',
  'x-accel-buffering': 'no',
}

export async function openOrderStream(request: Request, context: Context): Promise<Response> {
  const { order, status } = await findOwnOrder(request, context, readReference(request))
  if (!order) return new Response('Not found', { status })

  if (request.method === 'HEAD') return new Response(null, { headers: HEADERS })

  const { inbox, orders, alerts } = context.get(shopContext)
  const isDone = isCompleted(order)
  // Before a place is taken, which would never be freed if this failed.
  if (isDone) await alerts.askAboutPhone(order)
  const encoder = new TextEncoder()
  let controller: ReadableStreamDefaultController<Uint8Array> | null = null
  const say = (text: string) => controller?.enqueue(encoder.encode(text))
  let opening = 'retry: 2000\n\n'
  const tell = (news: OrderNews | null) => {
    say(`${opening}data: ${news ? JSON.stringify(news) : 'changed'}\n\n`)
    opening = ''
  }
  const changes = streamOrderChanges(unlessWithdrawn(() => inbox.isWithdrawn(order), tell))
  const watch = orders.watchOrder({
    orderId: order.id,
    visitor: rateLimitKeyOf(context),
    // A corrected order tells its former holder nothing but to look again, which shows it to them no more.
    onChange: (moved) =>
      changes.changed(moved && holderMarkOf(moved) === holderMarkOf(order) ? toOrderNews(moved) : null),
  })
  // The page then looks by itself every few seconds.
  if (!watch.ok) return tooOftenText(orderCopy.tooManyStreams, { retryAfterSeconds: RETRY_SECONDS })

  const endWatch = watch.end
  // Another process may have changed the order, so the page of one on its way also checks from time to time.
  const heartbeat = isDone
    ? setInterval(() => say(':\n\n'), QUIET_HEARTBEAT_MS)
    : setInterval(() => say('data: look\n\n'), HEARTBEAT_MS)
  const tooLong = setTimeout(() => {
    controller?.close()
    end()
  }, LONGEST_MS)
  const stream = new ReadableStream<Uint8Array>({
    start(opened) {
      controller = opened
      // What happened between the page and its stream.
      changes.changed(toOrderNews(order))
    },
    // The browser went away. Its request's own signal would keep what listens to it in memory for good.
    cancel: end,
  })
  return new Response(stream, { headers: HEADERS })

  function end() {
    controller = null
    changes.end()
    endWatch()
    clearInterval(heartbeat)
    clearTimeout(tooLong)
  }
}
