// The service worker: keeps our files and a few pages that are the same for everybody, so that saved passes open in flight mode.
import { assetsIn, decide, KEPT_PAGES, keptPageFor, offlineAddress } from './routing-rules.ts'
import type { WorkerScope } from './worker-scope.ts'

declare const self: WorkerScope
/** Another one for every build. */
declare const BUILD: string
/** Files that the kept pages ask for later. */
declare const LATER_FILES: string[]

const PAGES = `pages-${BUILD}`
const ASSETS = `assets-${BUILD}`
/** A network that does not answer is as good as none, where there is a kept page. */
const PATIENCE_MS = 3_000

self.addEventListener('install', (event) => event.waitUntil(keepPages().then(() => self.skipWaiting())))
self.addEventListener('activate', (event) => event.waitUntil(dropOldCaches().then(() => self.clients.claim())))
// A page that saves a pass makes sure that there is a page to open it with.
self.addEventListener('message', (event) => {
  const say = (word: string) => event.ports[0]?.postMessage(word)
  event.waitUntil(
    keepPagesIfMissing().then(
      () => say('kept'),
      () => say('failed'),
    ),
  )
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const decision = decide(request, self.location.origin)
  if (decision === 'asset') event.respondWith(answerAsset(request))
  if (decision === 'page') event.respondWith(answerPage(request, (work) => event.waitUntil(work)))
})

// Asked for without cookies: what is kept is what a stranger would see, and it comes with the nonce it was made with.
async function keepPages() {
  const answers = await Promise.all(KEPT_PAGES.map(async (path) => ({ path, answer: await ask(path) })))
  const texts = await Promise.all(answers.map(({ answer }) => answer.clone().text()))
  const files = [...new Set([...LATER_FILES, ...texts.flatMap((html) => assetsIn(html))])]

  const assets = await caches.open(ASSETS)
  await Promise.all(files.map(async (file) => (await assets.match(file)) ?? assets.put(file, await ask(file))))
  const pages = await caches.open(PAGES)
  await Promise.all(answers.map(({ path, answer }) => pages.put(path, answer)))
}

async function ask(path: string): Promise<Response> {
  const answer = await fetch(path, { credentials: 'omit', redirect: 'error' })
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`)
  return answer
}

// 'Update App' and a full disk empty the caches behind our back; the next page that the network brings fills them again.
async function keepPagesIfMissing() {
  const pages = await caches.open(PAGES)
  const kept = await pages.keys()
  if (kept.length < KEPT_PAGES.length) await keepPages()
}

async function dropOldCaches() {
  const names = await caches.keys()
  await Promise.all(names.filter((name) => name !== PAGES && name !== ASSETS).map((name) => caches.delete(name)))
}

async function answerAsset(request: Request): Promise<Response> {
  const assets = await caches.open(ASSETS)
  const kept = await assets.match(request, { ignoreVary: true })
  if (kept) return kept
  const answer = await fetch(request)
  if (answer.status === 200) await assets.put(request, answer.clone())
  return answer
}

async function answerPage(request: Request, inBackground: (work: Promise<unknown>) => void): Promise<Response> {
  const path = keptPageFor(request.url)
  const kept = path === null ? undefined : await (await caches.open(PAGES)).match(path, { ignoreVary: true })
  try {
    const answer = await (kept ? Promise.race([fetch(request), failAfter(PATIENCE_MS)]) : fetch(request))
    inBackground(keepPagesIfMissing().catch(() => undefined))
    return answer
  } catch {
    if (kept) return kept
    return path === '/offline' ? new Response('You are offline.', { status: 503 }) : toOfflinePage(request)
  }
}

const toOfflinePage = (request: Request) =>
  Response.redirect(new URL(offlineAddress(request.url), self.location.origin).href, 302)

function failAfter(ms: number): Promise<never> {
  return new Promise((_resolve, reject) => {
    setTimeout(() => reject(new Error('The network does not answer.')), ms)
  })
}
