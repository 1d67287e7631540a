import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { START_ID, STATE_ID } from './start/start-names.ts'
import type { PageStart } from './start/page-start.ts'

await readStart()
startTransition(() => {
  hydrateRoot(document, <HydratedRouter />)
})

// Gives the router in the browser the document's data, under the names it expects.
async function readStart(): Promise<void> {
  const { context, manifest, routes }: PageStart = JSON.parse(textIn(START_ID))
  const modules = await Promise.all(routes.map(async ([id, files]) => [id, await loadRoute(files)] as const))
  Object.assign(window, {
    __reactRouterContext: { ...JSON.parse(context), stream: new Response(textIn(STATE_ID)).body },
    __reactRouterManifest: manifest,
    __reactRouterRouteModules: Object.fromEntries(modules),
  })
}

// A declaration, since the waiting line above runs before what stands below it.
function textIn(id: string): string {
  return document.getElementById(id)?.textContent ?? ''
}

async function loadRoute(files: string[]): Promise<object> {
  const parts: object[] = await Promise.all(files.map((file) => import(/* @vite-ignore */ file)))
  return Object.assign({}, ...parts)
}
