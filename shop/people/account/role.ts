// The roles and their home pages: the five specified ones (after-purchase rules §6), and two that work for the shop within
// limits. `rights.ts` has what each may open and do.
import type { Tenant } from '#values/brand-facts.ts'

export const ROLES = [
  'own-user',
  'own-admin',
  'super-admin',
  'business-admin',
  'business-user',
  'agent',
  'accountant',
] as const
export type Role = (typeof ROLES)[number]

const HOMES: Record<Role, string> = {
  'super-admin': '/super-admin-dashboard',
  'own-admin': '/admin-dashboard',
  'business-admin': '/business-dashboard',
  'business-user': '/business-dashboard',
  'own-user': '/user-dashboard',
  agent: '/admin-dashboard/inbox',
  accountant: '/admin-dashboard/figures',
}

/** The roles that work for the shop, but don't run it. */
export const LIMITED_ROLES = ['agent', 'accountant'] as const satisfies readonly Role[]
export type LimitedRole = (typeof LIMITED_ROLES)[number]

/** Whether this text names one of them. */
export const isLimitedRole = (text: string): text is LimitedRole => LIMITED_ROLES.some((role) => role === text)

/** A super-admin may do everything an own-admin may, so that one person can run a shop with one account. */
export const SHOP_RUNNERS = ['own-admin', 'super-admin'] as const satisfies readonly Role[]

/** Whether this role runs the shop. */
export const runsShop = (role: Role): boolean => SHOP_RUNNERS.some((runner) => runner === role)

/** Whether this role works for the shop: those who run it, and those with a limited role. */
export const worksForShop = (role: Role): boolean => runsShop(role) || isLimitedRole(role)

/**
 * Whether this role may sign in at this address: those who work for the shop only at the shop's own. A partner controls
 * its own address, and everything that passes through it.
 */
export const maySignInAt = (role: Role, { domain }: Pick<Tenant, 'domain'>): boolean =>
  !worksForShop(role) || domain === null

/** Whether it may do its work there: a business's people only at the shop's address and their own. */
export const mayWorkAt = (role: Role, businessId: string | null, tenant: Pick<Tenant, 'domain' | 'brand'>): boolean =>
  maySignInAt(role, tenant) && (!isBusinessRole(role) || tenant.domain === null || tenant.brand.id === businessId)

const isRole = (text: string): text is Role => ROLES.some((role) => role === text)

/** The role of an account type; an unknown one counts as the least privileged, 'own-user'. */
export const roleOf = (accountType: string): Role => (isRole(accountType) ? accountType : 'own-user')

/** The home page of a role (after-purchase rules §6). */
export const getDashboardPath = (role: Role): string => HOMES[role]

/** The page after login if no other was asked for: customers see their account, everyone else their dashboard. */
export const getLandingPath = (role: Role): string => (role === 'own-user' ? '/account' : getDashboardPath(role))

/** Whether this role works for one business (after-purchase rules §3 "Session user"). */
export const isBusinessRole = (role: Role): role is 'business-admin' | 'business-user' =>
  role === 'business-admin' || role === 'business-user'

/** Whether accounts of this role set their password with an ICCID; the others use the emailed reset link. */
export const provesItselfByIccid = (role: Role): boolean => role === 'own-user'
