// A super-admin changes an agent or an accountant: the other role, how much an agent may refund, or the end of both.
import type { Base } from '#shop/assembly/base.ts'
import { isLimitedRole } from '#shop/people/account/role.ts'
import { actorOf, type Caller } from '#shop/people/sign-in/session-user.ts'
import type { FreshProof, ProofProblem } from '#values/fresh-proof.ts'
import type { TooOften } from '#values/outcome.ts'
import { isOwnerNow } from './staff-in-charge.ts'

/** The highest limit that can be set, in cents. */
const HIGHEST_LIMIT_CENTS = 100_000

export type ChangeLimitedRoleDeps = Pick<
  Base,
  'customers' | 'identity' | 'checkFreshProof' | 'recordDenied' | 'recordAudit' | 'transaction'
>
export type LimitedRoleInput = {
  userId: string
  /** 'own-user' ends the role. */
  role: string
  /** How much of one order an agent may refund in all, in cents; 0 for nothing. Ignored for an accountant. */
  refundLimitCents: number
  proof: FreshProof
}
export type LimitedRoleProblem =
  | ProofProblem
  | 'role_unknown'
  | 'limit_invalid'
  | 'not_limited'
  | 'role_same'
  | 'not_allowed'
export type LimitedRoleAnswer = { ok: true } | { ok: false; problem: LimitedRoleProblem } | TooOften

/**
 * Changes it and ends the person's sessions. Problems: `role_unknown`, `limit_invalid` (not whole cents between 0 and
 * the highest limit), `not_limited` (the account has neither role, or no longer), `role_same` (that is what it has),
 * those of `checkFreshProof`, `not_allowed` for anyone but a super-admin.
 */
export async function changeLimitedRole(
  deps: ChangeLimitedRoleDeps,
  { userId, role, refundLimitCents, proof }: LimitedRoleInput,
  caller: Caller,
): Promise<LimitedRoleAnswer> {
  const { customers, identity, recordAudit, transaction } = deps
  const { actor } = caller
  if (role !== 'own-user' && !isLimitedRole(role)) return { ok: false, problem: 'role_unknown' }
  if (role === 'agent' && !isLimit(refundLimitCents)) return { ok: false, problem: 'limit_invalid' }
  const person = await customers.find(userId)
  if (!person || !isLimitedRole(person.accountType)) return { ok: false, problem: 'not_limited' }
  const to = {
    accountType: role,
    businessId: null,
    refundLimitCents: role === 'agent' ? refundLimitCents || null : null,
  }
  if (to.accountType === person.accountType && to.refundLimitCents === person.refundLimitCents)
    return { ok: false, problem: 'role_same' }
  const proven = await deps.checkFreshProof(proof, caller, { isTyped: true })
  if (!proven.ok) return proven

  const problem = await transaction(async () => {
    if (!isOwnerNow(await customers.lockStaff(), actor.id)) return 'not_allowed'
    // Somebody else may have changed it meanwhile: only what was shown is changed.
    if (!(await customers.moveRole(userId, person, to))) return 'not_limited'
    const facts = { from: person.accountType, to: role, ...(role === 'agent' && { cents: refundLimitCents }) }
    await recordAudit({ actor: actorOf(actor), action: 'role_given', subject: userId, facts }, caller)
    return null
  })
  if (problem === 'not_allowed')
    await deps.recordDenied({ actor: { id: actor.id, role: actor.type }, why: 'role' }, caller)
  if (problem !== null) return { ok: false, problem }
  await identity.endSessions(userId)
  return { ok: true }
}

const isLimit = (cents: number) => Number.isSafeInteger(cents) && cents >= 0 && cents <= HIGHEST_LIMIT_CENTS
