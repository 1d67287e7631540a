// Counts in the shop's own database how often somebody did something, so that a restart forgives nobody.
import { lt } from 'drizzle-orm'
import { RateLimiterDrizzle, RateLimiterRes } from 'rate-limiter-flexible'
import type { Database } from '#db/database.ts'
import { rateLimits } from '#db/schema/rate-limits.ts'
import type { Log } from '#shop/ports/log.ts'
import type { Limit, RateLimiter } from '#shop/ports/rate-limiter.ts'
import { tokenMaker } from '#shop/values/secret.ts'

export function databaseRateLimiter(
  database: Database,
  log: Log,
  secret: string,
): RateLimiter & { clearExpired: () => Promise<void> } {
  // Nobody reads in the table who did what: addresses and e-mails are few enough to be guessed from a plain hash.
  const fingerprintOf = tokenMaker(secret)
  const nameOf = (limit: Limit, key: string) => fingerprintOf(`limit ${limit.name} ${key}`)
  const counters = new Map<string, RateLimiterDrizzle>()

  // The library keeps its client; ours changes with the running transaction, so it is looked up at each call.
  const client = {
    insert: (...args: Parameters<ReturnType<Database['db']>['insert']>) => database.db().insert(...args),
    select: () => database.db().select(),
    delete: (...args: Parameters<ReturnType<Database['db']>['delete']>) => database.db().delete(...args),
  }
  const counterFor = (limit: Limit) => {
    const known = counters.get(limit.name)
    if (known) return known
    const counter = new RateLimiterDrizzle({
      storeClient: client,
      schema: rateLimits,
      points: limit.points,
      duration: limit.seconds,
      keyPrefix: limit.name,
      // The library's own clearing could not be ended, and would go on asking a database that was closed.
      clearExpiredByTimeout: false,
    })
    counters.set(limit.name, counter)
    return counter
  }

  return {
    take: async (limit, key) => {
      try {
        const { remainingPoints, msBeforeNext } = await counterFor(limit).consume(nameOf(limit, key))
        return { ok: true, left: remainingPoints, resetSeconds: Math.ceil(msBeforeNext / 1000) }
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal
        // Once per window: somebody may be guessing, and the log must not be filled by it.
        if (refusal.consumedPoints === limit.points + 1) log.error({ limit: limit.name }, 'a limit was reached')
        return { ok: false, problem: 'too_often', retryAfterSeconds: Math.ceil(refusal.msBeforeNext / 1000) }
      }
    },
    /** Takes what ran out off the table. */
    clearExpired: async () => {
      await database.db().delete(rateLimits).where(lt(rateLimits.expire, new Date()))
    },
    giveBack: async (limit, key) => {
      await counterFor(limit).reward(nameOf(limit, key))
    },
  }
}
