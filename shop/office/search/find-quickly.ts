// The search as you type: it runs at every pause, so it shows less and has its own limit.
import type { Actor } from '#shop/people/sign-in/session-user.ts'
import type { RateLimiter } from '#ports/rate-limiter.ts'
import { QUICK_SEARCH_LIMIT } from '#shop/support/staff/staff-limit.ts'
import type { TooOften } from '#values/outcome.ts'
import { findAnything, type FindAnythingDeps } from './find-anything.ts'

const MOST = 5

type Findings = Awaited<ReturnType<typeof findAnything>>

/** At most five of each kind found by `findAnything`. Problem: `too_often`. */
export async function findQuickly(
  deps: FindAnythingDeps & { limiter: Pick<RateLimiter, 'take'> },
  typed: string,
  { actor }: { actor: Actor },
): Promise<{ ok: true; found: Findings } | TooOften> {
  const allowed = await deps.limiter.take(QUICK_SEARCH_LIMIT, actor.id)
  return allowed.ok ? { ok: true, found: await findAnything(deps, typed, MOST) } : allowed
}
