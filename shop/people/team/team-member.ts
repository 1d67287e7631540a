// The team of a business: two roles, and the maximum number of people.

/** The roles of a team, the lower one first (after-purchase rules §6). */
export const TEAM_ROLES = ['business-user', 'business-admin'] as const
export type TeamRole = (typeof TEAM_ROLES)[number]

export const isTeamRole = (role: unknown): role is TeamRole => TEAM_ROLES.some((each) => each === role)

/** Members and open invitations together. */
export const MOST_MEMBERS = 50

/** Whether somebody is in charge of the business, and may log in. */
export const isInCharge = (member: { accountType: string; disabledAt: Date | null }): boolean =>
  member.accountType === 'business-admin' && member.disabledAt === null
