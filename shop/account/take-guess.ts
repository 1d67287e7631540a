// Tries at what a stranger could guess: counted for each asker, and fewer for each while all strangers together fail too often.
// Nobody can use up the tries of everybody: whoever comes from a network that did nothing still has some.
import type { Limit, RateLimiter } from '#shop/ports/rate-limiter.ts'
import type { TooOften } from '#shop/values/outcome.ts'

export type GuessLimits = {
  perAsker: Limit
  /** Wrong tries of all strangers; beyond it somebody is guessing from everywhere. */
  altogether: Limit
  /** What is left for each asker then. */
  perAskerMeanwhile: Limit
}

/** `takeBack` when the try was no wrong guess; the try still counts for the asker. */
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
