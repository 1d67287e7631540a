// Which methods an address supports, according to the route table, and whether a script may request its data; anything
// else is refused before its body is read.
import type { MiddlewareHandler } from 'hono'
import type { ServerBuild } from 'react-router'
import { ORDER_STREAM_PATH } from '#app/features/order-stream/order-stream-path.ts'
import { FILES } from '#app/calls.ts'
import { pagePath } from '#app/session/page-path.ts'
import { routeAt } from './pages-at-address.ts'
import { wrongMethod } from '#server/http/refusals.ts'

const READING = ['GET', 'HEAD']

/** The router names a route after its module. */
const FILE_IDS = new Set(FILES.map((module) => module.replace(/\.tsx?$/, '')))

/** What is at an address: a page, a file, or a call. */
function leafByPath(build: Pick<ServerBuild, 'routes'>) {
  const idAt = routeAt(build)
  return (pathname: string) => {
    // The server's own, beside the router.
    if (pagePath(pathname) === ORDER_STREAM_PATH) return { methods: READING, hasData: false }
    const id = idAt(pathname) ?? ''
    const { loader, action, default: page, clientLoader } = build.routes[id]?.module ?? {}
    const methods = [...(loader || page || !action ? READING : []), ...(action ? ['POST'] : [])]
    return { methods, hasData: !FILE_IDS.has(id) || clientLoader !== undefined }
  }
}

/**
 * Answers 405 with the supported methods, and 404 to requests for data that doesn't exist: the router would read the
 * whole body before it answers.
 */
export function refuseOtherMethods(build: Pick<ServerBuild, 'routes'>): MiddlewareHandler {
  const leafAt = leafByPath(build)
  return (c, next) => {
    const isForData = c.req.path.endsWith('.data')
    if (!isForData && READING.includes(c.req.method)) return next()
    const { methods, hasData } = leafAt(c.req.path)
    if (isForData && !hasData) return Promise.resolve(c.text('Not found.', 404, { 'cache-control': 'no-store' }))
    return methods.includes(c.req.method) ? next() : Promise.resolve(wrongMethod(methods))
  }
}
