// Which methods an address takes, as the route table says; every other one is refused before anybody reads a body.
import type { MiddlewareHandler } from 'hono'
import { matchRoutes, type RouteObject, type ServerBuild } from 'react-router'
import { pagePath } from '#app/session/page-path.ts'
import { wrongMethod } from './wrong-method.ts'

const READING = ['GET', 'HEAD']

/** The methods of the page, file or call at an address. */
function methodsByPath({ routes }: Pick<ServerBuild, 'routes'>) {
  const tree = branches(routes)
  return (pathname: string): string[] => {
    const leaf = matchRoutes(tree, pagePath(pathname))?.at(-1)?.route.id ?? ''
    const { loader, action, default: page } = routes[leaf]?.module ?? {}
    return [...(loader || page || !action ? READING : []), ...(action ? ['POST'] : [])]
  }
}

function branches(routes: ServerBuild['routes'], parentId?: string): RouteObject[] {
  return Object.values(routes).flatMap((route): RouteObject[] => {
    if (!route || route.parentId !== parentId) return []
    const { id, path } = route
    return route.index ? [{ id, path, index: true }] : [{ id, path, children: branches(routes, id) }]
  })
}

/** Refuses what an address does not take with 405 and what it does take. */
export function refuseOtherMethods(build: Pick<ServerBuild, 'routes'>): MiddlewareHandler {
  const methodsOf = methodsByPath(build)
  return (c, next) => {
    if (READING.includes(c.req.method)) return next()
    const methods = methodsOf(c.req.path)
    return methods.includes(c.req.method) ? next() : Promise.resolve(wrongMethod(methods))
  }
}
