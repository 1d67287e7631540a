// A page and its data are whole before they are sent, so they are compressed in one piece and sent with their length.
// Whatever is sent in parts, `hono/compress` compresses as it comes.
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { MiddlewareHandler } from 'hono'
import { accepts } from 'hono/accepts'

const pack = promisify(gzip)
/** Pages, and the router's data of one. */
const PAGES = /^text\/(html|x-script)\b/
const SMALLEST_BYTES = 1024
/** Three percent larger than at the usual level, for half of the time. */
const LEVEL = 4

export const compressPages: MiddlewareHandler = async (c, next) => {
  await next()
  const { status, headers } = c.res
  if (c.req.method === 'HEAD' || headers.has('content-encoding') || !PAGES.test(headers.get('content-type') ?? ''))
    return
  headers.append('vary', 'accept-encoding')
  const encoding = accepts(c, { header: 'Accept-Encoding', supports: ['gzip'], default: 'identity' })
  if (encoding !== 'gzip') return
  const whole = new Uint8Array(await c.res.arrayBuffer())
  const isWorthIt = whole.length >= SMALLEST_BYTES
  const body = isWorthIt ? await pack(whole, { level: LEVEL }) : whole
  if (isWorthIt) headers.set('content-encoding', encoding)
  headers.set('content-length', String(body.length))
  // Hono would copy the headers of a response that is still there.
  c.res = undefined
  c.res = new Response(body, { status, headers })
}
