// Who is left to run the shop when somebody's role is taken away.

export type StaffRow = { id: string; accountType: string; disabledAt: Date | null }

/** Those who can sign in and run the shop; with a role, only they count. */
export const inCharge = (staff: StaffRow[], role?: string): string[] =>
  staff
    .filter(({ accountType, disabledAt }) => disabledAt === null && (role === undefined || accountType === role))
    .map(({ id }) => id)

/** Whether this person is a super-admin at this moment, whatever their session says. */
export const isOwnerNow = (staff: StaffRow[], id: string): boolean => inCharge(staff, 'super-admin').includes(id)
