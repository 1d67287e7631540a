// Refuses or cuts what is longer than any page of ours sends, before anything else looks at it.
import type { HttpBindings } from '@hono/node-server'
import type { MiddlewareHandler } from 'hono'
import { cutAddress, MOST_HEADER, MOST_PATH } from '#app/session/input-limits.ts'

const [TOO_LONG_ADDRESS, TOO_LONG_HEADER] = [414, 431] as const

/** Whether any header, except the cookies', is longer than a browser sends. */
const isHeavy = (headers: readonly string[]): boolean =>
  headers.some((text, at) => text.length > MOST_HEADER && (at % 2 === 0 || headers[at - 1]?.toLowerCase() !== 'cookie'))

/** Refuses a path or a header that is too long. */
export const refuseLongHeads: MiddlewareHandler<{ Bindings: HttpBindings }> = (c, next) => {
  if (c.req.path.length > MOST_PATH) return Promise.resolve(c.text('This address is too long.', TOO_LONG_ADDRESS))
  if (isHeavy(c.env?.incoming?.rawHeaders ?? []))
    return Promise.resolve(c.text('A header of this request is too long.', TOO_LONG_HEADER))
  return next()
}

/** The request, with what its address says cut to the lengths that our pages use. */
export function withShortAddress(request: Request): Request {
  const address = cutAddress(request.url)
  return address === request.url ? request : new Request(address, request)
}
