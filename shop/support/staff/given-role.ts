// The roles an admin may give and take: those of customers and partners, never those of admins.
import type { Role } from '#shop/people/account/role.ts'

export const GIVEN_ROLES = ['own-user', 'business-user', 'business-admin'] as const satisfies Role[]
export type GivenRole = (typeof GIVEN_ROLES)[number]

export const isGivenRole = (role: unknown): role is GivenRole => GIVEN_ROLES.some((given) => given === role)
