// Who may use the staff's tools: administrators look, super-admins also change and spend.
import { runsShop, type Role } from '#shop/account/role.ts'
import type { Endpoint } from '#shop/values/network-endpoint.ts'

export const isStaff = runsShop

export const mayChangeThings = (role: Role): boolean => role === 'super-admin'

export const mayCall = (role: Role, { effect }: Pick<Endpoint, 'effect'>): boolean =>
  effect === 'reads' ? isStaff(role) : mayChangeThings(role)
