// Limits the size of request bodies: by their declared size, or by counting as they arrive.
import type { Context, MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'

const refuse = (c: Context) => c.text('The request is too large.', 413, { connection: 'close' })

/** The library builds a whole request with a stream for each one it checks; almost all declare their size. */
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
