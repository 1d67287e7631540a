// The people of a business: members, invitations, and which of the two roles they have.
import type { AccountNeeds } from '#shop/people/account/accounts.ts'
import { bind } from '#shop/assembly/bind.ts'
import { acceptMembership } from './accept-membership.ts'
import { inviteMember, withdrawTeamInvitation } from './invite-member.ts'
import { listTeam } from './list-team.ts'
import { changeMemberRole, removeMember } from './change-member.ts'

export const createTeams = (needs: AccountNeeds) =>
  bind(needs, {
    acceptMembership,
    changeMemberRole,
    inviteMember,
    listTeam,
    removeMember,
    withdrawTeamInvitation,
  })
