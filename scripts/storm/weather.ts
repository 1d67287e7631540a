// What goes wrong in a storm: a seeded sequence of blows, one after the other while people buy. Their exact times
// depend on the machine, so the same seed repeats the plan but not the timing.
import { setTimeout as pause } from 'node:timers/promises'
import { LINE_FAULTS } from './fault-proxy.ts'
import { seededChance, type Chance } from './seeded.ts'
import { setFault } from './vendor-books.ts'
import { VENDOR_FAULTS } from './vendor-faults.ts'
import type { LineName, World } from './world.ts'

export const TARGETS = ['shop', 'node', 'sandbox', 'postgres'] as const
export type Target = (typeof TARGETS)[number]

type Blow = { what: string; strike: (world: World) => Promise<unknown> }
type Draw = (chance: Chance, world: World) => Blow

const LONGEST_FREEZE_MS = 4_000
const LONGEST_LINE_FAULT_MS = 6_000

const between = (chance: Chance, longest: number) => chance.between(300, longest)
const some = <Item>(chance: Chance, items: readonly Item[]): Item => {
  const item = items[chance.between(0, items.length - 1)]
  if (item === undefined) throw new Error('Nothing to draw from.')
  return item
}

const anyNode = (chance: Chance, { nodes }: World) => chance.between(0, nodes.length - 1)

const ON_TARGETS: Record<Target, Draw[]> = {
  shop: [
    () => ({ what: 'shop killed', strike: ({ nodes }) => Promise.all(nodes.map((node) => node.kill())) }),
    (chance) => {
      const ms = between(chance, LONGEST_FREEZE_MS)
      return { what: 'shop frozen', strike: ({ nodes }) => Promise.all(nodes.map((node) => node.freeze(ms))) }
    },
  ],
  node: [
    (chance, world) => {
      const at = anyNode(chance, world)
      return { what: 'node killed', strike: ({ nodes }) => nodes[at]?.kill() ?? Promise.resolve() }
    },
    (chance, world) => {
      const at = anyNode(chance, world)
      return { what: 'node asked to end', strike: ({ nodes }) => nodes[at]?.stop() ?? Promise.resolve() }
    },
    (chance, world) => {
      const [at, ms] = [anyNode(chance, world), between(chance, LONGEST_FREEZE_MS)]
      return { what: 'node frozen', strike: ({ nodes }) => nodes[at]?.freeze(ms) ?? Promise.resolve() }
    },
  ],
  sandbox: [
    () => ({ what: 'vendors killed', strike: ({ sandbox }) => sandbox.kill() }),
    (chance) => {
      const ms = between(chance, LONGEST_FREEZE_MS)
      return { what: 'vendors frozen', strike: ({ sandbox }) => sandbox.freeze(ms) }
    },
  ],
  postgres: [() => ({ what: 'PostgreSQL killed', strike: ({ postgres }) => postgres?.crash() ?? Promise.resolve() })],
}

const spoilLine: Draw = (chance, { lines }) => {
  const name = some(chance, [...lines.keys()])
  const fault = some(chance, LINE_FAULTS)
  const ms = between(chance, LONGEST_LINE_FAULT_MS)
  return {
    what: `line to ${WORDS[name]} spoiled`,
    strike: async (world) => {
      const line = world.lines.get(name)
      await line?.set(fault)
      await pause(ms)
      await line?.set(null)
    },
  }
}
const WORDS: Record<LineName, string> = {
  payment: 'payment provider',
  network: 'network',
  mail: 'mail server',
  database: 'database',
}

const spoilAnswers: Draw = (chance) => {
  const fault = some(chance, VENDOR_FAULTS)
  const times = chance.between(1, 3)
  return {
    what: `${fault.target}: wrong answers`,
    strike: ({ sandbox }) => setFault(sandbox.url, { ...fault, times }).catch(() => {}),
  }
}

/**
 * `everyMs`: the longest pause between two blows of a sequence. The storm blows for `gustMs`, then pauses for `lullMs`,
 * so that work begun in the storm continues in the calm and the other way round; without a lull, it blows all the time.
 */
export type Weather = {
  seed: number
  targets: Target[]
  everyMs: number
  gustMs: number
  lullMs: number
  hasEnded: () => boolean
}

/**
 * Strikes processes, and in parallel connections and answers, until it has ended; returns how often each thing
 * happened.
 */
export async function storm(world: World, weather: Weather): Promise<Map<string, number>> {
  const { seed, targets } = weather
  const counts = new Map<string, number>()
  const startedAt = Date.now()
  const lull = async () => {
    const leftMs = lullLeftMs(weather, Date.now() - startedAt)
    if (leftMs > 0) await pause(leftMs)
  }
  const onProcesses = targets.flatMap((target) => ON_TARGETS[target])
  await Promise.all([
    onProcesses.length > 0 && blow(world, onProcesses, seededChance(seed + 1), { counts, lull, ...weather }),
    blow(world, [spoilLine, spoilAnswers], seededChance(seed + 2), { counts, lull, ...weather }),
  ])
  return counts
}

/** How long the current lull still lasts, at this many milliseconds after the start. */
export function lullLeftMs({ gustMs, lullMs }: Pick<Weather, 'gustMs' | 'lullMs'>, sinceMs: number): number {
  if (lullMs === 0) return 0
  const roundMs = gustMs + lullMs
  const within = sinceMs % roundMs
  return within < gustMs ? 0 : roundMs - within
}

type Row = Pick<Weather, 'everyMs' | 'hasEnded'> & { counts: Map<string, number>; lull: () => Promise<void> }

async function blow(world: World, draws: Draw[], chance: Chance, { counts, lull, everyMs, hasEnded }: Row) {
  while (!hasEnded()) {
    await lull()
    const { what, strike } = some(chance, draws)(chance, world)
    const calm = chance.between(50, everyMs)
    await strike(world)
    counts.set(what, (counts.get(what) ?? 0) + 1)
    await pause(calm)
  }
}
