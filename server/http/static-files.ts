// The built browser files: hashed ones are cached forever, and precompressed if the build made a smaller copy.
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono, type MiddlewareHandler } from 'hono'
import { wrongMethod } from './refusals.ts'

/** For every answer over TLS, files included. */
export const STRICT_TRANSPORT = 'max-age=63072000; includeSubDomains'

const FOR_EVER = 'public, max-age=31536000, immutable'

export function staticFiles(root: string, isSecure = false) {
  const app = new Hono()
  if (isSecure) app.use(secured)
  for (const path of ['/assets/*', '/sw.js', '/favicon.svg']) app.use(path, readAlone)
  app.use('/assets/*', keptFor(FOR_EVER), serveStatic({ root, precompressed: true }))
  // The browser must find a new worker right away, because it decides how everything else is answered.
  app.use('/sw.js', keptFor('no-cache'), serveStatic({ root, precompressed: true }))
  app.use('/favicon.svg', keptFor('public, max-age=86400'), serveStatic({ root }))
  app.all('/assets/*', (c) => c.text('Not found', 404))
  return app
}

const secured: MiddlewareHandler = async (c, next) => {
  await next()
  c.header('strict-transport-security', STRICT_TRANSPORT)
}

const readAlone: MiddlewareHandler = (c, next) =>
  /^(GET|HEAD)$/.test(c.req.method) ? next() : Promise.resolve(wrongMethod(['GET', 'HEAD']))

const keptFor =
  (cacheControl: string) =>
  async (c: { res: Response; header: (name: string, value: string) => void }, next: () => Promise<void>) => {
    await next()
    // A file that is missing now may exist after the next release.
    c.header('cache-control', c.res.ok ? cacheControl : 'no-store')
    c.header('x-content-type-options', 'nosniff')
  }
