// What a document carries for its scripts: which files they are, and the data that the page was drawn from.
import type { EntryContext } from 'react-router'
import { pathsThat } from '#app/pages.ts'
import { REMEMBERED } from '#app/session/cart-restoring.ts'

export type PageStart = {
  /** Reads well without script: it is asked for at the first touch, not after the first paint. */
  isCalm: boolean
  /** Everything that the page needs at once, to be asked for together. */
  files: string[]
  /** What is run, in this order; the last of them takes the page over. */
  entry: string[]
  /** Keys of the browser's memory: with one of them there is something to do at once. */
  memory: string[]
  /** The router's own settings, as it writes them itself. */
  context: string
  manifest: Omit<EntryContext['manifest'], 'sri'>
  /** The files of each route on this page. */
  routes: [id: string, files: string[]][]
}

const CALM_PATHS = new Set(pathsThat(({ isCalm }) => isCalm))

/** The two texts of a document; `state` is the data of its routes in the router's own notation. */
export async function startOf(entry: EntryContext, address: URL) {
  const { manifest, staticHandlerContext, serverHandoffString = '{}', serverHandoffStream } = entry
  const matched = staticHandlerContext.matches.map(({ route }) => route.id)
  const isCalm = readsWell(entry, address)
  return {
    start: startWith(manifest, `${isCalm} ${matched.join()} ${serverHandoffString}`, () =>
      harmless(JSON.stringify(startAt(manifest, matched, isCalm, serverHandoffString), withoutNo)),
    ),
    state: harmless(await textOf(serverHandoffStream)),
  }
}

// The same for everybody who opens these routes.
const written = new WeakMap<Manifest, Map<string, string>>()

function startWith(manifest: Manifest, key: string, write: () => string): string {
  const known = written.get(manifest) ?? new Map<string, string>()
  written.set(manifest, known)
  const start = known.get(key) ?? write()
  known.set(key, start)
  return start
}

function startAt(manifest: Manifest, matched: string[], isCalm: boolean, context: string): PageStart {
  const routes = matched.flatMap((id) => {
    const route = manifest.routes[id]
    return route ? [[id, filesOf(route)] as [string, string[]]] : []
  })
  return {
    isCalm,
    files: [
      ...new Set([
        ...manifest.entry.imports,
        ...routes.flatMap(([id, files]) => [...files, ...(manifest.routes[id]?.imports ?? [])]),
      ]),
    ],
    entry: [...(manifest.hmr?.runtime ? [manifest.hmr.runtime] : []), manifest.entry.module],
    memory: REMEMBERED,
    context,
    manifest: { ...manifest, routes: routesAround(manifest.routes, matched) },
    routes,
  }
}

/**
 * What the page is drawn from: the routes that it consists of, since the router makes elements of every route that it is
 * given, and no stream, since its text stands in the document already.
 */
export function drawnOf(entry: EntryContext): EntryContext {
  const { manifest, staticHandlerContext } = entry
  const routes = Object.fromEntries(
    staticHandlerContext.matches.map(({ route: { id } }) => [id, manifest.routes[id]] as const),
  )
  return { ...entry, manifest: { ...manifest, routes }, serverHandoffStream: undefined }
}

/** Nothing on the page waits for its script. */
function readsWell({ staticHandlerContext: { errors, loaderData } }: EntryContext, { pathname, search }: URL): boolean {
  const said: unknown = Reflect.get(Object(loaderData['layout/shell']), 'flash')
  return CALM_PATHS.has(pathname) && search === '' && !errors && !said
}

type Manifest = EntryContext['manifest']
type Routes = Manifest['routes']
type Route = NonNullable<Routes[string]>

const filesOf = ({
  module,
  clientActionModule,
  clientLoaderModule,
  clientMiddlewareModule,
  hydrateFallbackModule,
}: Route) =>
  [clientActionModule, clientLoaderModule, clientMiddlewareModule, hydrateFallbackModule, module].filter(
    (file) => file !== undefined,
  )

// The routes of the page and the way home, whose frame may be another; the router asks for the others when it needs them.
function routesAround(routes: Routes, matched: string[]): Routes {
  const home = Object.values(routes).find((route) => route?.index)
  const wanted = new Set([...matched, ...(home ? [home.id, home.parentId] : [])])
  return Object.fromEntries(Object.entries(routes).filter(([id]) => wanted.has(id)))
}

const textOf = (stream: EntryContext['serverHandoffStream']) => (stream ? new Response(stream).text() : '')

/** What is not so goes without saying. */
const withoutNo = (_key: string, value: unknown) => (value === false ? undefined : value)

/** Says the same, and can neither end the element around it nor a line. */
const harmless = (json: string): string =>
  json
    .replaceAll('<', String.raw`\u003c`)
    .replaceAll('\u2028', String.raw`\u2028`)
    .replaceAll('\u2029', String.raw`\u2029`)
