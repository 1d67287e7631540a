// A storm from end to end: people buy while everything breaks, then it is calm, everybody is waited for, and the books are compared.
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { keyRing } from '#adapters/sealing/key-ring.ts'
import { connectEmbedded, connectPostgres } from '#db/connect.ts'
import { sealColumnsWith } from '#db/sealed-columns.ts'
import { readConfig } from '#server/config.ts'
import { suffer } from './aftermath.ts'
import { buy, topUp, type Purchase } from './buyer.ts'
import { openClerk } from './clerk.ts'
import { FAULTS } from './errands.ts'
import { nodeBinary } from './processes.ts'
import { audit, type Audit } from './purchase-audit.ts'
import { seededChance } from './seeded.ts'
import { stormErrands } from './storm-errands.ts'
import { untilSettled, type Settling } from './until-settled.ts'
import { storm, type Target } from './weather.ts'
import { openWorld, type World } from './world.ts'

export type StormPlan = {
  orders: number
  seed: number
  database: 'embedded' | 'postgres'
  nodes: number
  kill: Target[]
  buyers: number
  /** The longest pause between two blows. */
  everyMs: number
  folder: string
}
export type StormResult = {
  purchases: Purchase[]
  blows: Map<string, number>
  settling: Settling
  found: Audit
  /** What the buyers, the clerk and the bank could not bring to an end. */
  troubles: string[]
  /** What `npm run audit -- --calm` said, and whether the books agree. */
  books: { text: string; isGood: boolean }
  /** Lines of the nodes' logs about requests that failed and errors that nobody caught, and how often a node ended by itself. */
  failures: string[]
  /** Of the mails that came twice those that the shop once noted as not taken: the server had them and never said so. */
  unheard: number
  falls: number
  seconds: { storm: number; calm: number }
}

/** Longer than any pause between two tries that a short storm leads to. */
const LONGEST_CALM_MS = 20 * 60_000
/** Unpaid pages are asked about after a minute, and what nobody sees from outside ends in the sweep after that. */
const LEAST_CALM_MS = 90_000

export async function runStorm(plan: StormPlan): Promise<StormResult> {
  const world = await openWorld(plan)
  try {
    return await rideOut(world, plan)
  } finally {
    await world.close()
  }
}

async function rideOut(
  world: World,
  { orders, seed, kill, buyers, everyMs, database }: StormPlan,
): Promise<StormResult> {
  const { shopUrl, sandbox } = world
  const place = {
    shopUrl,
    sandboxUrl: sandbox.url,
    patienceMs: LONGEST_CALM_MS,
    ...(world.forgetPage && { forgetPage: world.forgetPage }),
  }
  const clerk = await openClerk(place, world.nodes.map(({ said }) => said()).join('\n'))
  await sandbox.spoil(FAULTS)
  const chance = seededChance(seed)
  const errands = stormErrands(chance, orders, world.forgetPage !== null)
  const waiting = [...errands]
  const purchases: Purchase[] = []
  const troubles: string[] = []
  const rest: Promise<void>[] = []
  const tried = (work: Promise<void>) => work.catch((error: unknown) => void troubles.push(told(error)))

  const startedAt = Date.now()
  const buyer = async () => {
    for (let errand = waiting.shift(); errand; errand = waiting.shift()) {
      const bought = await buy(place, errand).catch((error: unknown) => void troubles.push(told(error)))
      if (!bought) continue
      purchases.push(bought.purchase)
      const more = async () => {
        const added = await topUp(place, bought)
        if (added) purchases.push(added)
      }
      rest.push(tried(suffer({ place, clerk, chance }, bought)), tried(more()))
    }
  }
  let isOver = false
  const blows = storm(world, { seed, targets: kill, everyMs, hasEnded: () => isOver })
  await Promise.all(Array.from({ length: buyers }, buyer))
  isOver = true
  const counts = await blows
  await sandbox.mend()
  for (const line of world.lines.values()) await line.set(null)
  for (const node of world.nodes) await node.ready()

  const calmAt = Date.now()
  let isComplete = false
  let quietFrom = calmAt
  const endAll = async () => {
    await Promise.all(rest)
    await world.letHourPass()
    quietFrom = Date.now()
  }
  void tried(endAll()).finally(() => (isComplete = true))
  const settling = await untilSettled(() => purchases, {
    sandboxUrl: sandbox.url,
    isComplete: () => isComplete,
    withinMs: LONGEST_CALM_MS,
  })
  const calm = Math.round((Date.now() - calmAt) / 1000)
  await pause(Math.max(0, quietFrom + LEAST_CALM_MS - Date.now()))
  await world.endNodes()

  const books = spawnSync(nodeBinary(), ['scripts/audit.ts', '--calm'], {
    env: { ...process.env, ...world.env, NODE_ENV: 'production', DEMO: 'yes' },
    encoding: 'utf8',
  })
  const logs = world.nodes.map(({ logFile }) => readFileSync(logFile, 'utf8').split('\n')).flat()
  const found = await compare(world, database, purchases)
  const isUnheard = (id: string) => logs.some((line) => line.includes(id) && line.includes(NOT_TAKEN))
  return {
    purchases,
    blows: counts,
    settling,
    found,
    unheard: found.cameTwice.filter(isUnheard).length,
    troubles,
    books: { text: `${books.stdout}${books.stderr}`, isGood: books.status === 0 },
    failures: logs.filter((line) => FAILURES.some((words) => line.includes(words))),
    falls: world.nodes.reduce((sum, { falls }) => sum + falls.open, 0),
    seconds: { storm: Math.round((calmAt - startedAt) / 1000), calm },
  }
}

const NOT_TAKEN = '"mail not taken"'
const FAILURES = ['"request failed"', '"an error that nobody caught"']
const told = (error: unknown) => (error instanceof Error ? error.message : String(error))

async function compare({ env, sandbox }: World, database: StormPlan['database'], purchases: Purchase[]) {
  sealColumnsWith(keyRing(readConfig({}).sealing))
  const open =
    database === 'postgres' ? await connectPostgres(env.DATABASE_URL, () => {}) : await connectEmbedded(env.DATA_DIR)
  try {
    return await audit(open.database, sandbox.url, purchases)
  } finally {
    await open.close()
  }
}
