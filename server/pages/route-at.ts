// Finds the route of an address. The router ranks its whole table for each question, three times per request. An
// address that is literally in the table needs no ranking, and only a few routes.
import { matchRoutes, type RouteObject, type ServerBuild } from 'react-router'
import { pagePath } from '#app/session/page-path.ts'

type Routes = ServerBuild['routes']
type RouteTable = Pick<ServerBuild, 'routes'>

/** The route ID of an address that is literally in the table; null for all others. */
export function routeWordForWord({ routes }: RouteTable): (pathname: string) => string | null {
  const ids = new Map<string, string>()
  for (const route of Object.values(routes)) {
    if (route?.index) ids.set('/', route.id)
    else if (route?.path && !/[:*]/.test(route.path)) ids.set(`/${route.path}`, route.id)
  }
  return (pathname) => ids.get(pagePath(pathname)) ?? null
}

/** The route ID of any address; null if there is none. */
export function routeAt(build: RouteTable): (pathname: string) => string | null {
  const tree = branches(build.routes)
  const wordForWord = routeWordForWord(build)
  return (pathname) => wordForWord(pathname) ?? matchRoutes(tree, pagePath(pathname))?.at(-1)?.route.id ?? null
}

/** The route and its parents. */
export function onWayTo(routes: Routes, id: string | undefined): Routes {
  const route = id === undefined ? undefined : routes[id]
  return route ? { ...onWayTo(routes, route.parentId), [route.id]: route } : {}
}

function branches(routes: Routes, parentId?: string): RouteObject[] {
  return Object.values(routes).flatMap((route): RouteObject[] => {
    if (!route || route.parentId !== parentId) return []
    const { id, path } = route
    return route.index ? [{ id, path, index: true }] : [{ id, path, children: branches(routes, id) }]
  })
}
