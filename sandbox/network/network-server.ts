// Simulates the eSIM network over HTTP: tokens, allocations with callbacks, codes, balances, and top-ups, with faults
// on demand.
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { WITH_BODY } from '../with-body.ts'
import { openFaultList } from '../control/fault-list.ts'
import type { FaultList } from '../control/fault-list.ts'
import { allocationRoutes } from './allocation-routes.ts'
import { answerUnder } from './answer-faults.ts'
import type { NetworkEnv } from './answer-faults.ts'
import { doublingPauses, openCallbackPost } from './callback-post.ts'
import { NETWORK_FAULTS } from './network-parts.ts'
import type { Door, NetworkOptions, Parts } from './network-parts.ts'
import { consoleRoutes } from './console-routes.ts'
import { createNetworkTables } from './network-tables.ts'
import { openNoteBook } from './note-book.ts'
import { productShelf } from './products.ts'
import type { Product } from './products.ts'
import { openProfileBook } from './profile-book.ts'
import type { Profile } from './profile-book.ts'
import { thingRoutes } from './thing-routes.ts'
import { tokenRoutes } from './token-routes.ts'

export type NetworkServer = {
  routes: Hono<NetworkEnv>
  faults: FaultList
  /** Adds bundles to what it sells, or gives known ones another size. */
  sell: (products: readonly Product[]) => void
  products: () => Product[]
  profiles: () => Profile[]
  /** The latest requests, at most `most`, and how many there are in total. */
  latest: (most: number) => { profiles: Profile[]; inAll: number }
  /** Everything requested under an order's reference. */
  ofReference: (reference: string) => Profile[]
  find: (iccid: string) => Profile | null
  install: (iccid: string) => void
  use: (iccid: string, megabytes: number) => void
  /** Moves the end of an installed eSIM. */
  moveEnd: (iccid: string, byMs: number) => void
  clockMoved: (jumpMs: number) => void
  /** No callback is being sent or due. */
  isQuiet: () => boolean
  close: () => Promise<void>
}

export function networkServer(options: NetworkOptions): NetworkServer {
  const { database, now } = options
  createNetworkTables(database)
  const faults = openFaultList(NETWORK_FAULTS)
  const profiles = openProfileBook(database, now)
  const post = openCallbackPost(database, now, doublingPauses(options.callbackRetryMs ?? 2_000))
  const closing = new AbortController()
  const tokens = tokenRoutes(options)

  const door: Door = (c, at, subjects, work) => {
    const fault = faults.take(at, subjects)
    if (fault?.kind === 'unauthorized') return Promise.resolve(tokens.refuse(c))
    return answerUnder(fault, c, { closing: closing.signal, untilCleared: faults.untilCleared() }, work)
  }
  const parts: Parts = {
    profiles,
    notes: openNoteBook(database, now),
    shelf: productShelf(options.products),
    now,
    door,
  }

  const routes = new Hono<NetworkEnv>()
  // Named paths only: mounted at the root, a catch-all would also match the other vendors' calls.
  for (const path of ['/oauth/*', '/network/*', '/top-up/*'])
    routes.on([...WITH_BODY], path, bodyLimit({ maxSize: 256 * 1024 }))
  routes.post('/oauth/token', (c) => door(c, 'token', [], () => tokens.issue(c)))
  for (const path of ['/network/*', '/top-up/*', '/account/*', '/api/esim-api/*', '/get-iccid.php']) {
    routes.use(path, tokens.guard)
  }
  const { callbackDelayMs = 2_500, shopUrl } = options
  routes.route('/', allocationRoutes(parts, { post, faults, callbackDelayMs, shopUrl }))
  routes.route('/', thingRoutes(parts))
  routes.route('/', consoleRoutes(parts))

  post.wake()

  return {
    routes,
    faults,
    sell: (products) => parts.shelf.sell(products),
    products: parts.shelf.all,
    profiles: profiles.all,
    latest: (most) => ({ profiles: profiles.latest(most), inAll: profiles.count() }),
    ofReference: profiles.ofReference,
    find: profiles.find,
    install: (iccid) => profiles.install(iccid),
    use: (iccid, megabytes) => profiles.use(iccid, megabytes),
    moveEnd: (iccid, byMs) => profiles.moveEnd(iccid, byMs),
    clockMoved(jumpMs) {
      post.shift(jumpMs)
      post.wake()
    },
    isQuiet: () => post.isQuiet(),
    close() {
      closing.abort()
      return post.close()
    },
  }
}
