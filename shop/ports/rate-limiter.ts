// How often somebody may do something; counted in the database, so that a restart forgives nobody.

export type Limit = { name: string; points: number; seconds: number }

export type RateLimiter = {
  /** Counts one use; `retryAfterSeconds` when there were too many. */
  take: (limit: Limit, key: string) => Promise<{ ok: true } | { ok: false; retryAfterSeconds: number }>
  /** Takes one use back: it was no failure after all. */
  giveBack: (limit: Limit, key: string) => Promise<void>
}
