// No request may bring more than this: what says its size is judged by that, and what does not is counted as it comes.
import type { Context, MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'

const refuse = (c: Context) => c.text('The request is too large.', 413, { connection: 'close' })

/** The library makes a whole request object with a stream of each one that it looks at; almost all of them say their size. */
export function limitBody(mostBytes: number): MiddlewareHandler {
  const counted = bodyLimit({ maxSize: mostBytes, onError: refuse })
  return (c, next) => {
    // Node reads no body of these.
    if (c.req.method === 'GET' || c.req.method === 'HEAD') return next()
    const length = c.req.header('content-length')
    if (length === undefined || !/^\d{1,15}$/.test(length) || c.req.header('transfer-encoding') !== undefined)
      return counted(c, next)
    return Number(length) > mostBytes ? Promise.resolve(refuse(c)) : next()
  }
}
