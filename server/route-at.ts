// Which route an address belongs to: the router ranks its whole table for each question, and asks it three times for each
// request. An address that is in the table word for word needs no ranking, and no table but its own few routes.
import { matchRoutes, type RouteObject, type ServerBuild } from 'react-router'
import { pagePath } from '#app/session/page-path.ts'

type Routes = ServerBuild['routes']
type Built = Pick<ServerBuild, 'routes'>

/** The id of the route at an address that is in the table word for word; null for all others. */
export function routeWordForWord({ routes }: Built): (pathname: string) => string | null {
  const ids = new Map<string, string>()
  for (const route of Object.values(routes)) {
    if (route?.index) ids.set('/', route.id)
    else if (route?.path && !/[:*]/.test(route.path)) ids.set(`/${route.path}`, route.id)
  }
  return (pathname) => ids.get(pagePath(pathname)) ?? null
}

/** The id of the route at any address; null where there is none. */
export function routeAt(build: Built): (pathname: string) => string | null {
  const tree = branches(build.routes)
  const wordForWord = routeWordForWord(build)
  return (pathname) => wordForWord(pathname) ?? matchRoutes(tree, pagePath(pathname))?.at(-1)?.route.id ?? null
}

/** The route and those around it. */
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
