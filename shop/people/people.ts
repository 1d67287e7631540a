// Who somebody is, and what they may do.
import { type AccountNeeds, createAccounts } from '#shop/people/account/accounts.ts'
import { bind } from '#shop/assembly/bind.ts'
import { acceptMembership } from '#shop/people/team/accept-membership.ts'
import { invitePartner, renewPartnerInvitation, withdrawPartnerInvitation } from '#shop/people/team/invite-partner.ts'
import { acceptTerms, viewTerms } from '#shop/people/partnership/accept-terms.ts'
import { needing } from '#shop/people/account/needing.ts'
import { inviteMember, withdrawTeamInvitation } from '#shop/people/team/invite-member.ts'
import { listTeam } from '#shop/people/team/list-team.ts'
import { changeMemberRole, removeMember } from '#shop/people/team/change-member.ts'
import { createBrands } from '#shop/people/brand/brands.ts'
import { createCompanies } from '#shop/people/company/companies.ts'

export const createPeople = (needs: AccountNeeds) => ({
  accounts: createAccounts(needs),
  brands: createBrands(needs),
  companies: createCompanies(needs),
  /** The people of a business: members, invitations, and which of the two roles they have. */
  teams: bind(needs, {
    acceptMembership,
    changeMemberRole,
    inviteMember,
    listTeam,
    removeMember,
    withdrawTeamInvitation,
    ...needing('owner', { invitePartner, renewPartnerInvitation, withdrawPartnerInvitation }),
  }),
  /** The terms on which a business sells with us. */
  partnership: bind(needs, { viewTerms, ...needing('answers_for_business', { acceptTerms }) }),
})
