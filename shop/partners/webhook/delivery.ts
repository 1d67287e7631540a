// What happens to a delivery after an attempt. Pure rules.
import { daysLater } from '#values/instant.ts'
import { pauseAfter, type Pace } from '#values/pauses.ts'

/** `failed`: not accepted for a day. `stopped`: its endpoint was switched off first. */
export type DeliveryState = 'waiting' | 'taken' | 'failed' | 'stopped'

/** 10 seconds after the first attempt, then twice as long each time, up to 2 hours: some 20 attempts in a day. */
const PACE: Pace = { firstMs: 10_000, longestMs: 2 * 3_600_000 }
/** If an endpoint doesn't answer at all, all of its deliveries pause: half a minute first, up to 10 minutes. */
const REST: Pace = { firstMs: 30_000, longestMs: 10 * 60_000 }

/** No attempts after that. */
export const givenUpAfter = (now: Date): Date => daysLater(now, 1)

/** Any 2xx; not a redirect, and not null, which means no answer. */
export const isTaken = (status: number | null): boolean => status !== null && status >= 200 && status < 300

export type AfterTry = { state: DeliveryState; nextTryAt: Date | null }

/** The last attempt is at the end of the day. */
export function afterTry(status: number | null, tries: number, givenUpAt: Date, now: Date): AfterTry {
  if (isTaken(status)) return { state: 'taken', nextTryAt: null }
  if (now >= givenUpAt) return { state: 'failed', nextTryAt: null }
  return {
    state: 'waiting',
    nextTryAt: new Date(Math.min(now.getTime() + pauseAfter(tries, PACE), givenUpAt.getTime())),
  }
}

/** Until when an endpoint rests after this many requests in a row without an answer; null after any answer. */
export const restAfter = (silences: number, now: Date): Date | null =>
  silences === 0 ? null : new Date(now.getTime() + pauseAfter(silences, REST))
