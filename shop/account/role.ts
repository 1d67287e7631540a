// The five roles and where each of them is at home (spec 2 §6).

export const ROLES = ['own-user', 'own-admin', 'super-admin', 'business-admin', 'business-user'] as const
export type Role = (typeof ROLES)[number]

const HOMES: Record<Role, string> = {
  'super-admin': '/super-admin-dashboard',
  'own-admin': '/admin-dashboard',
  'business-admin': '/business-dashboard',
  'business-user': '/business-dashboard',
  'own-user': '/user-dashboard',
}

const isRole = (text: string): text is Role => ROLES.some((role) => role === text)

/** The role that an account type names; whatever is unknown is the least of them, 'own-user'. */
export const roleOf = (accountType: string): Role => (isRole(accountType) ? accountType : 'own-user')

/** The home page of a role (spec 2 §6). */
export const homeOf = (role: Role): string => HOMES[role]

/** Whether this role works for one business (spec 2 §3 "Session user"). */
export const isBusinessRole = (role: Role): role is 'business-admin' | 'business-user' =>
  role === 'business-admin' || role === 'business-user'

/** Whether accounts of this role set their password by an ICCID; the others use the mailed reset link (guide 2 "Accounts"). */
export const provesItselfByIccid = (role: Role): boolean => role === 'own-user'
