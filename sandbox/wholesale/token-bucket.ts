// A bucket of tokens that fills up by the sandbox's clock: what a network allows in a second.

export function openTokenBucket(capacity: number, perSecond: number, now: () => Date) {
  let tokens = capacity
  let filledAt = now().getTime()

  return {
    /** False if there are too few; nothing is taken then. */
    take(cost = 1): boolean {
      const instant = now().getTime()
      // A clock that was set back neither fills nor empties it.
      tokens = Math.min(capacity, tokens + (Math.max(0, instant - filledAt) / 1000) * perSecond)
      filledAt = instant
      if (tokens < cost) return false
      tokens -= cost
      return true
    },
    left: (): number => Math.floor(tokens),
    secondsUntil: (cost: number): number => Math.max(0, Math.ceil((cost - tokens) / perSecond)),
  }
}
