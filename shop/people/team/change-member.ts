// A business-admin changes the roles of team members or removes them. Nobody can do that to themselves, so the last
// business-admin always stays.
import type { Base } from '#shop/assembly/base.ts'
import type { CustomerStore } from '#shop/people/account/customer-store.ts'
import type { Identity } from '#shop/people/sign-in/open-identity.ts'
import { actorOf, type Caller } from '#shop/people/sign-in/session-user.ts'
import type { AuditAction } from '#shop/records/audit/audit-row.ts'
import type { BusinessStore } from '#shop/people/brand/business-store.ts'
import type { Limit } from '#ports/rate-limiter.ts'
import type { FreshProof, ProofRefusal } from '#values/fresh-proof.ts'
import type { Outcome } from '#values/outcome.ts'
import { isInCharge, isTeamRole } from './team-member.ts'

const PER_BUSINESS: Limit = { name: 'team-change', points: 30, seconds: 3600 }

export type MoveMemberDeps = Pick<Base, 'checkFreshProof' | 'withAudit' | 'limiter' | 'clock'> & {
  customers: Pick<CustomerStore, 'listOfBusiness' | 'moveRole'>
  businesses: Pick<BusinessStore, 'hold'>
  identity: Pick<Identity, 'endSessions'>
  apiKeys: { revokeOfMaker: (madeBy: string, businessId: string, now: Date) => Promise<number> }
}
export type MemberInput = { businessId: string; userId: string; proof: FreshProof }
export type MoveMemberProblem = 'own_account' | 'member_unknown' | 'role_unknown' | 'role_same'
type MoveResult = Outcome<object, MoveMemberProblem> | ProofRefusal

type Move = MemberInput & { to: string; action: AuditAction }

/**
 * Ends the person's sessions, so that they log in with the new role. Whoever no longer runs the business loses the API
 * keys that they made for it, which they may know. Problems: `own_account`, `member_unknown`, also
 * for people of another business; `role_unknown`, `role_same`, those of `checkFreshProof`, `too_often`.
 */
export const changeMemberRole = async (
  deps: MoveMemberDeps,
  { role, ...input }: MemberInput & { role: string },
  caller: Caller,
): Promise<MoveResult> =>
  isTeamRole(role)
    ? moveMember(deps, { ...input, to: role, action: 'role_given' }, caller)
    : { ok: false, problem: 'role_unknown' }

/**
 * The person keeps a customer account and is signed out right away; the API keys that they made for the business stop
 * working. Problems: those of `changeMemberRole`.
 */
export const removeMember = (deps: MoveMemberDeps, input: MemberInput, caller: Caller): Promise<MoveResult> =>
  moveMember(deps, { ...input, to: 'own-user', action: 'team_member_removed' }, caller)

async function moveMember(deps: MoveMemberDeps, move: Move, caller: Caller): Promise<MoveResult> {
  const { businessId, userId } = move
  if (userId === caller.actor.id) return { ok: false, problem: 'own_account' }
  const allowed = await deps.limiter.take(PER_BUSINESS, businessId)
  if (!allowed.ok) return allowed
  const proven = await deps.checkFreshProof(move.proof, caller)
  if (!proven.ok) return proven

  const moved = await deps.withAudit(
    () => moveHeld(deps, move, caller.actor.id),
    ({ from, apiKeys }) => ({
      actor: actorOf(caller.actor),
      action: move.action,
      subject: userId,
      facts: { from, to: move.to, fromBusiness: businessId, ...(apiKeys > 0 && { apiKeys }) },
    }),
    caller,
  )
  if (!moved.ok) return moved
  await deps.identity.endSessions(userId)
  return { ok: true }
}

// The business is locked meanwhile: if two people remove each other at once, only one succeeds.
async function moveHeld(
  { customers, businesses, apiKeys, clock }: MoveMemberDeps,
  { businessId, userId, to }: Move,
  actorId: string,
): Promise<Outcome<{ from: string; apiKeys: number }, MoveMemberProblem>> {
  await businesses.hold(businessId)
  const members = await customers.listOfBusiness(businessId)
  const member = members.find(({ id }) => id === userId)
  const isTheirs = members.some((each) => each.id === actorId && isInCharge(each))
  if (!member || !isTheirs) return { ok: false, problem: 'member_unknown' }
  const from = member.accountType
  if (from === to) return { ok: false, problem: 'role_same' }
  const place = { accountType: to, businessId: isTeamRole(to) ? businessId : null }
  const isMoved = await customers.moveRole(userId, { accountType: from, businessId }, place)
  if (!isMoved) return { ok: false, problem: 'member_unknown' }
  const losesKeys = to !== 'business-admin'
  return { ok: true, from, apiKeys: losesKeys ? await apiKeys.revokeOfMaker(userId, businessId, clock.now()) : 0 }
}
