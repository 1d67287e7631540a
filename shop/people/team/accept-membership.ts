// Redeems an emailed invitation: its holder joins a business's team, with a password they choose.
import type { Base } from '#shop/assembly/base.ts'
import {
  redeemInvitation,
  type InvitationInput,
  type RedeemedInvitation,
  type RedeemInvitationDeps,
} from '#shop/people/sign-up/redeem-invitation.ts'
import type { BusinessStore } from '#shop/people/brand/business-store.ts'
import type { Limit } from '#ports/rate-limiter.ts'
import type { At } from '#values/brand-facts.ts'
import { isTeamRole, type TeamRole } from './team-member.ts'

const PER_ASKER: Limit = { name: 'team-invitation-network', points: 30, seconds: 3600 }

export type AcceptMembershipDeps = RedeemInvitationDeps &
  Pick<Base, 'transaction'> & {
    businesses: Pick<BusinessStore, 'find'>
  }

/**
 * Gives the account the role it was invited to. Problems: those of `redeemInvitation`, `too_often` after 30 attempts
 * per network and hour.
 */
export const acceptMembership = (
  deps: AcceptMembershipDeps,
  input: InvitationInput,
  at: At,
): Promise<RedeemedInvitation> =>
  redeemInvitation(
    deps,
    {
      purpose: 'team_invite',
      limit: PER_ASKER,
      by: 'team_invitation',
      findGuest: async ({ id, email, businessId, role }) => {
        if (businessId === null || role === null || !isTeamRole(role) || !(await deps.businesses.find(businessId)))
          return null
        const admit = (userId: string) =>
          deps.transaction(() => joinTeam(deps, { userId, businessId, role, invitationId: id }, at))
        return { email, fullName: email.split('@')[0] ?? email, admit }
      },
    },
    input,
    at,
  )

type Joining = { userId: string; businessId: string; role: TeamRole; invitationId: string }

/** Inside a transaction: gives a customer's account its role in the business. */
export async function joinTeam(
  { customers, recordAudit }: Pick<AcceptMembershipDeps, 'customers' | 'recordAudit'>,
  joining: Joining,
  at: At,
): Promise<void> {
  const { userId, businessId, role, invitationId } = joining
  const from = { accountType: 'own-user', businessId: null }
  if (!(await customers.moveRole(userId, from, { accountType: role, businessId })))
    throw new Error('An account changed its role while it joined a team.')
  const facts = { from: from.accountType, to: role, toBusiness: businessId, invitationId }
  await recordAudit({ actor: { id: userId, role: 'own-user' }, action: 'role_given', subject: userId, facts }, at)
}
