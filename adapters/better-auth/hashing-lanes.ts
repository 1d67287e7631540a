// Two passwords are worked on at once. Whom the shop knows goes first, and a line of strangers has an end: who comes then is
// told at once to try again, instead of waiting for half a minute.
import { Crowded } from '#shop/ports/crowded.ts'
import type { Lane } from '#shop/ports/identity.ts'
import type { TooOften } from '#shop/values/outcome.ts'

const MOST_AT_ONCE = 2
/** Some 25 ms each: the last stranger in line waits for a quarter of a second, on a slow machine for two. */
const MOST_WAITING: Record<Lane, number> = { known: 200, strangers: 20 }
const COME_AGAIN: TooOften = { ok: false, problem: 'too_often', retryAfterSeconds: 5 }

let running = 0
const waiting: Record<Lane, (() => void)[]> = { known: [], strangers: [] }

export const findRoom = (lane: Lane): { ok: true } | TooOften =>
  running < MOST_AT_ONCE || waiting[lane].length < MOST_WAITING[lane] ? { ok: true } : COME_AGAIN

export async function inTurn<Result>(lane: Lane, work: () => Promise<Result>): Promise<Result> {
  const room = findRoom(lane)
  if (!room.ok) throw new Crowded('Too many passwords wait to be looked at.', room)
  if (running >= MOST_AT_ONCE) await new Promise<void>((go) => waiting[lane].push(go))
  else running += 1
  try {
    return await work()
  } finally {
    const next = waiting.known.shift() ?? waiting.strangers.shift()
    if (next) next()
    else running -= 1
  }
}
