// The owner invites whoever answers for a business that sells with us: the emailed link leads to the terms of
// partnership and a password.
import type { Base } from '#shop/assembly/base.ts'
import { actorOf, type Caller, type SessionUser } from '#shop/people/sign-in/session-user.ts'
import type { ProofStore } from '#shop/people/sign-up/proof-store.ts'
import type { Tenants } from '#shop/people/brand/tenant.ts'
import type { Limit } from '#ports/rate-limiter.ts'
import { isEmail, normalizeEmail } from '#values/email.ts'
import type { FreshProof, ProofRefusal } from '#values/fresh-proof.ts'
import type { Outcome, TooOften } from '#values/outcome.ts'
import { sendInvitation, type InviteMemberDeps, type InviteMemberProblem } from './invite-member.ts'

const PER_ACCOUNT: Limit = { name: 'partner-invitation', points: 60, seconds: 3600 }

type Owner = Caller & { actor: Pick<SessionUser, 'name' | 'email'> }
type InvitePartnerProblem = Exclude<InviteMemberProblem, 'role_unknown'> | 'own_brand'
export type InvitePartnerDeps = InviteMemberDeps & { readTenants: () => Promise<Tenants> }
export type NewPartner = { businessId: string; email: string; proof: FreshProof }

/**
 * Emails a link that works once, for seven days, and makes its holder a business-admin; an earlier one to the same
 * address ends. Problems: those of `inviteMember`, except of roles; `own_brand` for the shop's own, where administrators
 * work; `too_often` after sixty per owner and hour.
 */
export async function invitePartner(
  deps: InvitePartnerDeps,
  { businessId, email: typed, proof }: NewPartner,
  caller: Owner,
): Promise<Outcome<object, InvitePartnerProblem> | ProofRefusal> {
  const email = normalizeEmail(typed)
  if (email === '') return { ok: false, problem: 'email_missing' }
  if (!isEmail(email)) return { ok: false, problem: 'email_invalid' }
  if ((await deps.readTenants()).house.brand.id === businessId) return { ok: false, problem: 'own_brand' }
  const allowed = await deps.limiter.take(PER_ACCOUNT, caller.actor.id)
  if (!allowed.ok) return allowed
  const proven = await deps.checkFreshProof(proof, caller)
  return proven.ok ? send(deps, businessId, email, caller) : proven
}

type InvitationId = { businessId: string; id: string }
type UnknownInvitation = 'invitation_unknown'

/**
 * Emails a new link to the address of an open invitation, so nobody else is let in, and no proof is asked for. Problems:
 * `invitation_unknown`, those of `invitePartner`.
 */
export async function renewPartnerInvitation(
  deps: InvitePartnerDeps,
  { businessId, id }: InvitationId,
  caller: Owner,
): Promise<Outcome<object, InvitePartnerProblem | UnknownInvitation> | TooOften> {
  const allowed = await deps.limiter.take(PER_ACCOUNT, caller.actor.id)
  if (!allowed.ok) return allowed
  const waiting = await deps.proofs.listOf('partner_invite', deps.clock.now(), businessId)
  const email = waiting.find((each) => each.id === id)?.email
  return email === undefined ? { ok: false, problem: 'invitation_unknown' } : send(deps, businessId, email, caller)
}

const send = (deps: InvitePartnerDeps, businessId: string, email: string, caller: Owner) =>
  sendInvitation(deps, { purpose: 'partner_invite', businessId, email, role: 'business-admin' }, caller)

/** The link stops working. Problem: `invitation_unknown`, also for another business's. */
export const withdrawPartnerInvitation = (
  { proofs, withAudit }: Pick<Base, 'withAudit'> & { proofs: Pick<ProofStore, 'withdraw'> },
  { businessId, id }: InvitationId,
  caller: Caller,
): Promise<Outcome<object, UnknownInvitation>> =>
  withAudit(
    async (): Promise<Outcome<object, UnknownInvitation>> =>
      (await proofs.withdraw(id, 'partner_invite', businessId))
        ? { ok: true }
        : { ok: false, problem: 'invitation_unknown' },
    () => ({ actor: actorOf(caller.actor), action: 'invitation_withdrawn', subject: id }),
    caller,
  )
