// Hands the router in the browser what the document carries for it, under the names that it looks for.
import type { PageStart } from './page-start.ts'

export async function readStart(): Promise<void> {
  const { context, manifest, routes }: PageStart = JSON.parse(textIn('start'))
  const modules = await Promise.all(routes.map(async ([id, files]) => [id, await loadRoute(files)] as const))
  Object.assign(window, {
    __reactRouterContext: { ...JSON.parse(context), stream: new Response(textIn('state')).body },
    __reactRouterManifest: manifest,
    __reactRouterRouteModules: Object.fromEntries(modules),
  })
}

const textIn = (id: string) => document.getElementById(id)?.textContent ?? ''

async function loadRoute(files: string[]): Promise<object> {
  const parts: object[] = await Promise.all(files.map((file) => import(/* @vite-ignore */ file)))
  return Object.assign({}, ...parts)
}
