// How many payment pages one visitor may have open: those of the last ten minutes that were neither paid nor have ended, so
// that an office may buy for everybody, one after the other.
import type { TooOften } from '#shop/values/outcome.ts'
import type { PageLimit } from './payment-session-store.ts'

const MOST_OPEN_PAGES = 10
const WINDOW_MS = 600_000

/** Null when no visitor asks for the page. */
export const pageLimit = (openedBy: string | null, now: Date): PageLimit | null =>
  openedBy === null ? null : { openedBy, most: MOST_OPEN_PAGES, since: new Date(now.getTime() - WINDOW_MS) }

/** When somebody may come again whose oldest page of these was opened then. */
export const tooManyPages = (oldest: Date, now: Date): TooOften => ({
  ok: false,
  problem: 'too_often',
  retryAfterSeconds: Math.max(1, Math.ceil((oldest.getTime() + WINDOW_MS - now.getTime()) / 1000)),
})
