// What becomes of a delivery after a try: on paper.
import { daysLater } from '#shop/values/instant.ts'
import { pauseAfter, type Pace } from '#shop/values/pauses.ts'

/** `failed`: not taken for a day. `stopped`: its endpoint was switched off before it was taken. */
export type DeliveryState = 'waiting' | 'taken' | 'failed' | 'stopped'

/** 10 seconds after the first try, twice as long each time, 2 hours at the most: some 20 tries in a day. */
const PACE: Pace = { firstMs: 10_000, longestMs: 2 * 3_600_000 }
/** An endpoint that does not answer at all is left alone, for all of its deliveries: half a minute first, 10 minutes at the most. */
const REST: Pace = { firstMs: 30_000, longestMs: 10 * 60_000 }

/** No try after that. */
export const givenUpAfter = (now: Date): Date => daysLater(now, 1)

/** Any 2xx; a redirect is none, and neither is null, where nobody answered. */
export const isTaken = (status: number | null): boolean => status !== null && status >= 200 && status < 300

export type AfterTry = { state: DeliveryState; nextTryAt: Date | null }

/** The last try comes when the day is over. */
export function afterTry(status: number | null, tries: number, givenUpAt: Date, now: Date): AfterTry {
  if (isTaken(status)) return { state: 'taken', nextTryAt: null }
  if (now >= givenUpAt) return { state: 'failed', nextTryAt: null }
  return {
    state: 'waiting',
    nextTryAt: new Date(Math.min(now.getTime() + pauseAfter(tries, PACE), givenUpAt.getTime())),
  }
}

/** Until when nobody asks there after so many silences in a row; null after an answer, whatever it says. */
export const restAfter = (silences: number, now: Date): Date | null =>
  silences === 0 ? null : new Date(now.getTime() + pauseAfter(silences, REST))
