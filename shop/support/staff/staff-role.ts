// Who may use the staff tools: administrators can look, super-admins can also make changes and spend.
import { may } from '#shop/people/account/rights.ts'
import type { Role } from '#shop/people/account/role.ts'

/** What a network call does; `spends` costs money. */
export type CallEffect = 'reads' | 'changes' | 'spends'

export const isStaff = (role: Role): boolean => may(role, 'admin')

export const mayChangeThings = (role: Role): boolean => may(role, 'owner')

export const mayCall = (role: Role, { effect }: { effect: CallEffect }): boolean =>
  effect === 'reads' ? isStaff(role) : mayChangeThings(role)
