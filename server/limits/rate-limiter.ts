// Rate limits in the shop's own database, so that a restart doesn't reset them.
import { lt } from 'drizzle-orm'
import type { RateLimiterDrizzle } from 'rate-limiter-flexible'
import type { Database } from '#db/database.ts'
import { rateLimits } from '#db/schema/server.ts'
import type { Log } from '#ports/log.ts'
import type { Limit, RateLimiter } from '#ports/rate-limiter.ts'
import { tokenMaker } from '#values/secret.ts'
import { widerNetworks, type Consume } from './wider-networks.ts'

// Dozens of files, for stores of all kinds: nothing is counted before the first form.
const library = () => import('rate-limiter-flexible')

export function databaseRateLimiter(
  database: Database,
  log: Log,
  secret: string,
): RateLimiter & { clearExpired: () => Promise<void> } {
  // The table reveals nobody: addresses and emails are few enough to be guessed from a plain hash, so the hash is
  // keyed.
  const fingerprintOf = tokenMaker(secret)
  const nameOf = (limit: Limit, key: string) => fingerprintOf(`limit ${limit.name} ${key}`)
  const counters = new Map<string, RateLimiterDrizzle>()

  // The library keeps its client, but ours changes with the current transaction, so it is looked up at each call.
  const client = {
    insert: (...args: Parameters<ReturnType<Database['db']>['insert']>) => database.db().insert(...args),
    select: () => database.db().select(),
    delete: (...args: Parameters<ReturnType<Database['db']>['delete']>) => database.db().delete(...args),
  }
  const counterFor = async (limit: Limit) => {
    const { RateLimiterDrizzle: Counter } = await library()
    const known = counters.get(limit.name)
    if (known) return known
    const counter = new Counter({
      storeClient: client,
      schema: rateLimits,
      points: limit.points,
      duration: limit.seconds,
      keyPrefix: limit.name,
      // The library's own cleanup can't be stopped, and would keep querying a closed database.
      clearExpiredByTimeout: false,
    })
    counters.set(limit.name, counter)
    return counter
  }

  const consume: Consume = async (limit, key, uses) => {
    const [counter, { RateLimiterRes }] = await Promise.all([counterFor(limit), library()])
    try {
      const { remainingPoints, msBeforeNext } = await counter.consume(nameOf(limit, key), uses)
      return { ok: true, left: remainingPoints, resetSeconds: Math.ceil(msBeforeNext / 1000) }
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal
      // Once per window: somebody may be guessing, and must not flood the log.
      const before = refusal.consumedPoints - uses
      if (before <= limit.points) log.error({ limit: limit.name }, 'a limit was reached')
      return { ok: false, problem: 'too_often', retryAfterSeconds: Math.ceil(refusal.msBeforeNext / 1000) }
    }
  }
  const wider = widerNetworks(consume)

  return {
    // Whoever is refused alone doesn't use up what the neighbors have.
    take: async (limit, key) => {
      const taken = await consume(limit, key, 1)
      return taken.ok ? ((await wider.take(limit, key)) ?? taken) : taken
    },
    /** Deletes expired counters. */
    clearExpired: async () => {
      await database.db().delete(rateLimits).where(lt(rateLimits.expire, new Date()))
    },
    giveBack: async (limit, key) => {
      const counter = await counterFor(limit)
      await counter.reward(nameOf(limit, key))
      wider.giveBack(limit, key)
    },
  }
}
