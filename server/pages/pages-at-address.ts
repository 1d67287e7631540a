// The router's responses, by the brand's host and the requested address.
import { createRequestHandler, type RouterContextProvider, type ServerBuild } from 'react-router'
import { currentLanguage } from '#app/language/current-language.ts'
import { prefixOf } from '#values/language.ts'
import { assetsIn } from './languages.ts'
import { onWayTo, routeWordForWord } from './route-at.ts'

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
