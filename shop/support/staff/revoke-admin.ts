// Removes the role of somebody who runs the shop: immediately, everywhere, and never from the last one.
import type { Base } from '#shop/assembly/base.ts'
import { actorOf, type Caller } from '#shop/people/sign-in/session-user.ts'
import type { TooOften } from '#values/outcome.ts'
import type { FreshProof, ProofProblem } from '#values/fresh-proof.ts'
import { inCharge, type StaffRow } from './staff-in-charge.ts'

export type RevokeAdminDeps = Pick<
  Base,
  'customers' | 'identity' | 'checkFreshProof' | 'recordDenied' | 'recordAudit' | 'transaction'
>
export type RevokeAdminProblem = ProofProblem | 'own_account' | 'not_admin' | 'last_admin' | 'not_allowed'
export type RevokeAdminAnswer = { ok: true } | { ok: false; problem: RevokeAdminProblem } | TooOften

/**
 * Turns somebody who runs the shop into an own-user and ends their sessions. Only a super-admin removes a super-admin.
 * Problems: `own_account` (nobody can remove their own role), those of `checkFreshProof`, `not_admin`, `last_admin` if
 * nobody would be left to run the shop, or no super-admin, `not_allowed`.
 */
export async function revokeAdmin(
  deps: RevokeAdminDeps,
  input: { userId: string; proof: FreshProof },
  caller: Caller,
): Promise<RevokeAdminAnswer> {
  const { customers, identity, recordAudit, recordDenied, transaction } = deps
  const { actor } = caller
  const { userId } = input
  if (userId === actor.id) return { ok: false, problem: 'own_account' }
  const own = await deps.checkFreshProof(input.proof, caller, { isTyped: true })
  if (!own.ok) return own
  const problem = await transaction(async () => {
    const staff = await customers.lockStaff()
    const found = judge(staff, userId, actor.id)
    if (found !== null) return found
    await customers.saveRole(userId, 'own-user')
    await recordAudit({ actor: actorOf(actor), action: 'admin_revoked', subject: userId }, caller)
    return null
  })
  if (problem === 'not_allowed') await recordDenied({ actor: { id: actor.id, role: actor.type }, why: 'role' }, caller)
  if (problem !== null) return { ok: false, problem }
  await identity.endSessions(userId)
  return { ok: true }
}

function judge(staff: StaffRow[], userId: string, actorId: string): 'not_admin' | 'last_admin' | 'not_allowed' | null {
  const person = staff.find(({ id }) => id === userId)
  if (!person) return 'not_admin'
  const isOwner = person.accountType === 'super-admin'
  const left = inCharge(staff, isOwner ? 'super-admin' : undefined).filter((id) => id !== userId)
  if (left.length === 0) return 'last_admin'
  return left.includes(actorId) ? null : 'not_allowed'
}
