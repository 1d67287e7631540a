// Repeatable randomness: the same seed gives the same sequence of numbers.
export type Chance = {
  /** A number from 0 up to, but not including, 1. */
  next(): number
  /** An integer between the two, both included. */
  between(least: number, most: number): number
}

// mulberry32
export function seededChance(seed: number): Chance {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  return { next, between: (least, most) => least + Math.floor(next() * (most - least + 1)) }
}
