// Redeems an emailed invitation: its holder gets the role they were invited to, with a password they choose.
import type { Base } from '#shop/assembly/base.ts'
import {
  redeemInvitation,
  type InvitationInput,
  type RedeemedInvitation,
  type RedeemInvitationDeps,
} from '#shop/people/sign-up/redeem-invitation.ts'
import { isLimitedRole, type LimitedRole } from '#shop/people/account/role.ts'
import type { Limit } from '#ports/rate-limiter.ts'
import type { At } from '#values/brand-facts.ts'

const PER_ASKER: Limit = { name: 'invitation-network', points: 30, seconds: 3600 }

export type AcceptInvitationDeps = RedeemInvitationDeps & Pick<Base, 'transaction'>

/**
 * Creates the invited own-admin, agent, or accountant; the full name is the part before the @ (after-purchase rules §6). Problems: those of
 * `redeemInvitation`, `too_often` after 30 attempts per network and hour.
 */
export const acceptInvitation = (
  deps: AcceptInvitationDeps,
  input: InvitationInput,
  at: At,
): Promise<RedeemedInvitation> =>
  redeemInvitation(
    deps,
    {
      purpose: 'admin_invite',
      limit: PER_ASKER,
      by: 'admin_invitation',
      findGuest: async ({ id, email, role }) => ({
        email,
        fullName: email.split('@')[0] ?? email,
        admit: (userId) =>
          deps.transaction(() =>
            makeAdmin(deps, { userId, role: role && isLimitedRole(role) ? role : 'own-admin', invitationId: id }, at),
          ),
      }),
    },
    input,
    at,
  )

async function makeAdmin(
  { customers, recordAudit }: AcceptInvitationDeps,
  { userId, role, invitationId }: { userId: string; role: 'own-admin' | LimitedRole; invitationId: string },
  at: At,
): Promise<void> {
  await customers.saveRole(userId, role)
  const facts = { from: 'own-user', to: role, invitationId }
  await recordAudit({ actor: { id: userId, role: 'own-user' }, action: 'role_given', subject: userId, facts }, at)
}
