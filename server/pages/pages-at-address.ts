// The router's responses, by the brand's host and the requested address.
import {
  createRequestHandler,
  matchRoutes,
  type RouteObject,
  type RouterContextProvider,
  type ServerBuild,
} from 'react-router'
import { currentLanguage } from '#app/language/current-language.ts'
import { pagePath } from '#app/session/page-path.ts'
import { prefixOf } from '#values/language.ts'
import { assetsIn } from './languages.ts'

type Pages = (request: Request, context: RouterContextProvider) => Promise<Response>

/**
 * In the language of the request. Behind a proxy that ends TLS, the router can't know the origin, so for each brand it is told that brand's host. If
 * the address is literally in the route table, it only gets that address's routes.
 */
export function pagesAtAddress(build: ServerBuild) {
  const known = new Map<string, Pages>()
  const routeOf = routeWordForWord(build)
  return (origin: string, { pathname }: URL) => {
    const id = routeOf(pathname)
    const language = currentLanguage()
    const isDiscovery = pathname === build.routeDiscovery.manifestPath
    const key = `${origin} ${language} ${isDiscovery ? pathname : (id ?? '')}`
    const made = known.get(key)
    if (made) return made
    const { host } = new URL(origin)
    const routes = id === null ? build.routes : onWayTo(build.routes, id)
    const own = { ...build, routes, assets: assetsIn(language, build), allowedActionOrigins: [host] }
    const basename = prefixOf(language)
    const pages =
      basename && isDiscovery
        ? atWholeAddress(createRequestHandler({ ...own, basename }, import.meta.env.MODE), basename)
        : createRequestHandler(own, import.meta.env.MODE)
    known.set(key, pages)
    return pages
  }
}

/** Asked which routes are at some addresses, the router is told these with their language. */
const atWholeAddress =
  (pages: Pages, basename: string): Pages =>
  (request, context) => {
    const url = new URL(request.url)
    url.pathname = basename + url.pathname
    return pages(new Request(url, request), context)
  }

type Routes = ServerBuild['routes']
type RouteTable = Pick<ServerBuild, 'routes'>

/**
 * The route ID of an address that is literally in the table; null for all others. The router ranks its whole table for
 * each question, three times per request; this address needs no ranking, and only a few routes.
 */
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
