// Removes an admin's role: immediately, everywhere, and never from the last one.
import type { Transaction } from '#shop/ports/transaction.ts'
import type { CustomerStore } from '#shop/account/customer-store.ts'
import { actorOf, type Caller } from '#shop/account/session-user.ts'
import type { RecordAudit } from '#shop/audit/record-audit.ts'
import type { Identity } from '#shop/account/open-identity.ts'
import type { TooOften } from '#shop/values/outcome.ts'
import { isUuid } from '#shop/values/uuid.ts'
import type { CheckFreshProof, FreshProof, ProofProblem } from '#shop/values/fresh-proof.ts'

export type RevokeAdminDeps = {
  customers: CustomerStore
  identity: Identity
  checkFreshProof: CheckFreshProof
  recordAudit: RecordAudit
  transaction: Transaction
}
export type RevokeAdminProblem = ProofProblem | 'own_account' | 'not_admin' | 'last_admin'
export type RevokeAdminAnswer = { ok: true } | { ok: false; problem: RevokeAdminProblem } | TooOften

/**
 * Turns an own-admin into an own-user and ends their sessions. Problems: `own_account` (nobody can remove their own
 * role), those of `checkFreshProof`, `not_admin`, `last_admin`.
 */
export async function revokeAdmin(
  deps: RevokeAdminDeps,
  input: { userId: string; proof: FreshProof },
  caller: Caller,
): Promise<RevokeAdminAnswer> {
  const { customers, identity, recordAudit, transaction } = deps
  const { actor } = caller
  if (input.userId === actor.id) return { ok: false, problem: 'own_account' }
  const own = await deps.checkFreshProof(input.proof, caller, { isTyped: true })
  if (!own.ok) return own
  if (!isUuid(input.userId)) return { ok: false, problem: 'not_admin' }
  const demoted = await transaction(async () => {
    const done = await customers.demote(input.userId, 'own-admin')
    if (done === 'demoted')
      await recordAudit({ actor: actorOf(actor), action: 'admin_revoked', subject: input.userId }, caller)
    return done
  })
  if (demoted !== 'demoted') return { ok: false, problem: demoted === 'last' ? 'last_admin' : 'not_admin' }
  await identity.endSessions(input.userId)
  return { ok: true }
}
