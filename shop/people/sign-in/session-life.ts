// How long somebody stays logged in: until they were idle for too long, and never beyond a fixed time.
import { worksForShop, type Role } from '#shop/people/account/role.ts'

const MINUTE_MS = 60_000
const DAY_MS = 86_400_000

type SessionLife = { idleMs: number; wholeMs: number; touchEveryMs: number }

const ADMIN: SessionLife = { idleMs: 30 * MINUTE_MS, wholeMs: DAY_MS / 2, touchEveryMs: MINUTE_MS }
const EVERYBODY: SessionLife = { idleMs: 7 * DAY_MS, wholeMs: 30 * DAY_MS, touchEveryMs: 60 * MINUTE_MS }

const FRESH_MS = 10 * MINUTE_MS

const lifeOf = (role: Role): SessionLife => (worksForShop(role) ? ADMIN : EVERYBODY)

/** When a session ends if nobody uses it: after 7 days idle and 30 in all; for admins, 30 minutes and 12 hours. */
export function sessionEnd(role: Role, startedAt: Date, now: Date): Date {
  const { idleMs, wholeMs } = lifeOf(role)
  return new Date(Math.min(now.getTime() + idleMs, startedAt.getTime() + wholeMs))
}

/** Whether to record this visit: a session that was seen moments ago needs no update. */
export const isWorthTouching = (role: Role, seenAt: Date, now: Date): boolean =>
  now.getTime() - seenAt.getTime() >= lifeOf(role).touchEveryMs

/** Whether the owner of a session proved who they are within the last ten minutes, so we don't ask again. */
export const isFresh = (provenAt: Date, now: Date): boolean => now.getTime() - provenAt.getTime() < FRESH_MS
