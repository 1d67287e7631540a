// A whole shop for one test: real use cases, real adapters, its own database, the sandbox's vendors, and a clock that
// the test moves.
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { serve } from '@hono/node-server'
import { esimNetwork } from '#adapters/esim-network/esim-network.ts'
import { paymentServer } from '#sandbox/payment/payment-server.ts'
import { startSandbox, type Sandbox } from '#sandbox/start-sandbox.ts'
import { VIES_PATH } from '#sandbox/vies/vies-server.ts'
import { defaultTenant } from '#shop/people/brand/tenant.ts'
import { composeShop } from '#server/compose.ts'
import { readConfig } from '#server/settings/config.ts'
import { openNudges } from '#server/work/nudges.ts'
import { openOrderEvents } from '#server/work/order-events.ts'
import { webhooks } from '#server/http/webhooks.ts'
import { databaseRateLimiter } from '#server/limits/rate-limiter.ts'
import type { At, Brand } from '#values/brand-facts.ts'
import { dateOnlyOf } from '#values/date.ts'
import type { Log } from '#ports/log.ts'
import type { Shop } from '#shop/assembly/shop.ts'
import { buying } from './buying.ts'
import { quickEngine, type Engine } from './engines.ts'
import { takeDatabase } from './test-databases.ts'

export type TestShop = Awaited<ReturnType<typeof openTestShop>>

/** The database of a test is opened apart, so nothing depends on a folder that somebody's own shop left in the clone. */
const NO_FOLDER = join(tmpdir(), 'no-data-of-a-test-shop')
const CLIENT = 'test-network'
const CALLBACK_MS = 20
const ROUND_MS = 3_000
/** By the shop's clock: an order that hasn't got there by then never will. */
const LONGEST_UNTIL_MS = 2 * 3_600_000

export async function openTestShop({
  engine = quickEngine(),
  callbackDelayMs = CALLBACK_MS,
  settings = {},
  hasSampleCompany = true,
  startsAt = new Date(),
  goesOnAtOnce = false,
  openDatabase = () => takeDatabase(engine),
}: {
  engine?: Engine
  callbackDelayMs?: number
  /** Some settings may depend on the vendors' addresses. */
  settings?: Record<string, string> | ((sandbox: Sandbox) => Promise<Record<string, string>>)
  /** False as in production: there is no sample seller while the seller isn't set. */
  hasSampleCompany?: boolean
  /** The time by the shop's clock when the shop opens. */
  startsAt?: Date
  /** Due work starts right after its commit, as in a running shop. */
  goesOnAtOnce?: boolean
  openDatabase?: () => ReturnType<typeof takeDatabase>
} = {}) {
  const doors = await openDoors()
  const sandbox = await startSandbox({
    httpPort: 0,
    smtpPort: 0,
    dataFolder: ':memory:',
    shopUrl: doors.url,
    paymentSecretKey: 'sk_test_tests',
    paymentWebhookSecret: 'whsec_tests',
    networkClientId: CLIENT,
    networkClientSecret: CLIENT,
    callbackDelayMs,
    payment: paymentServer,
  })
  const { open, giveBack } = await openDatabase()

  let offsetMs = startsAt.getTime() - Date.now()
  if (Math.abs(offsetMs) > 1_000) sandbox.clock.advance(Math.round(offsetMs / 1000))
  else offsetMs = 0
  const log = quietLog()
  let standsAt: Date | null = null
  const clock = { now: () => standsAt ?? new Date(Date.now() + offsetMs) }
  const config = readConfig({
    DATA_DIR: NO_FOLDER,
    PUBLIC_URL: doors.url,
    STRIPE_SECRET_KEY: 'sk_test_tests',
    STRIPE_WEBHOOK_SECRET: 'whsec_tests',
    STRIPE_API_URL: sandbox.url,
    ESIM_API_URL: sandbox.url,
    VIES_API_URL: `${sandbox.url}${VIES_PATH}`,
    ESIM_CLIENT_ID: CLIENT,
    ESIM_CLIENT_SECRET: CLIENT,
    TEST_ESIM_API_URL: sandbox.url,
    TEST_ESIM_CLIENT_ID: CLIENT,
    TEST_ESIM_CLIENT_SECRET: CLIENT,
    SMTP_URL: sandbox.smtpUrl,
    ...(typeof settings === 'function' ? await settings(sandbox) : settings),
  })
  const news = await openOrderEvents(undefined, log)
  // Every nudge is dropped on purpose: most promises must hold with just the rows and the worker's rounds.
  const nudges = goesOnAtOnce ? openNudges(open.database, log) : null
  const { shop, sealIccids } = await composeShop(
    { ...config, hasSampleCompany },
    open,
    nudges ?? { nudge: () => Promise.resolve(), hasRoom: () => false },
    log,
    news,
    { clock },
  )
  await sealIccids()
  doors.lead(shop)
  nudges?.work((job) => shop.worker.work(job))

  const jump = (ms: number) => {
    offsetMs += ms
    sandbox.clock.advance(Math.round(ms / 1000))
  }
  // The vendors' messages take no time by the shop's clock, however slow this machine is.
  const vendorsRest = async () => {
    while (!sandbox.isQuiet()) await pause(1)
  }

  const at: At = { tenant: defaultTenant(doors.url) }
  return {
    shop,
    sandbox,
    database: open.database,
    /** The embedded engine, for tests that count its statements. */
    engine: open.engine,
    /** The vendor's API, as the shop uses it. */
    network: esimNetwork({ url: sandbox.url, clientId: CLIENT, clientSecret: CLIENT }),
    clock,
    /** The shop's own date, used by lists and figures: it differs from the UTC date for an hour or two of each day. */
    timeZone: config.timeZone,
    /** Hears when what every node caches has changed. */
    watchReading: news.events.watchReading,
    dayOf: (instant = clock.now()) => dateOnlyOf(instant, config.timeZone),
    log,
    /** The same counters as the shop's. */
    limiter: databaseRateLimiter(open.database, log, config.sessionSecret),
    url: doors.url,
    /** At the shop's own address. */
    at,
    /** At the address of another brand. */
    atBrand: (brand: Brand): At => ({ tenant: { ...at.tenant, brand } }),
    ...buying(shop, sandbox, open.database, at),

    /** Moves the clocks of shop and vendors at once; the worker does nothing meanwhile. */
    jump: ({ days = 0, seconds = 0 }: { days?: number; seconds?: number }) => jump((days * 86_400 + seconds) * 1000),

    /** The shop's clock stands still at this moment, for promises about a single millisecond; null lets it go on. */
    standAt: (instant: Date | null) => {
      standsAt = instant
    },

    /** Lets time pass in small steps, with a round of the worker after each. */
    letTimePass: async ({ seconds = 0, minutes = 0 }: { seconds?: number; minutes?: number }, stepSeconds = 3) => {
      for (let left = minutes * 60 + seconds; left > 0; left -= stepSeconds) {
        jump(Math.min(stepSeconds, left) * 1000)
        await vendorsRest()
        await shop.worker.goRound()
      }
    },

    /**
     * Runs the worker until the order is in the wanted state; the network's callback and the webhooks arrive on their
     * own.
     */
    until: async (
      orderId: string,
      isReached: (order: NonNullable<Awaited<ReturnType<Shop['orders']['findOrderById']>>>) => boolean,
    ) => {
      const giveUpAt = offsetMs + LONGEST_UNTIL_MS
      for (;;) {
        await vendorsRest()
        await shop.worker.goRound()
        const order = await shop.orders.findOrderById(orderId)
        if (order && isReached(order)) return order
        if (offsetMs > giveUpAt) throw new Error(`The order did not get there: ${JSON.stringify(order)}`)
        jump(ROUND_MS)
      }
    },

    close: async () => {
      await doors.close()
      await nudges?.stop()
      await sandbox.close()
      await giveBack()
    },
  }
}

async function openDoors() {
  let doors: ReturnType<typeof webhooks> | null = null
  const answer = (request: Request) => doors?.fetch(request) ?? new Response('starting', { status: 503 })
  const server = serve({ fetch: answer, port: 0, hostname: '127.0.0.1' })
  await once(server, 'listening')
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('The doors have no address.')
  return {
    url: `http://localhost:${address.port}`,
    lead: (shop: Shop) => (doors = webhooks(shop)),
    close: () => new Promise((done) => server.close(done)),
  }
}

export function quietLog(): Log & { errors: string[] } {
  const errors: string[] = []
  return { errors, info: () => {}, warn: () => {}, error: (_facts, message) => void errors.push(message) }
}
