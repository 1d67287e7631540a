// A partner sees one business: the one stored with the account, whatever an address or form says.
import type { SessionUser } from '#shop/people/sign-in/session-user.ts'

/** Whether a named business is their own; naming none means their own. */
export const isOwnBusiness = ({ businessId }: Pick<SessionUser, 'businessId'>, named: string | null): boolean =>
  named === null || (businessId !== null && named === businessId)
