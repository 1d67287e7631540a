// Before what cannot be taken back: whoever asks proved themselves just now, or does so again. The one place that decides with what.
import type { AuditActor } from '#shop/audit/audit-row.ts'
import type { RecordDenied } from '#shop/audit/record-denied.ts'
import type { At } from '#shop/values/brand-facts.ts'
import type { FreshProof, ProofChecked, ProofManner } from '#shop/values/fresh-proof.ts'
import { checkOwnPassword } from './check-own-password.ts'
import { checkSecondFactor, type CheckSecondFactorDeps } from './check-second-factor.ts'
import type { GivenFactor } from './second-factor.ts'
import { isFresh } from './session-life.ts'

export type CheckFreshProofDeps = CheckSecondFactorDeps & { recordDenied: RecordDenied }

/** What is asked for; a passkey is given on a page of its own (`confirmSession`). */
export type ProofAsked = 'nothing' | 'password' | 'code' | 'code_or_passkey'

/** `actor` as sessions know them. */
type Asking = At & { actor: { id: string; type: string } }

/**
 * A proof of the last ten minutes is enough; after that who has a second factor gives it, and everybody else the
 * password. Problems: those of `giveProof`.
 */
export async function checkFreshProof(
  deps: CheckFreshProofDeps,
  proof: FreshProof,
  caller: Asking,
  manner: ProofManner = {},
): Promise<ProofChecked> {
  if (await isProvenNow(deps, caller.actor.id, proof.token, manner)) return { ok: true }
  return giveProof(deps, { code: proof.password }, caller)
}

/** What `checkFreshProof` would want of this session. */
export async function askForProof(
  deps: CheckFreshProofDeps,
  { userId, token, manner = {} }: { userId: string; token: string | null; manner?: ProofManner },
): Promise<ProofAsked> {
  if (await isProvenNow(deps, userId, token, manner)) return 'nothing'
  const { authenticator, passkeys } = await deps.secondFactors.view(userId)
  if (passkeys.length > 0) return 'code_or_passkey'
  return authenticator ? 'code' : 'password'
}

/**
 * Problems: `password_wrong`; for who has a second factor `code_wrong`, `code_used`; `too_often`. A wrong one, and none
 * where one is due, are written down.
 */
export async function giveProof(deps: CheckFreshProofDeps, given: GivenFactor, caller: Asking): Promise<ProofChecked> {
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
  userId: string,
  token: string | null,
  { isTyped = false }: ProofManner,
): Promise<boolean> {
  const session = token ? await identity.findSession(token) : null
  if (session?.userId !== userId || !isFresh(session.provenAt, clock.now())) return false
  return !isTyped || secondFactors.hasAny(userId)
}
