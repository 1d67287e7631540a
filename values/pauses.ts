// Exponential backoff: a short wait at first, twice as long each time, up to a limit.
export type Pace = { firstMs: number; longestMs: number }

/** The pause after this many failed attempts, in ms; the first one counts as 1. */
export const pauseAfter = (tries: number, { firstMs, longestMs }: Pace): number =>
  Math.min(firstMs * 2 ** Math.min(Math.max(tries, 1) - 1, 30), longestMs)
