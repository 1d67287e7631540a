// Who works for a business, when they were last active, and open invitations.
import type { Base } from '#shop/assembly/base.ts'
import { isTeamRole, type TeamRole } from './team-member.ts'

export type TeamMember = {
  id: string
  name: string
  email: string
  role: TeamRole
  /** The shop's staff has disabled this account. */
  isDisabled: boolean
  createdAt: Date
  /** When a session was last active; null if there is none. */
  seenAt: Date | null
  /** The valid API keys of the business that they made, and therefore may know. */
  apiKeys: number
}
export type TeamInvitation = { id: string; email: string; role: TeamRole; expiresAt: Date }

export type ListTeamDeps = Pick<Base, 'customers' | 'proofs' | 'identity' | 'clock'> & {
  apiKeys: { countByMaker: (businessId: string, now: Date) => Promise<Map<string, number>> }
}

/** Members and open invitations of one business, oldest first; an owner sees those that owners sent. */
export async function listTeam(
  { customers, proofs, identity, clock, apiKeys }: ListTeamDeps,
  businessId: string,
  sent: 'team_invite' | 'partner_invite' = 'team_invite',
): Promise<{ members: TeamMember[]; invitations: TeamInvitation[] }> {
  const [people, waiting, keys] = await Promise.all([
    customers.listOfBusiness(businessId),
    proofs.listOf(sent, clock.now(), businessId),
    apiKeys.countByMaker(businessId, clock.now()),
  ])
  const members = await Promise.all(
    people.map(async ({ id, fullName, email, accountType, disabledAt, createdAt }): Promise<TeamMember> => {
      const seen = (await identity.listSessions(id)).map(({ seenAt }) => seenAt.getTime())
      return {
        id,
        name: fullName,
        email,
        role: isTeamRole(accountType) ? accountType : 'business-user',
        isDisabled: disabledAt !== null,
        createdAt,
        seenAt: seen.length > 0 ? new Date(Math.max(...seen)) : null,
        apiKeys: keys.get(id) ?? 0,
      }
    }),
  )
  return {
    members,
    invitations: waiting.map(({ id, email, role, expiresAt }) => ({
      id,
      email,
      role: role && isTeamRole(role) ? role : 'business-user',
      expiresAt,
    })),
  }
}
