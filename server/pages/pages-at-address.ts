// The router's responses, by the brand's host and the requested address.
import { createRequestHandler, type RouterContextProvider, type ServerBuild } from 'react-router'
import { onWayTo, routeWordForWord } from './route-at.ts'

type Pages = (request: Request, context: RouterContextProvider) => Promise<Response>

/**
 * Behind a proxy that ends TLS, the router can't know the origin, so for each brand it is told that brand's host. If
 * the address is literally in the route table, it only gets that address's routes.
 */
export function pagesAtAddress(build: ServerBuild) {
  const known = new Map<string, Pages>()
  const routeOf = routeWordForWord(build)
  return (origin: string, { pathname }: URL) => {
    const id = routeOf(pathname)
    const key = `${origin} ${id ?? ''}`
    const made = known.get(key)
    if (made) return made
    const { host } = new URL(origin)
    const routes = id === null ? build.routes : onWayTo(build.routes, id)
    const pages = createRequestHandler({ ...build, routes, allowedActionOrigins: [host] }, import.meta.env.MODE)
    known.set(key, pages)
    return pages
  }
}
