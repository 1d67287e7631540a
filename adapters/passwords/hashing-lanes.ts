// Hashes two passwords at once. People the shop knows go first, and each queue has a limit: whoever finds it full is
// told right away to retry, instead of waiting for half a minute. A new password whose link or code is already used up
// is never turned away, because it couldn't be retried.
import { Crowded } from '#ports/crowded.ts'
import type { Lane } from '#ports/passwords.ts'
import type { TooOften } from '#values/outcome.ts'

const MOST_AT_ONCE = 2
/** About 25 ms each: the last stranger in the queue waits a quarter of a second, or two seconds on a slow machine. */
const MOST_WAITING: Record<Lane, number> = { promised: Infinity, known: 200, strangers: 20 }
const COME_AGAIN: TooOften = { ok: false, problem: 'too_often', retryAfterSeconds: 5, isCrowded: true }

let running = 0
const waiting: Record<Lane, (() => void)[]> = { promised: [], known: [], strangers: [] }

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
    const next = waiting.promised.shift() ?? waiting.known.shift() ?? waiting.strangers.shift()
    if (next) next()
    else running -= 1
  }
}
