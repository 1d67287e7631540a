// Rate limits, counted in the database, so that a restart doesn't reset them.
import type { TooOften } from '#values/outcome.ts'

/**
 * A limit is defined next to the use case that it protects, which applies it itself, so that no caller can forget it.
 */
export type Limit = { name: string; points: number; seconds: number }

export type RateLimiter = {
  /**
   * Counts one use. Only the key's fingerprint is stored, whatever it contains (an address, an email, an order). `left`
   * are the uses that remain until the count resets in `resetSeconds`. If the key is a visitor's network, the networks
   * around it have limits of their own (`widerNetworksOf`).
   */
  take: (limit: Limit, key: string) => Promise<{ ok: true; left: number; resetSeconds: number } | TooOften>
  /** Takes one use back: it wasn't a failure after all. */
  giveBack: (limit: Limit, key: string) => Promise<void>
}
