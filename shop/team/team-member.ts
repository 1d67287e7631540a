// Who works for a business: two roles, and how many people there may be.

/** The roles of a team, the lesser one first (after-purchase rules §6). */
export const TEAM_ROLES = ['business-user', 'business-admin'] as const
export type TeamRole = (typeof TEAM_ROLES)[number]

export const isTeamRole = (role: unknown): role is TeamRole => TEAM_ROLES.some((each) => each === role)

/** Members and open invitations together. */
export const MOST_MEMBERS = 50

/** Whether somebody answers for the business, and may sign in. */
export const isInCharge = (member: { accountType: string; disabledAt: Date | null }): boolean =>
  member.accountType === 'business-admin' && member.disabledAt === null
