// Records what somebody was refused. A flood of attempts can't fill the log: after some within an hour, one row says
// there were more.
import type { Limit, RateLimiter } from '#ports/rate-limiter.ts'
import type { At } from '#values/brand-facts.ts'
import type { AuditActor } from './audit-row.ts'
import type { RecordAudit } from './record-audit.ts'

const WRITTEN_OUT: Limit = { name: 'denied', points: 10, seconds: 3600 }
const MORE: Limit = { name: 'denied-more', points: 1, seconds: 3600 }

/**
 * `sign_in`: a wrong password at the login; `role`: a page or call for another role; `second_factor` and `proof`: a wrong one; `proof_expired`: none given, and
 * the last is too old.
 */
type DeniedWhy = 'sign_in' | 'role' | 'second_factor' | 'proof' | 'proof_expired'
export type Denial = { actor: AuditActor & { id: string }; why: DeniedWhy; where?: string }

export type RecordDenied = (denied: Denial, at: At) => Promise<void>
export type RecordDeniedDeps = { limiter: RateLimiter; recordAudit: RecordAudit }

/** At most eleven rows per person and hour; `where` is a route pattern, never a full address. */
export async function recordDenied(
  { limiter, recordAudit }: RecordDeniedDeps,
  { actor, why, where }: Denial,
  at: At,
): Promise<void> {
  const isWrittenOut = (await limiter.take(WRITTEN_OUT, actor.id)).ok
  if (!isWrittenOut && !(await limiter.take(MORE, actor.id)).ok) return
  const facts = { why, ...(where ? { where } : {}), ...(isWrittenOut ? {} : { isFlood: true }) }
  await recordAudit({ actor, action: 'attempt_denied', subject: actor.id, facts }, at)
}
