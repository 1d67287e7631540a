// The storm's command-line options; an invalid one is answered with one sentence.
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { TARGETS, type Target } from './weather.ts'

export type StormOptions = {
  orders: number
  seed: number | null
  database: 'embedded' | 'postgres'
  nodes: number
  kill: Target[]
  buyers: number
  everyMs: number
  gustMs: number
  lullMs: number
}

const count = z.coerce.number().int().min(1)
const isTarget = (name: string): name is Target => TARGETS.some((target) => target === name)

const shape = z
  .object({
    orders: count.max(100_000).default(60),
    seed: z.coerce.number().int().min(0).optional(),
    database: z.enum(['embedded', 'postgres']).default('embedded'),
    nodes: count.max(8).default(1),
    kill: z
      .string()
      .default('shop,sandbox')
      .transform((text) => text.split(',').filter((name) => name !== ''))
      .refine((names) => names.every(isTarget), `takes a list of ${TARGETS.join(', ')}`)
      .transform((names) => names.filter(isTarget)),
    buyers: count.max(64).default(6),
    every: z.coerce.number().min(0.1).max(600).default(1.5),
    gust: z.coerce.number().min(1).max(3_600).default(60),
    lull: z.coerce.number().min(0).max(3_600).default(0),
  })
  .refine(({ database, nodes }) => database === 'postgres' || nodes === 1, 'several nodes need --database postgres')
  .refine(({ database, kill }) => database === 'postgres' || !kill.includes('postgres'), {
    error: 'the embedded database is killed with its shop; --kill postgres needs --database postgres',
  })

const NAMES = ['orders', 'seed', 'database', 'nodes', 'kill', 'buyers', 'every', 'gust', 'lull'] as const

export function readStormOptions(words: string[]): StormOptions | string {
  const options = Object.fromEntries(NAMES.map((name) => [name, { type: 'string' as const }]))
  try {
    const read = shape.safeParse(parseArgs({ args: words, options }).values)
    if (!read.success) return read.error.issues.map(({ path, message }) => [...path, message].join(' ')).join('; ')
    const { every, gust, lull, seed = null, ...plan } = read.data
    return { ...plan, seed, everyMs: every * 1000, gustMs: gust * 1000, lullMs: lull * 1000 }
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}
