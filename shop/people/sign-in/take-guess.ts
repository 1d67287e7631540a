// Limits attempts at what a stranger could guess: per network, and stricter while all strangers together fail too
// often. Nobody can use up everyone's attempts: a network that did nothing always has some left.
import type { Limit, RateLimiter } from '#ports/rate-limiter.ts'
import type { TooOften } from '#values/outcome.ts'

export type GuessLimits = {
  perAsker: Limit
  /** Wrong attempts of all strangers together; above this, somebody is guessing from everywhere. */
  altogether: Limit
  /** What each network has left then. */
  perAskerMeanwhile: Limit
}

/** Call `takeBack` if the attempt was no wrong guess; it still counts for the network. */
export type Guess = { ok: true; takeBack: () => Promise<void> } | TooOften

export async function takeGuess(limiter: RateLimiter, limits: GuessLimits, rateLimitKey: string): Promise<Guess> {
  const { perAsker, altogether, perAskerMeanwhile } = limits
  const ofAsker = await limiter.take(perAsker, rateLimitKey)
  if (!ofAsker.ok) return ofAsker
  if ((await limiter.take(altogether, 'all')).ok)
    return { ok: true, takeBack: () => limiter.giveBack(altogether, 'all') }
  const meanwhile = await limiter.take(perAskerMeanwhile, rateLimitKey)
  return meanwhile.ok ? { ok: true, takeBack: () => limiter.giveBack(perAskerMeanwhile, rateLimitKey) } : meanwhile
}
