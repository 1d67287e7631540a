// A stream that says "look again" whenever the order moved; the page then reads the order anew.
import { shopContext } from '#app/session/shop-context.ts'
import { findOwnOrder, readReference } from './open-order.ts'
import type { Route } from './+types/order-events.ts'

const HEARTBEAT_MS = 4_000
const LONGEST_MS = 10 * 60_000

export async function loader({ request, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  const order = await findOwnOrder(request, context, readReference(request))
  if (!order) return new Response('Not found', { status: 404 })

  const encoder = new TextEncoder()
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      const say = (text: string) => {
        try {
          controller.enqueue(encoder.encode(text))
        } catch {
          end()
        }
      }
      const unwatch = shop.watchOrder(order.id, () => say('data: changed\n\n'))
      // Another process may have moved the order, so the page looks now and then without being told.
      const heartbeat = setInterval(() => say('data: look\n\n'), HEARTBEAT_MS)
      const tooLong = setTimeout(end, LONGEST_MS)
      request.signal.addEventListener('abort', end)
      say('retry: 2000\n\n')

      function end() {
        unwatch()
        clearInterval(heartbeat)
        clearTimeout(tooLong)
        try {
          controller.close()
        } catch {
          // The browser closed it first.
        }
      }
    },
  })
  return new Response(stream, {
    headers: { 'content-type': 'text/event-stream', 'cache-control': 'no-store', 'x-accel-buffering': 'no' },
  })
}
