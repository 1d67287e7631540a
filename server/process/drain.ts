// Shuts a server down without cutting anybody off: it accepts no new requests, and finishes those in progress.
import type { IncomingMessage, Server } from 'node:http'

/** Open as long as somebody waits for updates; the browser reconnects by itself and finds another node. */
const STREAMS = /^\/order\/events(\?|$)/
const LOOK_EVERY_MS = 50

const underWay = new WeakMap<Server, Set<IncomingMessage>>()

/** Tracks requests in progress from now on. */
export function watchAnswers(server: Server): void {
  const asking = new Set<IncomingMessage>()
  underWay.set(server, asking)
  server.on('request', (request, response) => {
    if (STREAMS.test(request.url ?? '')) return
    asking.add(request)
    response.once('close', () => asking.delete(request))
  })
}

/** Closes the server once all requests are answered, or when the time is up. */
export async function drain(server: Server, withinMs: number): Promise<void> {
  const closed = new Promise((done) => server.close(done))
  server.closeIdleConnections()
  const deadline = performance.now() + withinMs
  while ((underWay.get(server)?.size ?? 0) > 0 && performance.now() < deadline)
    await new Promise((done) => setTimeout(done, LOOK_EVERY_MS))
  server.closeAllConnections()
  await closed
}
