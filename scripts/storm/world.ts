// Everything that a storm needs on this machine: the shop's nodes, their database, the vendors, and a breakable
// connection to each.
import { join } from 'node:path'
import { eq, inArray } from 'drizzle-orm'
import { connectEmbedded } from '#db/connection/connect-embedded.ts'
import { connectPostgres } from '#db/connection/connect.ts'
import type { Database } from '#db/database.ts'
import { isLineFault } from '#db/connection/line-fault.ts'
import { orders, paymentEventSweeps, paymentSessions } from '#db/schema.ts'
import { playedNetworks } from '#server/settings/settings.ts'
import { startNginx } from '../scale/nginx.ts'
import { getNginx, getPostgres } from '../scale/packages.ts'
import { openFaultProxy } from './fault-proxy.ts'
import { freePort } from './free-port.ts'
import { freeze } from './frozen.ts'
import type { Keeper } from './keeper.ts'
import { startSandboxProcess } from './processes.ts'
import { startPostgres } from './start-postgres.ts'
import { superviseNode } from './supervised.ts'
import { ODD_NOTATIONS } from './vendor-faults.ts'
import { clearFaults, countOddAnswers, leftOf, setFault, type Fault } from './vendor-books.ts'

export type Setting = { database: 'embedded' | 'postgres'; nodes: number; folder: string; keeper: Keeper }
export type World = Awaited<ReturnType<typeof openWorld>>
export type LineName = 'payment' | 'network' | 'mail' | 'database'
type Line = Awaited<ReturnType<typeof openFaultProxy>>

const POSTGRES = ['jit=off', 'shared_buffers=256MB']
const NETWORK_ANSWERS_AFTER_MS = 300
const DATABASE_WITHIN_MS = 60_000

/** Opens them one after the other; `close` ends whatever was opened, even if a later one fails to open. */
export async function openWorld({ database, nodes: count, folder, keeper }: Setting) {
  const open: (() => Promise<unknown>)[] = []
  const close = async () => {
    for (const end of open.splice(0).toReversed()) await end()
  }
  try {
    const front = await freePort()
    const shopUrl = `http://localhost:${front}`
    const ports = count > 1 ? await freePorts(count) : [front]
    if (count > 1) {
      const nginx = await startNginx(getNginx(), join(folder, 'nginx'), front, ports)
      open.push(nginx.stop)
    }
    const sandbox = await openSandbox({ shopUrl, folder, keeper })
    open.push(sandbox.end)
    const lines = new Map<LineName, Line>()
    const lineTo = async (name: LineName, port: number, speech: Parameters<typeof openFaultProxy>[1]) => {
      const line = await openFaultProxy({ host: '127.0.0.1', port }, speech)
      open.push(line.close)
      lines.set(name, line)
      return `localhost:${line.port}`
    }
    const postgres = database === 'postgres' ? await startPostgres(binaries(), POSTGRES) : null
    if (postgres) open.push(postgres.stop)
    const databaseUrl = postgres ? new URL(postgres.url) : null
    const seen = new URL(databaseUrl ?? 'postgres://nobody')
    if (databaseUrl) seen.host = await lineTo('database', Number(databaseUrl.port), 'postgres')

    const dataFolder = join(folder, 'data')
    const network = `http://${await lineTo('network', sandbox.ports.http, 'http')}`
    const env = {
      ROLE: 'all',
      DATABASE_URL: databaseUrl ? seen.href : '',
      DIRECT_DATABASE_URL: '',
      PUBLIC_URL: shopUrl,
      STRIPE_API_URL: `http://${await lineTo('payment', sandbox.ports.http, 'http')}`,
      ESIM_API_URL: network,
      ...playedNetworks(network),
      SMTP_URL: `smtp://${await lineTo('mail', sandbox.ports.smtp, 'smtp')}`,
      // One hop for the buyer's own header, and one for the load balancer if there is one.
      TRUSTED_PROXIES: count > 1 ? '2' : '1',
      POLL_SECONDS: '1',
      LOG_LEVEL: 'warn',
    }
    const nodes = ports.map((port, number) =>
      superviseNode({ port, dataFolder, logFile: join(folder, `node-${number + 1}.log`), env, keeper }),
    )
    open.push(() => Promise.all(nodes.map((node) => node.end())))
    for (const node of nodes) await node.ready()

    return {
      shopUrl,
      folder,
      keeper,
      nodes,
      sandbox,
      postgres,
      lines,
      /** The environment for reading the books afterward, bypassing the proxies. */
      env: {
        DATABASE_URL: databaseUrl?.href ?? '',
        DATA_DIR: dataFolder,
        PUBLIC_URL: shopUrl,
        STRIPE_API_URL: sandbox.url,
        ESIM_API_URL: sandbox.url,
        ...playedNetworks(sandbox.url),
        SMTP_URL: sandbox.smtpUrl,
      },
      /** Makes the shop forget an order's open payment page; null if its database is embedded. */
      forgetPage: databaseUrl ? (reference: string) => onPostgres(databaseUrl.href, forgetPage(reference)) : null,
      /** Makes the shop's hourly check of the provider's events due now, to recover lost webhooks. */
      letHourPass: async () => {
        if (databaseUrl) return onPostgres(databaseUrl.href, makeLookDue)
        const [only] = nodes
        await only?.without(async () => {
          const { database: own, close: closeOwn } = await connectEmbedded(dataFolder)
          await makeLookDue(own)
          await closeOwn()
        })
        await only?.ready()
      },
      endNodes: () => Promise.all(nodes.map((node) => node.end())),
      close,
    }
  } catch (error) {
    await close()
    throw error
  }
}

// One after the other: two checks at once would find the same port.
async function freePorts(count: number): Promise<number[]> {
  const ports: number[] = []
  while (ports.length < count) ports.push(await freePort())
  return ports
}

const binaries = getPostgres

async function openSandbox({ shopUrl, folder, keeper }: { shopUrl: string; folder: string; keeper: Keeper }) {
  const ports = { http: await freePort(), smtp: await freePort() }
  const start = () =>
    startSandboxProcess({
      shopUrl,
      dataFolder: join(folder, 'sandbox'),
      callbackMs: NETWORK_ANSWERS_AFTER_MS,
      ports,
      keeper,
    })
  let running = await start()
  let standing: readonly Fault[] = []
  let oddAnswers = 0
  const countOdd = async () => (oddAnswers += await countOddAnswers(running.url))
  const tell = async () => {
    for (const fault of standing) await setFault(running.url, fault)
  }
  return {
    ports,
    url: running.url,
    smtpUrl: running.smtpUrl,
    /** Faults that last for the whole storm; answers are in odd notation all the time. */
    spoil: async (faults: readonly Fault[]) => {
      standing = [...faults, ...ODD_NOTATIONS]
      await tell()
    },
    /** Odd notation isn't a fault that a calm would end. */
    mend: async () => {
      standing = ODD_NOTATIONS
      await countOdd()
      await clearFaults(running.url)
      await tell()
    },
    /** How many answers were in odd notation so far, whenever the vendors were killed or their faults cleared. */
    countOddAnswers: countOdd,
    /** Its books survive; the faults it was given are set again, with their remaining counts. */
    kill: async () => {
      ;[standing] = await Promise.all([leftOf(running.url, standing), countOdd()])
      await running.kill()
      running = await start()
      await tell()
    },
    freeze: (ms: number) => freeze(running.pid, ms),
    end: () => running.stop(),
  }
}

// Keeps trying while the database was killed a moment ago, also if that was while connecting.
async function onPostgres(url: string, work: (database: Database) => Promise<unknown>): Promise<void> {
  for (;;) {
    try {
      await onceOnPostgres(url, work)
      return
    } catch (error) {
      if (!isLineFault(error)) throw error
    }
  }
}

async function onceOnPostgres(url: string, work: (database: Database) => Promise<unknown>) {
  const { database, close } = await connectPostgres(url, () => {}, { forMs: DATABASE_WITHIN_MS, onWaiting: () => {} })
  try {
    await work(database)
  } finally {
    await close()
  }
}

const makeLookDue = ({ db }: Database) =>
  db()
    .update(paymentEventSweeps)
    .set({ nextAt: new Date(0) })

const forgetPage = (reference: string) => (database: Database) => {
  const named = database.db().select({ id: orders.id }).from(orders).where(eq(orders.reference, reference))
  return database.db().update(paymentSessions).set({ state: 'expired' }).where(inArray(paymentSessions.orderId, named))
}
