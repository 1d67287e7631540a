// Who works for a business: the account's own one, whatever else is named; another business does not exist (safety case I04).
import { data } from 'react-router'
import { requireRole } from '#app/session/guards.ts'
import type { Context } from '#app/session/visitor.ts'
import type { Role } from '#shop/account/role.ts'
import type { SessionUser } from '#shop/account/session-user.ts'
import { isOwnBusiness } from '#shop/partner/own-business.ts'

const PARTNER_ROLES = ['business-admin', 'business-user'] as const satisfies Role[]

export async function requirePartner(
  request: Request,
  context: Context,
  roles: readonly Role[] = PARTNER_ROLES,
): Promise<SessionUser> {
  const user = await requireRole(request, context, roles)
  requireOwn(user, new URL(request.url).searchParams.get('business'))
  return user
}

/** Goes on with the partner's own business alone. */
export function requireOwn(user: SessionUser, named: string | null): void {
  if (!isOwnBusiness(user, named)) throw data(null, 404)
}
