// How many payment pages one visitor may have open: those of the last ten minutes that are neither paid nor ended, so
// that an office can buy for everyone, one order after the other.
import type { TooOften } from '#shop/values/outcome.ts'
import type { PageLimit } from './payment-session-store.ts'

const MOST_OPEN_PAGES = 10
const WINDOW_MS = 600_000

/** Null if no visitor asks for the page. */
export const pageLimit = (openedBy: string | null, now: Date): PageLimit | null =>
  openedBy === null ? null : { openedBy, most: MOST_OPEN_PAGES, since: new Date(now.getTime() - WINDOW_MS) }

/** When a visitor may try again, given when the oldest of these pages was opened. */
export const tooManyPages = (oldest: Date, now: Date): TooOften => ({
  ok: false,
  problem: 'too_often',
  retryAfterSeconds: Math.max(1, Math.ceil((oldest.getTime() + WINDOW_MS - now.getTime()) / 1000)),
})
