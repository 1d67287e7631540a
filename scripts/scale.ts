// npm run scale: PostgreSQL, two web nodes, two workers, and nginx on this machine. Buys through them while the nodes
// are killed and replaced in turn, compares everybody's books afterward, and measures one and two of each.
import { randomInt } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connectPostgres } from '#db/connection/connect.ts'
import { audit } from './storm/purchase-audit.ts'
import { makePurchase, type Purchase } from './storm/buyer.ts'
import type { Errand } from './storm/errand.ts'
import { planErrands, FAULTS } from './storm/errands.ts'
import { freePort } from './storm/free-port.ts'
import { measureMemory, startSandboxProcess } from './storm/processes.ts'
import { seededChance } from './storm/seeded.ts'
import { untilDelivered } from './storm/until-delivered.ts'
import { setFault } from './storm/vendor-books.ts'
import { startPostgres } from './storm/start-postgres.ts'
import { buyMany, readOrderFigures } from './bench/orders.ts'
import { openCluster } from './scale/cluster.ts'
import { startNginx } from './scale/nginx.ts'
import { getNginx, getPostgres } from './scale/packages.ts'

const seed = Number(process.env['SCALE_SEED'] ?? randomInt(1, 1_000_000))
const BUYERS = Number(process.env['SCALE_BUYERS'] ?? 24)
const REPLACED = Number(process.env['SCALE_KILLS'] ?? 8)
const ORDERS = Number(process.env['SCALE_ORDERS'] ?? 64)
const CALLERS = 8
/** A killed worker's lease expires after 45 s, and a page without a webhook is checked after a minute. */
const CALM_WITHIN_MS = 240_000
/** Waits for the disk, as in production. */
const POSTGRES = ['jit=off', 'shared_buffers=256MB']

const folder = mkdtempSync(join(tmpdir(), 'shop-scale-'))
const open: (() => Promise<unknown>)[] = []
const rows: [what: string, value: string][] = []
const row = (what: string, value: string) => void rows.push([what, value])

try {
  const problems = await measure()
  const width = Math.max(...rows.map(([what]) => what.length))
  for (const [what, value] of rows) console.log(`${what.padEnd(width)}  ${value}`)
  for (const problem of problems) console.error(problem)
  if (problems.length > 0) process.exitCode = 1
} finally {
  for (const close of open.toReversed()) await close()
  rmSync(folder, { recursive: true, force: true })
}

async function measure(): Promise<string[]> {
  const tools = { postgres: getPostgres(), nginx: getNginx() }
  const postgres = await startPostgres(tools.postgres, POSTGRES)
  open.push(postgres.stop)
  const front = await freePort()
  const ports = { web: [await freePort(), await freePort()], worker: [await freePort(), await freePort()] }
  const shopUrl = `http://localhost:${front}`
  // First of all, so that nobody else takes its port.
  const nginx = await startNginx(tools.nginx, join(folder, 'nginx'), front, ports.web)
  open.push(nginx.stop)
  const sandbox = await startSandboxProcess({ shopUrl, dataFolder: join(folder, 'sandbox'), callbackMs: 100 })
  open.push(sandbox.stop)
  const cluster = openCluster({ databaseUrl: postgres.url, shopUrl, folder, vendors: sandbox, ports })
  open.push(cluster.stop)
  await cluster.resize({ web: 2, worker: 2 })

  const problems = await rideOut(cluster, shopUrl, sandbox.url, postgres.url)
  for (const each of [1, 2]) {
    await cluster.resize({ web: each, worker: each })
    await buyMany(shopUrl, sandbox.url, `warm-${each}`, CALLERS, CALLERS)
    const since = new Date()
    await buyMany(shopUrl, sandbox.url, `rate-${each}`, ORDERS, CALLERS)
    const shop = await connectPostgres(postgres.url, () => {})
    const { delivered, perSecond, p50Ms, p99Ms } = await readOrderFigures(shop, since)
    await shop.close()
    const memory = cluster.list().map(({ name, process: { pid } }) => `${name} ${measureMemory(pid)?.nowMb ?? '?'} MB`)
    row(
      `${each} web, ${each} worker, ${CALLERS} buyers`,
      `${perSecond.toFixed(1)} orders per s (${delivered}), from paid to completed: median ${p50Ms} ms, p99 ${p99Ms} ms`,
    )
    row('', memory.join(', '))
  }
  return problems
}

/** Everybody buys while one node after the other is down for a moment; returns what the books say afterward. */
async function rideOut(
  cluster: ReturnType<typeof openCluster>,
  shopUrl: string,
  sandboxUrl: string,
  databaseUrl: string,
): Promise<string[]> {
  for (const fault of FAULTS) await setFault(sandboxUrl, fault)
  const startedAt = Date.now()
  const chance = seededChance(seed)
  const errands = planErrands(chance, BUYERS, 3)
  const waiting = [...errands]
  const purchases: Purchase[] = []
  const buyer = async () => {
    for (let errand: Errand | undefined = waiting.shift(); errand; errand = waiting.shift())
      purchases.push(...(await makePurchase({ shopUrl, sandboxUrl }, errand)))
  }
  const buying = Promise.all(Array.from({ length: CALLERS / 2 }, buyer))
  // Reported below; until then, nothing handles a rejection.
  buying.catch(() => {})

  let killed = 0
  let asked = 0
  for (let number = 0; number < REPLACED; number += 1) {
    const node = cluster.list()[number % cluster.list().length]
    if (!node) break
    const how = number % 3 === 2 ? 'stop' : 'kill'
    if (how === 'stop') asked += 1
    else killed += 1
    await cluster.replace(node, how)
  }
  await buying
  await untilDelivered(purchases, sandboxUrl, CALM_WITHIN_MS)

  const shop = await connectPostgres(databaseUrl, () => {})
  const { problems, mails, repeatedMails, chargedCents } = await audit(shop.database, sandboxUrl, purchases)
  await shop.close()
  const failed = cluster.logFiles().flatMap((file) => linesWith(file, '"request failed"'))
  const repeats = purchases.reduce((sum, purchase) => sum + purchase.repeats, 0)
  row(
    `storm, seed ${seed}`,
    `${purchases.length} purchases, ${killed} nodes killed, ${asked} asked to end, ${repeats} repeated calls, ` +
      `${mails} mails (${repeatedMails} repeated), ${chargedCents} cents, ${Math.round((Date.now() - startedAt) / 1000)} s`,
  )
  row('lost, doubled, overcharged', String(problems.length))
  row('requests that failed inside the shop', String(failed.length))
  return [...problems, ...failed]
}

function linesWith(file: string, words: string): string[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.includes(words))
}
