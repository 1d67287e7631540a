// Writes down what somebody was not let do. A flood of tries cannot fill the log: after some of an hour, one row says that there
// were more.
import type { Limit, RateLimiter } from '#shop/ports/rate-limiter.ts'
import type { At } from '#shop/values/brand-facts.ts'
import type { AuditActor } from './audit-row.ts'
import type { RecordAudit } from './record-audit.ts'

const WRITTEN_OUT: Limit = { name: 'denied', points: 10, seconds: 3600 }
const MORE: Limit = { name: 'denied-more', points: 1, seconds: 3600 }

/** `role`: a page or call of others; `second_factor` and `proof`: a wrong one; `proof_expired`: none, and the last is too old. */
type DeniedWhy = 'role' | 'second_factor' | 'proof' | 'proof_expired'
export type Denied = { actor: AuditActor & { id: string }; why: DeniedWhy; where?: string }

export type RecordDenied = (denied: Denied, at: At) => Promise<void>
export type RecordDeniedDeps = { limiter: RateLimiter; recordAudit: RecordAudit }

/** At most eleven rows of a person in an hour; `where` is the pattern of an address, never an address. */
export async function recordDenied(
  { limiter, recordAudit }: RecordDeniedDeps,
  { actor, why, where }: Denied,
  at: At,
): Promise<void> {
  const isWrittenOut = (await limiter.take(WRITTEN_OUT, actor.id)).ok
  if (!isWrittenOut && !(await limiter.take(MORE, actor.id)).ok) return
  const facts = { why, ...(where ? { where } : {}), ...(isWrittenOut ? {} : { isFlood: true }) }
  await recordAudit({ actor, action: 'attempt_denied', subject: actor.id, facts }, at)
}
