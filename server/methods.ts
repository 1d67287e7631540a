// Which methods an address takes, as the route table says, and whether a script may ask for its data; everything else is
// refused before anybody reads a body.
import type { MiddlewareHandler } from 'hono'
import type { ServerBuild } from 'react-router'
import { FILES } from '#app/pages.ts'
import { routeAt } from './route-at.ts'
import { wrongMethod } from './wrong-method.ts'

const READING = ['GET', 'HEAD']

/** The router names a route after its module. */
const FILE_IDS = new Set(FILES.map((module) => module.replace(/\.tsx?$/, '')))

/** What is at an address: a page, a file or a call. */
function leafByPath(build: Pick<ServerBuild, 'routes'>) {
  const idAt = routeAt(build)
  return (pathname: string) => {
    const id = idAt(pathname) ?? ''
    const { loader, action, default: page, clientLoader } = build.routes[id]?.module ?? {}
    const methods = [...(loader || page || !action ? READING : []), ...(action ? ['POST'] : [])]
    return { methods, hasData: !FILE_IDS.has(id) || clientLoader !== undefined }
  }
}

/**
 * Refuses what an address does not take with 405 and what it does take, and with 404 whoever asks for the data of what
 * has none: the router would read a stream to its end before it answers.
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
