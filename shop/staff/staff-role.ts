// Who may use the staff's tools: administrators look, super-admins also change and spend (guide 2 "Internal pages").
import type { Role } from '#shop/account/role.ts'
import type { Endpoint } from '#shop/values/network-endpoint.ts'

export const isStaff = (role: Role): boolean => role === 'own-admin' || role === 'super-admin'

export const mayChangeThings = (role: Role): boolean => role === 'super-admin'

export const mayCall = (role: Role, { effect }: Pick<Endpoint, 'effect'>): boolean =>
  effect === 'reads' ? isStaff(role) : mayChangeThings(role)
