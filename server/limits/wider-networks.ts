// Counts tries for the networks around whoever asks as well, so that nobody gets past a limit by changing to the address
// next door. Each process counts for itself, and tells the database only every few tries: a visitor costs nothing more.
import type { Limit, RateLimiter } from '#ports/rate-limiter.ts'
import { widerNetworksOf } from '#values/ip-prefix.ts'

/** How many networks are remembered; the one that was quiet for the longest time is forgotten first. */
const MOST_NETWORKS = 20_000
/** The database is told after this share of a limit. */
const SHARE_AT_ONCE = 0.1

type TakeAnswer = Awaited<ReturnType<RateLimiter['take']>>
type Network = { limit: Limit; key: string; untold: number; endsMs: number; isFull: boolean }
/** Counts several uses at once. */
export type Consume = (limit: Limit, key: string, uses: number) => Promise<TakeAnswer>

export function widerNetworks(consume: Consume, nowMs: () => number = Date.now) {
  const networks = new Map<string, Network>()

  /** The networks around this key; none if it isn't a public address. */
  const around = (limit: Limit, key: string): Network[] =>
    widerNetworksOf(key).map(({ prefix, bits, times }) => {
      const wider = { ...limit, name: `${limit.name}-${bits}`, points: limit.points * times }
      const id = `${wider.name} ${prefix}`
      const known = networks.get(id)
      const isOver = !known || known.endsMs <= nowMs()
      const endsMs = nowMs() + limit.seconds * 1000
      const network = isOver ? { limit: wider, key: prefix, untold: 0, endsMs, isFull: false } : known
      // The map remembers in which order they were asked for.
      networks.delete(id)
      networks.set(id, network)
      if (networks.size > MOST_NETWORKS) networks.delete(networks.keys().next().value ?? '')
      return network
    })

  const refuse = ({ endsMs }: Network): TakeAnswer => ({
    ok: false,
    problem: 'too_often',
    retryAfterSeconds: Math.max(1, Math.ceil((endsMs - nowMs()) / 1000)),
  })

  return {
    /** Null if all have room; otherwise the refusal of one. Nothing is counted while one of them is full. */
    take: async (limit: Limit, key: string): Promise<TakeAnswer | null> => {
      const all = around(limit, key)
      const full = all.find(({ isFull }) => isFull)
      if (full) return refuse(full)
      for (const network of all) {
        network.untold += 1
        if (network.untold < Math.max(1, Math.floor(network.limit.points * SHARE_AT_ONCE))) continue
        const uses = network.untold
        network.untold = 0
        const taken = await consume(network.limit, network.key, uses)
        if (taken.ok) continue
        network.endsMs = nowMs() + taken.retryAfterSeconds * 1000
        network.isFull = true
        return taken
      }
      return null
    },
    giveBack: (limit: Limit, key: string): void => {
      for (const network of around(limit, key)) network.untold -= 1
    },
  }
}
