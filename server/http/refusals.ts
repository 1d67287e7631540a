// Refuses what no page of ours sends, before anything else looks at it: other methods, large bodies, long addresses.
import type { Context, MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { HttpBindings } from '@hono/node-server'
import { refusalCopy } from '#app/copy/site/busy.ts'
import { cutAddress, MOST_HEADER, MOST_PATH } from '#app/session/input-limits.ts'

const refuse = (c: Context) => c.text(refusalCopy.tooLarge, 413, { connection: 'close' })

/**
 * Limits the size of request bodies: by their declared size, or by counting as they arrive. The library builds a whole
 * request with a stream for each one it checks; almost all declare their size.
 */
export function limitBody(mostBytes: number): MiddlewareHandler {
  const counted = bodyLimit({ maxSize: mostBytes, onError: refuse })
  return (c, next) => {
    // Node reads no body for these methods.
    if (c.req.method === 'GET' || c.req.method === 'HEAD') return next()
    const length = c.req.header('content-length')
    if (length === undefined || !/^\d{1,15}$/.test(length) || c.req.header('transfer-encoding') !== undefined)
      return counted(c, next)
    return Number(length) > mostBytes ? Promise.resolve(refuse(c)) : next()
  }
}

/** The answer to an unsupported method. */
export const wrongMethod = (allowed: string[]): Response =>
  new Response(refusalCopy.wrongMethod, {
    status: 405,
    headers: { allow: allowed.join(', '), 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  })

const [TOO_LONG_ADDRESS, TOO_LONG_HEADER] = [414, 431] as const

/** Whether any header, except the cookies', is longer than a browser sends. */
const isHeavy = (headers: readonly string[]): boolean =>
  headers.some((text, at) => text.length > MOST_HEADER && (at % 2 === 0 || headers[at - 1]?.toLowerCase() !== 'cookie'))

/** Refuses a path or a header that is too long. */
export const refuseLongHeads: MiddlewareHandler<{ Bindings: HttpBindings }> = (c, next) => {
  if (c.req.path.length > MOST_PATH) return Promise.resolve(c.text(refusalCopy.longAddress, TOO_LONG_ADDRESS))
  if (isHeavy(c.env?.incoming?.rawHeaders ?? []))
    return Promise.resolve(c.text(refusalCopy.longHeader, TOO_LONG_HEADER))
  return next()
}

/** The request, with what its address says cut to the lengths that our pages use. */
export function withShortAddress(request: Request): Request {
  const address = cutAddress(request.url)
  return address === request.url ? request : new Request(address, request)
}

/** The client disconnected mid-request, or was cut off for being slow. */
export const isCutOff = ({ incoming }: Partial<HttpBindings> = {}): boolean =>
  incoming !== undefined && incoming.destroyed && !incoming.complete

/** The client was told to come back while the work went on; Node has discarded the unread rest. */
export const isAnswered = ({ outgoing }: Partial<HttpBindings> = {}): boolean => outgoing?.headersSent === true
