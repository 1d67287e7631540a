// Finds who is signed in; a session that was away for too long is over (after-purchase rules §3 "Session user").
import type { Clock } from '#shop/ports/clock.ts'
import type { Identity } from './open-identity.ts'
import type { CustomerStore } from './customer-store.ts'
import { isErased } from './erased-account.ts'
import type { SecondFactors } from './open-second-factors.ts'
import { isBusinessRole, roleOf, runsShop } from './role.ts'
import { isWorthTouching, sessionEnd } from './session-life.ts'
import type { SessionUser } from './session-user.ts'

export type FindSessionUserDeps = {
  identity: Identity
  customers: CustomerStore
  clock: Clock
  secondFactors: Pick<SecondFactors, 'hasAny'>
  /** Whether whoever runs the shop must have a second factor. */
  requiresAdminFactor: boolean
  listIccidsOf: (userId: string) => Promise<string[]>
}

/**
 * The rights of an administrator hang on `type` alone, so who lacks a required second factor is told as a customer, and no
 * page or call has to know the rule. Null for a token that is unknown, revoked or over, and for an
 * account that staff disabled or that was erased.
 */
export async function findSessionUser(deps: FindSessionUserDeps, token: string): Promise<SessionUser | null> {
  const { identity, customers, clock, listIccidsOf } = deps
  const session = await identity.findSession(token)
  const now = clock.now()
  if (!session || session.expiresAt <= now) return null
  const [customer, iccids] = await Promise.all([customers.find(session.userId), listIccidsOf(session.userId)])
  if (!customer || customer.disabledAt || isErased(customer)) return null

  const role = roleOf(customer.accountType)
  const expiresAt = sessionEnd(role, session.startedAt, now)
  if (expiresAt <= now) return null
  if (isWorthTouching(role, session.seenAt, now)) await identity.extendSession(token, { seenAt: now, expiresAt })
  const mustAddFactor = deps.requiresAdminFactor && runsShop(role) && !(await deps.secondFactors.hasAny(customer.id))
  return {
    ...(mustAddFactor ? { mustAddFactor } : {}),
    id: customer.id,
    email: customer.email,
    name: customer.fullName,
    type: mustAddFactor ? 'own-user' : role,
    businessId: isBusinessRole(role) ? customer.businessId : null,
    isActivated: true,
    iccid: iccids.join(','),
  }
}
