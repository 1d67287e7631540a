// How long somebody stays signed in: until they were away for too long, and never longer than a fixed time.
import { runsShop, type Role } from './role.ts'

const MINUTE_MS = 60_000
const DAY_MS = 86_400_000

type SessionLife = { idleMs: number; wholeMs: number; touchEveryMs: number }

const ADMIN: SessionLife = { idleMs: 30 * MINUTE_MS, wholeMs: DAY_MS / 2, touchEveryMs: MINUTE_MS }
const EVERYBODY: SessionLife = { idleMs: 7 * DAY_MS, wholeMs: 30 * DAY_MS, touchEveryMs: 60 * MINUTE_MS }

const FRESH_MS = 10 * MINUTE_MS

const lifeOf = (role: Role): SessionLife => (runsShop(role) ? ADMIN : EVERYBODY)

/** When a session ends if nobody comes back: 7 days after the last look and 30 after its start; for admins 30 minutes and 12 hours. */
export function sessionEnd(role: Role, startedAt: Date, now: Date): Date {
  const { idleMs, wholeMs } = lifeOf(role)
  return new Date(Math.min(now.getTime() + idleMs, startedAt.getTime() + wholeMs))
}

/** Whether a look at the shop is worth writing down: a session that was seen just now need not be seen again. */
export const isWorthTouching = (role: Role, seenAt: Date, now: Date): boolean =>
  now.getTime() - seenAt.getTime() >= lifeOf(role).touchEveryMs

/** Whether the owner of a session proved themselves so lately that they need not do so once more: within ten minutes. */
export const isFresh = (provenAt: Date, now: Date): boolean => now.getTime() - provenAt.getTime() < FRESH_MS
