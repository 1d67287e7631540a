// Which pages take a right that a role has.
import type { Page } from '#app/pages.ts'
import { may, RIGHTS } from '#shop/people/account/rights.ts'
import type { Role } from '#shop/people/account/role.ts'

/** False for pages that take no right, and for those that exist only for admins. */
export const isOpenFor = ({ who }: Pick<Page, 'who'>, role: Role): boolean =>
  RIGHTS.some((right) => right === who && may(role, right))
