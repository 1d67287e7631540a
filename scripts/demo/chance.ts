// Repeatable randomness: the same seed creates the same shop.

export type Chance = ReturnType<typeof chanceOf>

/** Mulberry32: good enough for believable data, and a page long nowhere. */
export function chanceOf(seed: number) {
  let state = seed >>> 0
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const below = (most: number) => Math.floor(next() * most)
  return {
    next,
    below,
    happens: (share: number) => next() < share,
    /** One of them, by weight. */
    oneOf: <Thing>(things: readonly (readonly [Thing, number])[]): Thing => {
      let left = next() * things.reduce((sum, [, weight]) => sum + weight, 0)
      for (const [thing, weight] of things) if ((left -= weight) < 0) return thing
      const last = things.at(-1)
      if (!last) throw new Error('There is nothing to choose from.')
      return last[0]
    },
    /** Around `middle`, rarely much longer: how long people and machines take. */
    around: (middle: number, spread = 0.7) => {
      const bell = Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next())
      return middle * Math.exp(spread * bell)
    },
    /** A random ID in the usual format. */
    id: () => {
      const hex = Array.from({ length: 32 }, () => below(16).toString(16)).join('')
      return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20)}`
    },
  }
}
