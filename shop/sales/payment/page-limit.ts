// How many payment pages one visitor may have open: those of the last ten minutes that are neither paid nor ended, so
// that an office can buy for everyone, one order after the other. The network around them has a limit of its own.
import { widerNetworksOf } from '#values/ip-prefix.ts'
import type { TooOften } from '#values/outcome.ts'
import type { TokenMaker } from '#values/secret.ts'

const MOST_OPEN_PAGES = 10
const WINDOW_MS = 600_000
/** A site with many households, or the addresses of a data center next to each other. */
const AROUND = [48, 24]
const DIGITS = 32

/**
 * How many live pages a visitor may have opened since then, and everybody in the network around them. A network's pages
 * have all names from its own to before its `until`.
 */
export type PageLimit = Record<'openedBy' | 'openedUntil' | 'around' | 'aroundUntil', string> &
  Record<'most' | 'mostAround', number> & { since: Date }

/** Null if no visitor asks for the page. */
export function pageLimit(makeToken: TokenMaker, rateLimitKey: string | null, now: Date): PageLimit | null {
  if (rateLimitKey === null) return null
  const fingerprintOf = (network: string) =>
    Buffer.from(makeToken(`payment pages ${network}`), 'base64url')
      .toString('hex')
      .slice(0, DIGITS)
  const near = widerNetworksOf(rateLimitKey).find(({ bits }) => AROUND.includes(bits))
  const around = fingerprintOf(near?.prefix ?? rateLimitKey)
  // The wider network comes first, so that its pages stand together in the index.
  const openedBy = around + fingerprintOf(rateLimitKey)
  return {
    openedBy,
    openedUntil: after(openedBy),
    most: MOST_OPEN_PAGES,
    around,
    aroundUntil: after(around),
    mostAround: MOST_OPEN_PAGES * (near?.times ?? 1),
    since: new Date(now.getTime() - WINDOW_MS),
  }
}

/** The network around whoever opened a page. */
export const aroundOf = (openedBy: string): string => openedBy.slice(0, DIGITS)

/** Behind everything that begins with these digits, in every collation. */
const after = (digits: string) => `${digits}g`

/** When a visitor may try again, given when the oldest of these pages was opened. */
export const tooManyPages = (oldest: Date, now: Date): TooOften => ({
  ok: false,
  problem: 'too_often',
  retryAfterSeconds: Math.max(1, Math.ceil((oldest.getTime() + WINDOW_MS - now.getTime()) / 1000)),
})
