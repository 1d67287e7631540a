// How many payment pages one visitor may have open, counted where pages are opened and given back where they end.
import type { Limit, RateLimiter } from '#shop/ports/rate-limiter.ts'
import type { TooOften } from '#shop/values/outcome.ts'
import type { PaymentSessionRow } from './payment-session-store.ts'

const OPEN_PAGES: Limit = { name: 'payment-pages', points: 10, seconds: 600 }

/** Null when no visitor asks for the page. */
export const takePage = async (
  { limiter }: { limiter: RateLimiter },
  openedBy: string | null,
): Promise<{ ok: true } | TooOften> => (openedBy === null ? { ok: true } : limiter.take(OPEN_PAGES, openedBy))

/** A page that was paid or has ended is not open any more: an office may buy for everybody, one after the other. */
export async function givePageBack(
  { limiter }: { limiter: RateLimiter },
  { openedBy }: Pick<PaymentSessionRow, 'openedBy'>,
): Promise<void> {
  if (openedBy !== null) await limiter.giveBack(OPEN_PAGES, openedBy)
}
