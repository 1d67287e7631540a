// What a document carries for its scripts: the list of files, and the data that the page was rendered from.
import type { EntryContext, StaticHandlerContext } from 'react-router'
import { prefixOf } from '#values/language.ts'
import { currentLanguage } from '#app/language/current-language.ts'
import { addressesThat, firstPartOf } from '#app/pages.ts'
import { REMEMBERED } from '#app/session/cart-restoring.ts'
import { SHOP_ROUTE, type ShellData } from '#app/session/shell-data.ts'

export type PageStart = {
  /** Works without script: it loads at the first interaction, not after the first paint. */
  isCalm: boolean
  /** Everything the page needs at once, to load in parallel. */
  files: string[]
  /** What to run, in this order; the last one hydrates the page. */
  entry: string[]
  /** Storage keys: if one of them exists, the scripts are needed right away. */
  memory: string[]
  /** The router's own settings, in its own format. */
  context: string
  manifest: Omit<EntryContext['manifest'], 'sri'>
  /** The files of each route on this page. */
  routes: [id: string, files: string[]][]
}

const isCalmPath = addressesThat(({ isCalm }) => isCalm)
/** Where strangers arrive: the script that looks for their country waits with the others. */
const isFirstPage = addressesThat(({ path }) => path === '/' || firstPartOf(path) === 'esim')

/** The two texts of a document; `state` is its routes' data in the router's own format. */
export async function startOf(entry: EntryContext, address: URL) {
  const { manifest, staticHandlerContext, serverHandoffString = '{}', serverHandoffStream } = entry
  const matched = staticHandlerContext.matches.map(({ route }) => route.id)
  const isCalm = readsWell(entry, address)
  return {
    start: startWith(manifest, `${isCalm} ${matched.join()} ${serverHandoffString}`, () =>
      harmless(JSON.stringify(startAt(manifest, matched, isCalm, settingsIn(serverHandoffString)), withoutNo)),
    ),
    state: harmless(await new Response(serverHandoffStream).text()),
  }
}

/** The router in the browser knows in front of which part of the address its pages begin. */
const settingsIn = (settings: string): string =>
  JSON.stringify({ ...JSON.parse(settings), basename: prefixOf(currentLanguage()) || '/' })

// The same for everyone who opens these routes.
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
 * What the page is rendered from: only its own routes, because the router creates elements for every route, and no
 * stream, because its text is already in the document.
 */
export function drawnOf(entry: EntryContext): EntryContext {
  const { manifest, staticHandlerContext } = entry
  const routes = Object.fromEntries(
    staticHandlerContext.matches.map(({ route: { id } }) => [id, manifest.routes[id]] as const),
  )
  return {
    ...entry,
    manifest: { ...manifest, routes },
    staticHandlerContext: atItsAddress(staticHandlerContext),
    serverHandoffStream: undefined,
  }
}

/** Whatever answers a request sees its address without its language; the router writes links with it. */
function atItsAddress(context: StaticHandlerContext): StaticHandlerContext {
  const basename = prefixOf(currentLanguage())
  const { location } = context
  return basename === ''
    ? context
    : { ...context, basename, location: { ...location, pathname: basename + location.pathname } }
}

/**
 * Nothing on the page waits for its script, which looks again for a visitor whom the server could not place; the home
 * page does that at the first interaction.
 */
function readsWell({ staticHandlerContext: { errors, loaderData } }: EntryContext, { pathname, search }: URL): boolean {
  const shell: Partial<ShellData> = { ...loaderData[SHOP_ROUTE] }
  const isPlaced = shell.vat?.source !== 'default' || isFirstPage(pathname)
  return isCalmPath(pathname) && search === '' && !errors && !shell.flash && isPlaced
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

// The page's routes and the home page's, whose frame may differ; the router loads others on demand.
function routesAround(routes: Routes, matched: string[]): Routes {
  const home = Object.values(routes).find((route) => route?.index)
  const wanted = new Set([...matched, ...(home ? [home.id, home.parentId] : [])])
  return Object.fromEntries(Object.entries(routes).filter(([id]) => wanted.has(id)))
}

/** False is the default and is omitted. */
const withoutNo = (_key: string, value: unknown) => (value === false ? undefined : value)

/** Equivalent JSON that can't end the surrounding element or line. */
const harmless = (json: string): string =>
  json
    .replaceAll('<', String.raw`\u003c`)
    .replaceAll('\u2028', String.raw`\u2028`)
    .replaceAll('\u2029', String.raw`\u2029`)
