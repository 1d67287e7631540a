// Finds who is logged in. A session that was idle for too long has ended (after-purchase rules §3 "Session user").
import type { Base } from '#shop/assembly/base.ts'
import { hostOf, type At } from '#values/brand-facts.ts'
import { isErased } from '#shop/people/account/erased-account.ts'
import type { SecondFactors } from '#shop/people/second-factor/open-second-factors.ts'
import { isBusinessRole, mayWorkAt, roleOf, worksForShop } from '#shop/people/account/role.ts'
import { isWorthTouching, sessionEnd } from './session-life.ts'
import type { SessionUser } from './session-user.ts'

export type FindSessionUserDeps = Pick<Base, 'identity' | 'customers' | 'clock'> & {
  secondFactors: Pick<SecondFactors, 'hasAny'>
  /** Whether administrators must have a second factor. */
  requiresAdminFactor: boolean
  listIccidsOf: (userId: string) => Promise<string[]>
}

/**
 * An administrator without a required second factor, or anybody at an address where they don't work, is returned as a
 * customer: all rights depend on `type`, so no page or call has to know the rules. Null for a token that is unknown,
 * revoked, expired, or of another host, and for an account that was disabled or erased.
 */
export async function findSessionUser(deps: FindSessionUserDeps, token: string, at: At): Promise<SessionUser | null> {
  const { identity, customers, clock, listIccidsOf } = deps
  const session = await identity.findSession(token, hostOf(at.tenant))
  const now = clock.now()
  if (!session || session.expiresAt <= now) return null
  const [customer, iccids] = await Promise.all([customers.find(session.userId), listIccidsOf(session.userId)])
  if (!customer || customer.disabledAt || isErased(customer)) return null

  const role = roleOf(customer.accountType)
  const expiresAt = sessionEnd(role, session.startedAt, now)
  if (expiresAt <= now) return null
  if (isWorthTouching(role, session.seenAt, now)) await identity.extendSession(token, { seenAt: now, expiresAt })
  const mustAddFactor =
    deps.requiresAdminFactor && worksForShop(role) && !(await deps.secondFactors.hasAny(customer.id))
  const isAtWork = !mustAddFactor && mayWorkAt(role, customer.businessId, at.tenant)
  return {
    ...(mustAddFactor ? { mustAddFactor } : {}),
    id: customer.id,
    email: customer.email,
    name: customer.fullName,
    type: isAtWork ? role : 'own-user',
    businessId: isAtWork && isBusinessRole(role) ? customer.businessId : null,
    isActivated: true,
    ...(role === 'agent' && { refundLimitCents: customer.refundLimitCents ?? 0 }),
    iccid: iccids.join(','),
  }
}
