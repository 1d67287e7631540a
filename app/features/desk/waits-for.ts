import { may } from '#shop/people/account/rights.ts'
import type { Role } from '#shop/people/account/role.ts'
import type { ToLookAt } from '#shop/figures/health/view-to-look-at.ts'

/** How much waits for somebody of this role: the one number of Home, its heading, and the menu of a phone. */
export const waitsFor = (role: Role, { byPlace, total }: ToLookAt): number =>
  may(role, 'owner') ? total : byPlace.orders + byPlace.inbox
