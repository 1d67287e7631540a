// Changes an account's role: by an admin with a fresh proof, and never to or from an admin role.
import type { Base } from '#shop/assembly/base.ts'
import { isBusinessRole } from '#shop/people/account/role.ts'
import { actorOf, type Caller } from '#shop/people/sign-in/session-user.ts'
import type { BusinessStore } from '#shop/people/brand/business-store.ts'
import type { FreshProof, ProofRefusal } from '#values/fresh-proof.ts'
import { isGivenRole } from './given-role.ts'

export type ChangeRoleDeps = Pick<
  Base,
  'checkFreshProof' | 'clock' | 'customers' | 'identity' | 'transaction' | 'recordAudit'
> & {
  businesses: Pick<BusinessStore, 'find'>
  /** The API keys of partners, which a person may know. */
  apiKeys: { revokeOfMaker: (madeBy: string, businessId: string, now: Date) => Promise<number> }
}
export type RoleInput = {
  userId: string
  role: string
  /** The business of a business role; ignored for the others. */
  businessId: string
  proof: FreshProof
}
export type RoleProblem =
  | 'person_gone'
  | 'role_fixed'
  | 'role_unknown'
  | 'role_same'
  | 'business_missing'
  | 'no_account'
  | 'oneself'

export type RoleAnswer = { ok: true; from: string } | { ok: false; problem: RoleProblem } | ProofRefusal

/**
 * Changes between own-user, business-user, and business-admin, and ends the person's sessions (I05). A business role
 * works for one business, own-user for none. The API keys that they made for a business they leave, or no
 * longer run, stop working, since they may know them. Problems: `oneself`, `person_gone`, `no_account` (the mailbox was
 * never proven), `role_fixed` (an admin's), `role_unknown`, `role_same`, `business_missing`, and those of
 * `checkFreshProof`.
 */
export async function changeRole(deps: ChangeRoleDeps, input: RoleInput, caller: Caller): Promise<RoleAnswer> {
  const { customers, identity, recordAudit, transaction } = deps
  const { userId, role } = input
  const { actor } = caller
  if (userId === actor.id) return { ok: false, problem: 'oneself' }
  const person = await customers.find(userId)
  if (!person) return { ok: false, problem: 'person_gone' }
  if (!isGivenRole(person.accountType)) return { ok: false, problem: 'role_fixed' }
  if (!person.emailVerified) return { ok: false, problem: 'no_account' }
  if (!isGivenRole(role)) return { ok: false, problem: 'role_unknown' }
  const from = { accountType: person.accountType, businessId: person.businessId }
  const to = { accountType: role, businessId: isBusinessRole(role) ? input.businessId : null }
  if (to.businessId !== null && !(await deps.businesses.find(to.businessId)))
    return { ok: false, problem: 'business_missing' }
  if (to.accountType === from.accountType && to.businessId === from.businessId)
    return { ok: false, problem: 'role_same' }

  const checked = await deps.checkFreshProof(input.proof, caller, { isTyped: true })
  if (!checked.ok) return checked
  // Somebody else may have changed it meanwhile: only the role that was shown is changed.
  const isMoved = await transaction(async () => {
    if (!(await customers.moveRole(userId, from, to))) return false
    const runsItStill = from.businessId === to.businessId && role === 'business-admin'
    const lost = runsItStill ? null : from.businessId
    const apiKeys = lost === null ? 0 : await deps.apiKeys.revokeOfMaker(userId, lost, deps.clock.now())
    const places = { fromBusiness: from.businessId, toBusiness: to.businessId }
    const facts = { from: from.accountType, to: role, ...places, ...(apiKeys > 0 && { apiKeys }) }
    await recordAudit({ actor: actorOf(actor), action: 'role_given', subject: userId, facts }, caller)
    return true
  })
  if (!isMoved) return { ok: false, problem: 'person_gone' }
  await identity.endSessions(userId)
  return { ok: true, from: from.accountType }
}
