// Guards irreversible actions: the user must have proven who they are recently, or does so now. The only place that
// decides which proof counts.
import type { AuditActor } from '#shop/records/audit/audit-row.ts'
import type { RecordDenied } from '#shop/records/audit/record-denied.ts'
import { hostOf, type At } from '#values/brand-facts.ts'
import type { FreshProof, ProofAnswer, ProofManner } from '#values/fresh-proof.ts'
import { checkOwnPassword } from './check-own-password.ts'
import { checkSecondFactor, type CheckSecondFactorDeps } from '#shop/people/second-factor/check-second-factor.ts'
import type { GivenFactor } from '#shop/people/second-factor/second-factor.ts'
import { isFresh } from './session-life.ts'

export type CheckFreshProofDeps = CheckSecondFactorDeps & { recordDenied: RecordDenied }

/** What to ask for. A passkey is given on its own page (`confirmSession`). */
export type ProofKind = 'nothing' | 'password' | 'code' | 'code_or_passkey'

/** `actor` as sessions store it. */
type ProofCaller = At & { actor: { id: string; type: string } }

/**
 * A proof within the last ten minutes is enough. After that, users with a second factor give it, and everyone else
 * their password. Problems: those of `checkGivenFactor`.
 */
export async function checkFreshProof(
  deps: CheckFreshProofDeps,
  proof: FreshProof,
  caller: ProofCaller,
  manner: ProofManner = {},
): Promise<ProofAnswer> {
  if (await isProvenNow(deps, { userId: caller.actor.id, token: proof.token, at: caller }, manner)) return { ok: true }
  return checkGivenFactor(deps, { code: proof.password }, caller)
}

/** Which proof `checkFreshProof` would ask of this session. */
export async function askForProof(
  deps: CheckFreshProofDeps,
  { userId, token, manner = {} }: { userId: string; token: string | null; manner?: ProofManner },
  at: At,
): Promise<ProofKind> {
  if (await isProvenNow(deps, { userId, token, at }, manner)) return 'nothing'
  const { authenticator, passkeys } = await deps.secondFactors.view(userId)
  if (passkeys.length > 0) return 'code_or_passkey'
  return authenticator ? 'code' : 'password'
}

/**
 * Problems: `password_wrong`; with a second factor `code_wrong`, `code_used`; `too_often`. Records a wrong proof, and a
 * missing one where one is due.
 */
export async function checkGivenFactor(
  deps: CheckFreshProofDeps,
  given: GivenFactor,
  caller: ProofCaller,
): Promise<ProofAnswer> {
  const { actor } = caller
  const who: AuditActor & { id: string } = { id: actor.id, role: actor.type }
  const hasAny = await deps.secondFactors.hasAny(actor.id)
  if ('code' in given && given.code.trim() === '') {
    await deps.recordDenied({ actor: who, why: 'proof_expired' }, caller)
    return { ok: false, problem: hasAny ? 'code_wrong' : 'password_wrong' }
  }
  if (hasAny) return checkSecondFactor(deps, { actor: who, given, countedAs: `own ${actor.id}` }, caller)
  const password = 'code' in given ? given.code : ''
  const checked = await checkOwnPassword(deps, { userId: actor.id, password })
  if (!checked.ok && checked.problem !== 'too_often') await deps.recordDenied({ actor: who, why: 'proof' }, caller)
  return checked
}

async function isProvenNow(
  { identity, secondFactors, clock }: CheckFreshProofDeps,
  { userId, token, at }: { userId: string; token: string | null; at: At },
  { isTyped = false }: ProofManner,
): Promise<boolean> {
  const session = token ? await identity.findSession(token, hostOf(at.tenant)) : null
  if (session?.userId !== userId || !isFresh(session.provenAt, clock.now())) return false
  return !isTyped || secondFactors.hasAny(userId)
}
