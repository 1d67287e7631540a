// Who may use the staff tools: administrators can look, super-admins can also make changes and spend.
import { runsShop, type Role } from '#shop/people/account/role.ts'

/** What a network call does; `spends` costs money. */
export type CallEffect = 'reads' | 'changes' | 'spends'

export const isStaff = runsShop

export const mayChangeThings = (role: Role): boolean => role === 'super-admin'

export const mayCall = (role: Role, { effect }: { effect: CallEffect }): boolean =>
  effect === 'reads' ? isStaff(role) : mayChangeThings(role)
