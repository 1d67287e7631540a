// Who works for a business: the account's own one, whatever else is named; another business does not exist (safety case I04).
import { data } from 'react-router'
import { guardedUser, requireRight } from '#app/session/guards.ts'
import type { Context } from '#app/session/visitor.ts'
import type { SessionUser } from '#shop/people/sign-in/session-user.ts'

export function requirePartner(request: Request, context: Context): SessionUser {
  const user = guardedUser(context)
  requireOwn(user, new URL(request.url).searchParams.get('business'))
  return user
}

/** For what only those may do who answer for the business. */
export async function requirePartnerAdmin(request: Request, context: Context): Promise<SessionUser> {
  const user = requirePartner(request, context)
  await requireRight(user, context, 'answers_for_business')
  return user
}

/** Continues only with the partner's own business. */
export function requireOwn(user: SessionUser, named: string | null): void {
  if (!isOwnBusiness(user, named)) throw data(null, 404)
}

// A partner sees one business: the one stored with the account, whatever an address or form says.
/** Whether a named business is their own; naming none means their own. */
const isOwnBusiness = ({ businessId }: Pick<SessionUser, 'businessId'>, named: string | null): boolean =>
  named === null || (businessId !== null && named === businessId)
