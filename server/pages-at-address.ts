// The router's answers, by the host of the brand and the address that is asked for.
import { createRequestHandler, type ServerBuild } from 'react-router'
import { onWayTo, routeWordForWord } from './route-at.ts'

/**
 * Behind a proxy that ends TLS the router cannot tell an origin by itself: for each brand it is told that brand's host. Of the
 * routes it is given those of the address alone, where that is in the table word for word.
 */
export function pagesAtAddress(build: ServerBuild) {
  const known = new Map<string, ReturnType<typeof createRequestHandler>>()
  const routeOf = routeWordForWord(build)
  return ({ host }: URL, { pathname }: URL) => {
    const id = routeOf(pathname)
    const key = `${host} ${id ?? ''}`
    const made = known.get(key)
    if (made) return made
    const routes = id === null ? build.routes : onWayTo(build.routes, id)
    const pages = createRequestHandler({ ...build, routes, allowedActionOrigins: [host] }, import.meta.env.MODE)
    known.set(key, pages)
    return pages
  }
}
