// A whole shop for one test: real use cases, real adapters, a database of its own, the sandbox's vendors, and a clock that the test moves.
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { setImmediate } from 'node:timers/promises'
import { openAsBlob } from 'node:fs'
import { serve } from '@hono/node-server'
import { Client } from 'pg'
import { inject } from 'vitest'
import { esimNetwork } from '#adapters/esim-network/esim-network.ts'
import { connectInMemory, connectPostgres, type OpenDatabase } from '#db/connect.ts'
import { paymentServer } from '#sandbox/payment/payment-server.ts'
import { startSandbox } from '#sandbox/start-sandbox.ts'
import { VIES_PATH } from '#sandbox/vies/vies-server.ts'
import { composeShop } from '#server/compose.ts'
import { readConfig } from '#server/config.ts'
import { machineDoors } from '#server/machine-doors.ts'
import type { Log } from '#shop/ports/log.ts'
import type { Shop } from '#shop/shop.ts'
import { buying } from './buying.ts'
import { TEMPLATE } from './postgres.ts'

export type Engine = 'embedded' | { postgresUrl: string }
export type TestShop = Awaited<ReturnType<typeof openTestShop>>

const CLIENT = 'test-network'
const CALLBACK_MS = 20

export async function openTestShop({
  engine = 'embedded',
  callbackDelayMs = CALLBACK_MS,
  settings = {},
}: { engine?: Engine; callbackDelayMs?: number; settings?: Record<string, string> } = {}) {
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
  const open = await openDatabase(engine)

  let offsetMs = 0
  const log = quietLog()
  const clock = { now: () => new Date(Date.now() + offsetMs) }
  const config = readConfig({
    PUBLIC_URL: doors.url,
    STRIPE_SECRET_KEY: 'sk_test_tests',
    STRIPE_WEBHOOK_SECRET: 'whsec_tests',
    STRIPE_API_URL: sandbox.url,
    ESIM_API_URL: sandbox.url,
    VIES_API_URL: `${sandbox.url}${VIES_PATH}`,
    ESIM_CLIENT_ID: CLIENT,
    ESIM_CLIENT_SECRET: CLIENT,
    SMTP_URL: sandbox.smtpUrl,
    ...settings,
  })
  // Every nudge is lost on purpose: whatever these tests promise holds by the rows and the sweep alone.
  const { shop } = await composeShop(config, open, { nudge: () => Promise.resolve() }, log, clock)
  doors.lead(shop)

  const jump = (ms: number) => {
    offsetMs += ms
    sandbox.clock.advance(Math.round(ms / 1000))
  }

  return {
    shop,
    sandbox,
    database: open.database,
    /** The vendor's own door, as the shop uses it. */
    network: esimNetwork({ url: sandbox.url, clientId: CLIENT, clientSecret: CLIENT }),
    clock,
    log,
    url: doors.url,
    ...buying(shop, sandbox, open.database),

    /** Moves the clocks of shop and vendors at once; nobody works meanwhile. */
    jump: ({ days = 0, seconds = 0 }: { days?: number; seconds?: number }) => jump((days * 86_400 + seconds) * 1000),

    /** Lets time pass in small steps, with a sweep of the worker after each. */
    letTimePass: async ({ seconds = 0, minutes = 0 }: { seconds?: number; minutes?: number }, stepSeconds = 3) => {
      for (let left = minutes * 60 + seconds; left > 0; left -= stepSeconds) {
        jump(Math.min(stepSeconds, left) * 1000)
        await shop.runDueWork()
      }
    },

    /** Sweeps until the order is in the wished state; the network's callback and the webhooks come by themselves. */
    until: async (
      orderId: string,
      isReached: (order: NonNullable<Awaited<ReturnType<Shop['findOrderById']>>>) => boolean,
    ) => {
      const deadline = Date.now() + 15_000
      for (;;) {
        await shop.runDueWork()
        const order = await shop.findOrderById(orderId)
        if (order && isReached(order)) return order
        if (Date.now() > deadline) throw new Error(`The order did not get there: ${JSON.stringify(order)}`)
        jump(3_000)
        // The vendors live in this process: a sweep that calls none of them must not keep them from their work.
        await setImmediate()
      }
    },

    close: async () => {
      await doors.close()
      await sandbox.close()
      await open.close()
    },
  }
}

async function openDoors() {
  let doors: ReturnType<typeof machineDoors> | null = null
  const answer = (request: Request) => doors?.fetch(request) ?? new Response('starting', { status: 503 })
  const server = serve({ fetch: answer, port: 0, hostname: '127.0.0.1' })
  await once(server, 'listening')
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('The doors have no address.')
  return {
    url: `http://localhost:${address.port}`,
    lead: (shop: Shop) => (doors = machineDoors(shop)),
    close: () => new Promise((done) => server.close(done)),
  }
}

let dump: Promise<Blob> | null = null

async function openDatabase(engine: Engine): Promise<OpenDatabase> {
  if (engine !== 'embedded') return connectPostgres(await freshPostgres(engine.postgresUrl), () => {})
  dump ??= openAsBlob(inject('embeddedDump'))
  return connectInMemory(await dump)
}

async function freshPostgres(url: string): Promise<string> {
  const name = `shop_${randomUUID().replaceAll('-', '')}`
  const client = new Client(url)
  await client.connect()
  await client.query(`create database ${name} template ${TEMPLATE}`)
  await client.end()
  return new URL(`/${name}`, url).href
}

function quietLog(): Log & { alerts: string[] } {
  const alerts: string[] = []
  return { alerts, info: () => {}, warn: () => {}, alert: (_facts, message) => void alerts.push(message) }
}
