// Starts the shop: database, worker, and web server in one process, or one of the two according to its role; prints its
// address, or in one sentence why it can't start.
import { existsSync } from 'node:fs'
import { createServer, type RequestListener } from 'node:http'
import { flushCompileCache } from 'node:module'
import { join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { getRequestListener, type HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import type { OpenDatabase } from '#db/connection/connect.ts'
import type { Away } from '#ports/away.ts'
import type { Clock } from '#ports/clock.ts'
import type { Database } from '#db/database.ts'
import type { Shop } from '#shop/assembly/shop.ts'
import { readConfig, type Config } from './settings/config.ts'
import { answerBroken } from './http/broken-requests.ts'
import { explain } from './process/startup-error.ts'
import { drain, watchAnswers } from './process/drain.ts'
import { shedLoad, ROOM, watchLateness } from './limits/load-shedding.ts'
import { tellOfFirstAdmin } from './process/first-admin-link.ts'
import { forwardJobs, acceptJobs } from './work/forward-jobs.ts'
import { healthEndpoints, type CheckReadiness } from '#server/watching/readiness.ts'
import { handleUncaughtErrors, leaveInTime, LEAVE_WITHIN_MS } from './process/uncaught-errors.ts'
import { openLog, type ServerLog } from './watching/log.ts'
import { openNudges } from './work/nudges.ts'
import type { NodeNews } from './work/order-events.ts'
import { staticFiles } from './http/static-files.ts'
import { combineWatches } from './watching/watch.ts'
import { sealOnceAllKnow } from './work/seal-once-all-know.ts'
import { startWorker } from './work/worker.ts'

const root = resolve(import.meta.dirname, '..')
const DRAIN_MS = 20_000
/** The backlog of incoming connections; the system's usual 511 drops the rest of a rush. */
const MOST_WAITING = 4_096

type BuiltEntry = typeof import('./entry.ts')

export type RunningShop = {
  url: string
  notes: string[]
  shop: Shop
  database: Database
  /** Announces that rows cached by every node have changed. */
  announceReading: NodeNews['events']['announceReading']
  watchReading: NodeNews['events']['watchReading']
  close: () => Promise<void>
}

type StartOptions = {
  /** May start other things once the database is open; returns lines to print. */
  beforeWork?: (config: Config) => Promise<string[]>
  log?: ServerLog
  /** An open database; otherwise the settings name it. */
  open?: OpenDatabase
  /** The clock; otherwise this machine's. */
  clock?: Clock
  /** How late this process is with its work; otherwise it is measured. */
  lateness?: ReturnType<typeof watchLateness>
}

/** Opens the shop for customers; throws if something prevents it. */
export async function startShop(config: Config, options: StartOptions = {}): Promise<RunningShop> {
  const { beforeWork, log = openLog(config.logLevel), lateness = watchLateness() } = options
  const server = createServer({ ...timeouts(config), keepAliveTimeout: 10_000 })
  // Requests that arrive while the shop is opening, such as webhooks and returning buyers, wait a moment instead of
  // failing.
  const opening = Promise.withResolvers<RequestListener>()
  const knock: RequestListener = (request, response) => void opening.promise.then((answer) => answer(request, response))
  // Neither is loaded unless it is configured.
  const tracing = config.tracing ? (await import('./watching/tracing.ts')).openTracing(config.tracing) : null
  const meter = config.metricsToken ? (await import('./watching/meter.ts')).openMeter(config.metricsToken) : null
  watchAnswers(server)
  if (meter) server.on('request', meter.measure)
  server.on('request', shedLoad(knock, { ...ROOM, lateness }))
  server.on('clientError', answerBroken)
  // The port comes first: it is the quickest way to find out that the shop is already running.
  await listen(server, config)

  // Only now, as loading them takes longer than opening the port.
  const { composeShop, openDatabaseFor } = await import('./compose.ts')
  const { openOrderEvents } = await import('./work/order-events.ts')
  const open = options.open ?? (await openDatabaseFor(config, log))
  const notes = (await beforeWork?.(config)) ?? []
  const news = await openOrderEvents(config.directDatabaseUrl, log)
  const isWorking = config.role !== 'web'
  const forwarding = isWorking ? null : forwardJobs(news.channel)
  const nudges = openNudges(open.database, log, forwarding?.give)
  const watch = combineWatches([meter?.watch, tracing?.watch].filter((each) => each !== undefined))
  const { shop, checkReadiness, sealIccids, upkeep, away } = await composeShop(config, open, nudges, log, news, {
    watch,
    ...(tracing && { tracer: tracing.tracer }),
    ...(options.clock && { clock: options.clock }),
  })
  meter?.follow({
    isAway: away.isAway,
    readPool: open.readPool,
    // Web nodes leave the metrics about the whole shop to worker nodes.
    viewGauges: isWorking ? shop.figures.viewGauges : null,
  })
  const sealing = await sealOnceAllKnow(sealIccids, log)
  if (open.engine) await shop.worker.voidLeases()
  await shop.figures.keepTimeZone(config.timeZone)

  let worker: ReturnType<typeof startWorker> | null = null
  let isLeaving = false
  const isReady: CheckReadiness = async () => ({
    ...(await checkReadiness()),
    worker: worker?.isGoing() ?? true,
    staying: !isLeaving,
  })
  const doors =
    config.role === 'worker'
      ? getRequestListener(healthEndpoints(isReady).fetch)
      : await openPages(config, { shop, log, checkReadiness: isReady, away })
  const seen = tracing ? tracing.inFrontOf(doors) : doors
  opening.resolve(meter ? meter.inFrontOf(seen) : seen)
  worker = isWorking ? startWorker(shop, nudges, log, { upkeep, away }) : null
  const accepting = isWorking ? acceptJobs(news.channel, nudges.take) : null

  return {
    url: config.publicUrl,
    notes,
    shop,
    database: open.database,
    announceReading: news.events.announceReading,
    watchReading: news.events.watchReading,
    close: async () => {
      // The load balancer first learns to send visitors elsewhere; those who still come are served.
      isLeaving = true
      await pause(config.leaveNoticeMs)
      sealing.stop()
      accepting?.stop()
      forwarding?.stop()
      await Promise.all([worker?.stop(), drain(server, DRAIN_MS)])
      await nudges.stop()
      // Otherwise, another node would send the emails accepted here again; if the database is away, it can't be told.
      await shop.worker.settleMails(0).catch(() => {})
      await news.close()
      lateness.stop()
      meter?.close()
      await tracing?.close()
      await open.close()
    },
  }
}

type PageParts = { shop: Shop; log: ServerLog; checkReadiness: CheckReadiness; away: Away }

async function openPages(config: Config, { shop, log, checkReadiness, away }: PageParts): Promise<RequestListener> {
  const entryFile = join(root, 'build/server/index.js')
  if (!existsSync(entryFile)) throw new Error('The shop has not been built yet. Run npm start, which builds it.')
  const { openApp }: BuiltEntry = await import(entryFile)
  const app = openApp({
    shop,
    log,
    publicUrl: config.publicUrl,
    isSecure: config.isSecure,
    isProduction: config.isProduction,
    sessionSecret: config.sessionSecret,
    trustedProxies: config.trustedProxies,
    paymentOrigin: config.payment.apiUrl ? new URL(config.payment.apiUrl).origin : 'https://checkout.stripe.com',
    checkReadiness,
    away,
  })

  const files = new Hono<{ Bindings: HttpBindings }>().route(
    '/',
    staticFiles(join(root, 'build/client'), config.isSecure),
  )
  files.all('*', (c) => app.fetch(c.req.raw, c.env))
  const answer = getRequestListener(files.fetch)
  const { answerFromMemory, inItsLanguage } = app
  return inItsLanguage((request, response) => {
    // If that fails, the usual path reports the error, to the visitor and the log.
    const fromMemory = answerFromMemory(request, response).catch(() => false)
    void fromMemory.then((isAnswered) => (isAnswered ? undefined : answer(request, response)))
  })
}

// A client that sends its request too slowly gets a 408; half of the time is for the headers alone.
const timeouts = ({ slowestRequestMs }: Config) => ({
  requestTimeout: slowestRequestMs,
  headersTimeout: Math.ceil(slowestRequestMs / 2),
  connectionsCheckingInterval: Math.ceil(slowestRequestMs / 6),
})

function listen(server: ReturnType<typeof createServer>, { port, host }: Config): Promise<void> {
  return new Promise((done, fail) => {
    server.once('error', fail)
    server.listen({ port, host, backlog: MOST_WAITING }, () => {
      server.off('error', fail)
      done()
    })
  })
}

/** Starts the shop from a terminal; `onOpen` is done before it says that it is ready. */
export async function runShop(beforeWork?: StartOptions['beforeWork'], onOpen?: (shop: RunningShop) => Promise<void>) {
  try {
    const config = readConfig()
    const { role } = config
    const log = openLog(config.logLevel)
    let running: RunningShop | null = null
    const leaving = {
      log,
      leave: async () => running?.close(),
      exit: (code: number) => process.exit(code),
      withinMs: LEAVE_WITHIN_MS + config.leaveNoticeMs,
    }
    handleUncaughtErrors({ ...leaving, process })
    const shop = await startShop(config, { beforeWork, log })
    running = shop
    await onOpen?.(shop)
    const end = () => void leaveInTime(leaving, 0)
    // Saves Node's compiled code where it may (NODE_COMPILE_CACHE), even for a process that will be killed.
    flushCompileCache()
    for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, end)
    // Started by npm start: once that is gone, nobody could stop us anymore.
    if (process.send && !process.connected) return end()
    if (process.send) process.once('disconnect', end)
    for (const note of shop.notes) console.log(note)
    if (role === 'worker') return console.log('Shop ready: this node runs background jobs')
    for (const { brand, missing } of await shop.shop.invoices.listSilentSellers())
      console.log(`Invoices:      on hold for ${brand.name} until its brand settings include: ${missing.join(', ')}`)
    const { issueFirstAdminLink, hasOwner } = shop.shop.staff
    const told = await tellOfFirstAdmin(config, issueFirstAdminLink, hasOwner)
    if (told) console.log(told)
    console.log(`Shop ready: ${shop.url}`)
  } catch (error) {
    console.error(explain(error))
    process.exit(1)
  }
}
