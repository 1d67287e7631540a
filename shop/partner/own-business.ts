// A partner sees one business: the one that the server noted for the account, whatever an address or a form names.
import type { SessionUser } from '#shop/account/session-user.ts'

/** Whether a business that somebody named is their own; naming none is naming one's own. */
export const isOwnBusiness = ({ businessId }: Pick<SessionUser, 'businessId'>, named: string | null): boolean =>
  named === null || (businessId !== null && named === businessId)
