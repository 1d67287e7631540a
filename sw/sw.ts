// The service worker: caches our files and a few pages that are the same for everyone, so that saved passes open in
// airplane mode.
import type { Language } from '#values/language.ts'
import { splitAddress } from '#app/language/address.ts'
import { assetsIn, decide, keptPageFor, keptPagesFor, offlineAddress, offlinePageAmong } from './routing-rules.ts'
import type { WorkerScope } from './worker-scope.ts'

declare const self: WorkerScope
/** Different for every build. */
declare const BUILD: string
/** Files that the cached pages of a language load later. */
declare const LATER_FILES: Record<Language, string[]>
/** Those of routes without a page, the same in all languages. */
declare const EMPTY_FILES: string[]

const PAGES = `pages-${BUILD}`
const ASSETS = `assets-${BUILD}`
type Later = (work: Promise<unknown>) => void

/** If there is a cached page, a network that doesn't answer is as good as none. */
const TIMEOUT_MS = 3_000

self.addEventListener('install', (event) =>
  event.waitUntil(keepPages(keptPagesFor(self.location.origin)).then(() => self.skipWaiting())),
)
self.addEventListener('activate', (event) => event.waitUntil(dropOldCaches().then(() => self.clients.claim())))
// A page that saves a pass makes sure that there is a page in its language to open it with, and tells its address.
self.addEventListener('message', (event) => {
  const say = (word: string) => event.ports[0]?.postMessage(word)
  event.waitUntil(
    keepPagesIfMissing(String(event.data)).then(
      () => say('kept'),
      () => say('failed'),
    ),
  )
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const later = (work: Promise<unknown>) => event.waitUntil(work)
  const decision = decide(request, self.location.origin)
  if (decision === 'asset') event.respondWith(answerAsset(request, later))
  if (decision === 'page') event.respondWith(answerPage(request, later))
  if (decision === 'own') event.respondWith(answerOwnPage(request))
})

// Requested without cookies, so that the cache contains what a stranger would see.
async function keepPages(paths: string[]) {
  const found = await Promise.all(paths.map(readPage))
  const { language } = splitAddress(paths[0] ?? '')
  const files = [...new Set([...EMPTY_FILES, ...LATER_FILES[language], ...found.flatMap(({ html }) => assetsIn(html))])]

  const assets = await caches.open(ASSETS)
  await Promise.all(files.map(async (file) => (await assets.match(file)) ?? assets.put(file, await ask(file))))
  const pages = await caches.open(PAGES)
  await Promise.all(found.map(({ path, html, headers }) => pages.put(path, new Response(html, { headers }))))
}

async function readPage(path: string) {
  const answer = await ask(path)
  const headers = new Headers(answer.headers)
  // Cached responses are already decompressed.
  for (const name of ['content-encoding', 'content-length', 'transfer-encoding']) headers.delete(name)
  // The only header that the page itself can read: it tells that the response came from the cache.
  headers.set('server-timing', 'kept')
  return { path, headers, html: await answer.text() }
}

async function ask(path: string): Promise<Response> {
  const answer = await fetch(path, { credentials: 'omit', redirect: 'error' })
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`)
  return answer
}

// 'Update App' and a full disk empty the caches without telling us; the next page from the network fills them again.
async function keepPagesIfMissing(url: string) {
  const pages = await caches.open(PAGES)
  const wanted = keptPagesFor(url)
  const kept = await Promise.all(wanted.map((path) => pages.match(path)))
  if (!kept.every(Boolean)) await keepPages(wanted)
}

async function dropOldCaches() {
  const names = await caches.keys()
  await Promise.all(names.filter((name) => name !== PAGES && name !== ASSETS).map((name) => caches.delete(name)))
}

async function answerAsset(request: Request, later: Later): Promise<Response> {
  const assets = await caches.open(ASSETS)
  const kept = await assets.match(request, { ignoreVary: true })
  if (kept) return kept
  const answer = await fetch(request)
  // Not awaited: a copy can only be read to its end while the other one is being read too.
  if (answer.status === 200) later(assets.put(request, answer.clone()))
  return answer
}

async function answerPage(request: Request, later: Later): Promise<Response> {
  const path = keptPageFor(request.url)
  const kept = path === null ? undefined : await (await caches.open(PAGES)).match(path, { ignoreVary: true })
  try {
    const answer = await (kept ? Promise.race([fetch(request), failAfter(TIMEOUT_MS)]) : fetch(request))
    later(keepPagesIfMissing(request.url).catch(() => undefined))
    return answer
  } catch {
    // The HTML was rendered without a query, and its script would render something else with one.
    if (kept) return new URL(request.url).search === '' ? kept : goTo(path ?? offlineAddress(request.url))
    return path?.endsWith('/offline') ? offlineElsewhere() : goTo(offlineAddress(request.url))
  }
}

// The browser takes along what stands after the hash: where the visitor wanted to go.
async function offlineElsewhere(): Promise<Response> {
  const kept = await (await caches.open(PAGES)).keys()
  const path = offlinePageAmong(kept.map(({ url }) => url))
  return path === null ? new Response('You are offline.', { status: 503 }) : goTo(path)
}

// Nothing of it is kept; what a traveler saved of an order is on the offline page.
const answerOwnPage = (request: Request): Promise<Response> =>
  fetch(request).catch(() => goTo(offlineAddress(request.url)))

const goTo = (path: string) => Response.redirect(new URL(path, self.location.origin).href, 302)

function failAfter(ms: number): Promise<never> {
  return new Promise((_resolve, reject) => {
    setTimeout(() => reject(new Error('The network does not answer.')), ms)
  })
}
