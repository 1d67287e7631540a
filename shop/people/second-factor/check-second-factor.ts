// The only place that checks a second factor, at login and later. Each attempt is counted before the check, a right one
// is used up by it, and a wrong one is recorded.
import type { AuditActor } from '#shop/records/audit/audit-row.ts'
import type { RecordAudit } from '#shop/records/audit/record-audit.ts'
import type { RecordDenied } from '#shop/records/audit/record-denied.ts'
import type { Clock } from '#ports/clock.ts'
import type { Limit, RateLimiter } from '#ports/rate-limiter.ts'
import type { PasskeyCeremonies } from '#ports/second-factors.ts'
import type { At } from '#values/brand-facts.ts'
import type { TooOften } from '#values/outcome.ts'
import type { Identity } from '#shop/people/sign-in/open-identity.ts'
import type { SecondFactors } from './open-second-factors.ts'
import type { GivenFactor } from './second-factor.ts'

/** Wrong codes per account: five in a quarter of an hour, thirty in a day. */
const TRIES: Limit[] = [
  { name: 'second-factor', points: 5, seconds: 900 },
  { name: 'second-factor-day', points: 30, seconds: 86_400 },
]
/** The purpose under which a passkey challenge is stored until it is answered. */
export const PASSKEY_ASKED = 'passkey-asked'

export type CheckSecondFactorDeps = {
  secondFactors: SecondFactors
  passkeyCeremonies: PasskeyCeremonies
  identity: Identity
  limiter: RateLimiter
  clock: Clock
  recordAudit: RecordAudit
  recordDenied: RecordDenied
}
export type FactorAnswer = { ok: true } | { ok: false; problem: 'code_wrong' | 'code_used' } | TooOften

/**
 * `countedAs` says whose failures to count, so that failures from an unknown browser don't lock out a known one.
 * Problems: `code_wrong`, also for a passkey; `code_used` for a right code that was used before; `too_often`.
 */
export async function checkSecondFactor(
  deps: CheckSecondFactorDeps,
  { actor, given, countedAs }: { actor: AuditActor & { id: string }; given: GivenFactor; countedAs: string },
  at: At,
): Promise<FactorAnswer> {
  for (const limit of TRIES) {
    const allowed = await deps.limiter.take(limit, countedAs)
    if (!allowed.ok) return allowed
  }
  const checked =
    'code' in given ? await checkCode(deps, actor, given.code, at) : await checkPasskey(deps, actor, given.passkey, at)
  if (!checked.ok) await deps.recordDenied({ actor, why: 'second_factor' }, at)
  else for (const limit of TRIES) await deps.limiter.giveBack(limit, countedAs)
  return checked
}

async function checkCode(
  { secondFactors, clock, recordAudit }: CheckSecondFactorDeps,
  actor: AuditActor & { id: string },
  code: string,
  at: At,
): Promise<FactorAnswer> {
  const taken = await secondFactors.takeCode(actor.id, code, clock.now())
  if (!taken.ok) return taken
  if (taken.by === 'recovery_code') {
    const left = (await secondFactors.view(actor.id)).recoveryCodesLeft
    await recordAudit({ actor, action: 'recovery_code_used', subject: actor.id, facts: { left } }, at)
  }
  return { ok: true }
}

// Only the right answer uses up the challenge, so a slip of the finger can be corrected.
async function checkPasskey(
  { secondFactors, passkeyCeremonies, identity, clock }: CheckSecondFactorDeps,
  actor: { id: string },
  answer: string,
  { tenant: { origin } }: At,
): Promise<FactorAnswer> {
  const now = clock.now()
  const asked = { purpose: PASSKEY_ASKED, now, holder: actor.id }
  const isAsked = async (challenge: string) => (await identity.findToken({ ...asked, token: challenge })) !== null
  const known = await secondFactors.listPasskeys(actor.id, new URL(origin).hostname)
  const proven = await passkeyCeremonies.readProven(answer, { origin }, known, isAsked)
  if (!proven) return { ok: false, problem: 'code_wrong' }
  const isOpen = (await identity.redeemToken({ ...asked, token: proven.challenge })) !== null
  if (!isOpen) return { ok: false, problem: 'code_used' }
  const isFirst = await secondFactors.usePasskey(actor.id, proven.credentialId, proven.counter, now)
  return isFirst ? { ok: true } : { ok: false, problem: 'code_used' }
}
