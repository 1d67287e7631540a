// How often somebody may do something; counted in the database, so that a restart forgives nobody.
import type { TooOften } from '#shop/values/outcome.ts'

/** A limit stands beside the use case that it protects, which takes it itself: no door can forget it. */
export type Limit = { name: string; points: number; seconds: number }

export type RateLimiter = {
  /**
   * Counts one use. Whatever the key names (an address, an e-mail, an order), only its fingerprint is kept. `left` are the
   * uses that remain until the count begins anew in `resetSeconds`.
   */
  take: (limit: Limit, key: string) => Promise<{ ok: true; left: number; resetSeconds: number } | TooOften>
  /** Takes one use back: it was no failure after all. */
  giveBack: (limit: Limit, key: string) => Promise<void>
}
