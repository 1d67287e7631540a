// A business-admin invites another person to the team; the emailed link alone lets them join.
import type { Base } from '#shop/assembly/base.ts'
import { randomBytes, randomUUID } from 'node:crypto'
import type { CustomerStore } from '#shop/people/account/customer-store.ts'
import type { ProofStore } from '#shop/people/sign-up/proof-store.ts'
import type { SendAccountMail } from '#shop/people/account/send-account-mail.ts'
import { actorOf, type Caller, type SessionUser } from '#shop/people/sign-in/session-user.ts'
import { readBusiness } from '#shop/people/brand/business.ts'
import type { BusinessStore } from '#shop/people/brand/business-store.ts'
import type { Limit } from '#ports/rate-limiter.ts'
import { isEmail, normalizeEmail } from '#values/email.ts'
import type { FreshProof, ProofRefusal } from '#values/fresh-proof.ts'
import { daysLater } from '#values/instant.ts'
import type { Outcome } from '#values/outcome.ts'
import { fingerprint } from '#values/secret.ts'
import { isTeamRole, MOST_MEMBERS, type TeamRole } from './team-member.ts'

const INVITATION_DAYS = 7
/** Where the link of either kind leads: to the team, or to the terms that come with a business. */
const PAGES = { team_invite: '/team-invite', partner_invite: '/partner-invite' } as const
type TeamPurpose = keyof typeof PAGES
const PER_BUSINESS: Limit = { name: 'team-invitation', points: 20, seconds: 3600 }

type SendInvitationProblem = 'business_missing' | 'already_member' | 'team_full'
export type InviteMemberProblem = 'email_missing' | 'email_invalid' | 'role_unknown' | SendInvitationProblem

export type InviteMemberDeps = Pick<Base, 'checkFreshProof' | 'withAudit' | 'limiter' | 'clock'> & {
  customers: Pick<CustomerStore, 'findByEmail' | 'listOfBusiness'>
  businesses: Pick<BusinessStore, 'hold'>
  proofs: Pick<ProofStore, 'listOf' | 'forget' | 'put'>
  sendAccountMail: SendAccountMail
}
export type NewMember = { businessId: string; email: string; role: string; proof: FreshProof }

type InviteResult = Outcome<{ id: string; secret: string; business: string; isTaken: boolean }, SendInvitationProblem>

/**
 * Emails a link that works once, for seven days; an earlier invitation of the same address to the same business ends.
 * If the account already has another role here, the email says that it can't join, and whoever invites learns nothing
 * about it. Problems: `email_missing`, `email_invalid`, `role_unknown`, `business_missing`, `already_member`,
 * `team_full` with fifty members and open invitations, those of `checkFreshProof`, `too_often` after twenty per
 * business and hour.
 */
export async function inviteMember(
  deps: InviteMemberDeps,
  { businessId, email: typed, role, proof }: NewMember,
  caller: Inviter,
): Promise<Outcome<object, InviteMemberProblem> | ProofRefusal> {
  const email = normalizeEmail(typed)
  if (email === '') return { ok: false, problem: 'email_missing' }
  if (!isEmail(email)) return { ok: false, problem: 'email_invalid' }
  if (!isTeamRole(role)) return { ok: false, problem: 'role_unknown' }
  const allowed = await deps.limiter.take(PER_BUSINESS, businessId)
  if (!allowed.ok) return allowed
  const proven = await deps.checkFreshProof(proof, caller)
  if (!proven.ok) return proven

  return sendInvitation(deps, { purpose: 'team_invite', businessId, email, role }, caller)
}

type Invitation = { purpose: TeamPurpose; businessId: string; email: string; role: TeamRole }
type Inviter = Caller & { actor: Pick<SessionUser, 'name' | 'email'> }

/** Stores and emails it; whoever calls this has asked for proof. */
export async function sendInvitation(
  deps: Pick<InviteMemberDeps, 'businesses' | 'clock' | 'customers' | 'proofs' | 'sendAccountMail' | 'withAudit'>,
  { purpose, businessId, email, role }: Invitation,
  caller: Inviter,
): Promise<Outcome<object, SendInvitationProblem>> {
  const invited = await deps.withAudit(
    async (): Promise<InviteResult> => {
      const now = deps.clock.now()
      // Locked, so that two requests at once can't exceed the limit.
      const business = await deps.businesses.hold(businessId)
      if (!business) return { ok: false, problem: 'business_missing' }
      const customer = await deps.customers.findByEmail(email)
      if (customer?.businessId === businessId) return { ok: false, problem: 'already_member' }
      await deps.proofs.forget(email, purpose, businessId)
      const [members, waiting] = await Promise.all([
        deps.customers.listOfBusiness(businessId),
        deps.proofs.listOf(purpose, now, businessId),
      ])
      if (members.length + waiting.length >= MOST_MEMBERS) return { ok: false, problem: 'team_full' }
      const [id, secret] = [randomUUID(), randomBytes(32).toString('base64url')]
      const isTaken = customer !== null && customer.accountType !== 'own-user'
      await deps.proofs.put({
        id,
        email,
        purpose,
        codeHash: isTaken ? null : fingerprint(secret),
        triesLeft: 0,
        businessId,
        role,
        createdAt: now,
        expiresAt: daysLater(now, INVITATION_DAYS),
      })
      return { ok: true, id, secret, business: readBusiness(business).brand.name, isTaken }
    },
    ({ id }) => ({
      actor: actorOf(caller.actor),
      action: purpose === 'team_invite' ? 'team_member_invited' : 'partner_invited',
      subject: id,
      facts: { to: role, toBusiness: businessId },
    }),
    caller,
  )
  if (!invited.ok) return invited
  const { id, secret, business, isTaken } = invited
  // After the hash: no server and no referrer ever sees it.
  const link = `${caller.tenant.origin}${PAGES[purpose]}#access_token=${id}.${secret}`
  const invitedBy = caller.actor.name || caller.actor.email
  const facts = { recipientName: null, link, invitedBy, business, isTaken }
  await deps.sendAccountMail({ kind: 'team_invitation', email, facts }, caller)
  return { ok: true }
}

/** Problem: `invitation_unknown`, also for another business's. */
export const withdrawTeamInvitation = (
  { proofs, withAudit }: Pick<InviteMemberDeps, 'withAudit'> & { proofs: Pick<ProofStore, 'withdraw'> },
  { businessId, id }: { businessId: string; id: string },
  caller: Caller,
): Promise<Outcome<object, 'invitation_unknown'>> =>
  withAudit(
    async (): Promise<Outcome<object, 'invitation_unknown'>> =>
      (await proofs.withdraw(id, 'team_invite', businessId))
        ? { ok: true }
        : { ok: false, problem: 'invitation_unknown' },
    () => ({ actor: actorOf(caller.actor), action: 'invitation_withdrawn', subject: id }),
    caller,
  )
