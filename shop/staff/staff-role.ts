// Who may use the staff's tools: administrators look, super-admins also change and spend.
import { runsShop, type Role } from '#shop/account/role.ts'

/** What a call of the network does; `spends` costs money. */
export type CallEffect = 'reads' | 'changes' | 'spends'

export const isStaff = runsShop

export const mayChangeThings = (role: Role): boolean => role === 'super-admin'

export const mayCall = (role: Role, { effect }: { effect: CallEffect }): boolean =>
  effect === 'reads' ? isStaff(role) : mayChangeThings(role)
