// A storm from start to end: people buy while everything breaks, then it is calm, all orders are awaited, and the books
// are compared.
import { setTimeout as pause } from 'node:timers/promises'
import { connectEmbedded } from '#db/connection/connect-embedded.ts'
import { connectPostgres } from '#db/connection/connect.ts'
import { suffer } from './aftermath.ts'
import { buy, topUp, type Purchase } from './buyer.ts'
import { auditBooks } from './audit-books.ts'
import { openClerks, openOwner } from './clerk.ts'
import { FAULTS } from './errands.ts'
import { openKeeper } from './keeper.ts'
import { readLogs } from './node-logs.ts'
import { audit, type Audit } from './purchase-audit.ts'
import { seededChance } from './seeded.ts'
import { stormErrands } from './storm-errands.ts'
import { watchSettling, type Settling } from './until-settled.ts'
import { storm, type Weather } from './weather.ts'
import { sellWholesale } from './sell-wholesale.ts'
import { openWorld, type World } from './world.ts'

export type StormPlan = {
  orders: number
  seed: number
  database: 'embedded' | 'postgres'
  nodes: number
  kill: Weather['targets']
  buyers: number
  folder: string
  /** Called every minute with the progress so far. */
  say?: (line: string) => void
} & Pick<Weather, 'everyMs' | 'gustMs' | 'lullMs'>
export type StormResult = {
  purchases: Purchase[]
  blows: Map<string, number>
  settling: Settling
  found: Audit
  /** What the buyers, the clerk, and the bank couldn't finish. */
  troubles: string[]
  /** The output of `npm run audit -- --calm`, and whether the books agree. */
  books: { text: string; isGood: boolean }
  /** How many answers and messages of vendors were in odd notation. */
  oddAnswers: number
  /** Log lines about failed requests and uncaught errors, and how often a node ended on its own. */
  failures: string[]
  /**
   * Emails that arrived twice and that the shop once logged as not accepted: the server had them but never confirmed.
   */
  unheard: number
  falls: number
  seconds: { storm: number; calm: number; books: number }
  /** The storm's own peak memory, without the shop and the vendors. */
  peakMb: number
}

const SAID_EVERY_MS = 60_000
/** Longer than any pause between two tries that a short storm causes. */
const LONGEST_CALM_MS = 20 * 60_000
/** Unpaid pages are checked after a minute; whatever isn't visible from outside is finished by the next sweep. */
const LEAST_CALM_MS = 90_000

export async function runStorm(plan: StormPlan): Promise<StormResult> {
  const keeper = openKeeper()
  keeper.owns(plan.folder)
  try {
    const world = await openWorld({ ...plan, keeper })
    try {
      return await rideOut(world, plan)
    } finally {
      await world.close()
    }
  } finally {
    // After a complete run, the caller decides about the folder.
    keeper.leaveFolders()
    await keeper.end()
  }
}

async function rideOut(world: World, plan: StormPlan): Promise<StormResult> {
  const { orders, seed, kill, buyers, database } = plan
  const { shopUrl, sandbox } = world
  const place = {
    shopUrl,
    sandboxUrl: sandbox.url,
    patienceMs: LONGEST_CALM_MS,
    ...(world.forgetPage && { forgetPage: world.forgetPage }),
  }
  const owner = await openOwner(place, world.nodes.map(({ said }) => said()).join('\n'))
  const wholesale = await sellWholesale(owner, sandbox.url)
  const clerk = await openClerks(place, owner, orders)
  await sandbox.spoil(FAULTS)
  const chance = seededChance(seed)
  const errands = stormErrands(chance, { count: orders, canForget: world.forgetPage !== null, wholesale })
  const waiting = [...errands]
  const purchases: Purchase[] = []
  const troubles: string[] = []
  const rest = new Set<Promise<void>>()
  const tried = (work: Promise<void>) => work.catch((error: unknown) => void troubles.push(told(error)))
  const goesOn = (work: Promise<void>) => {
    const going = tried(work).finally(() => rest.delete(going))
    rest.add(going)
  }

  const startedAt = Date.now()
  const progress = setInterval(() => {
    const since = `${seconds(startedAt, Date.now())} s`
    plan.say?.(`${since}: ${purchases.length} bought, ${waiting.length} to come, ${rest.size} go on`)
  }, SAID_EVERY_MS)
  const buyer = async () => {
    for (let errand = waiting.shift(); errand; errand = waiting.shift()) {
      const bought = await buy(place, errand).catch((error: unknown) => void troubles.push(told(error)))
      if (!bought) continue
      purchases.push(bought.purchase)
      const more = async () => {
        const added = await topUp(place, bought)
        if (added) purchases.push(added)
      }
      goesOn(suffer({ place, clerk, chance }, bought))
      goesOn(more())
    }
  }
  let isOver = false
  const blows = storm(world, { ...plan, targets: kill, hasEnded: () => isOver })
  const settled = watchSettling(() => purchases, sandbox.url)
  await Promise.all(Array.from({ length: buyers }, buyer))
  isOver = true
  clearInterval(progress)
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
  const settling = await settled.untilAll(() => isComplete, LONGEST_CALM_MS)
  const calm = Math.round((Date.now() - calmAt) / 1000)
  await pause(Math.max(0, quietFrom + LEAST_CALM_MS - Date.now()))
  await settled.end()
  await world.endNodes()
  const oddAnswers = await sandbox.countOddAnswers()

  const endedAt = Date.now()
  const books = await auditBooks(world)
  const found = await compare(world, database, purchases)
  const logs = await readLogs(
    world.nodes.map(({ logFile }) => logFile),
    found.cameTwice,
  )
  return {
    purchases,
    blows: counts,
    settling,
    found,
    ...logs,
    troubles,
    books,
    oddAnswers,
    falls: world.nodes.reduce((sum, { falls }) => sum + falls.open, 0),
    seconds: { storm: seconds(startedAt, calmAt), calm, books: seconds(endedAt, Date.now()) },
    peakMb: Math.round(process.resourceUsage().maxRSS / 1024),
  }
}

const seconds = (from: number, to: number) => Math.round((to - from) / 1000)
const told = (error: unknown) => (error instanceof Error ? error.message : String(error))

async function compare({ env, sandbox }: World, database: StormPlan['database'], purchases: Purchase[]) {
  const open =
    database === 'postgres' ? await connectPostgres(env.DATABASE_URL, () => {}) : await connectEmbedded(env.DATA_DIR)
  try {
    return await audit(open.database, sandbox.url, purchases)
  } finally {
    await open.close()
  }
}
