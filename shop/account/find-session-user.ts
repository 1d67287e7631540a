// Finds who is signed in; a session that was away for too long is over (after-purchase rules §3 "Session user").
import type { Clock } from '#shop/ports/clock.ts'
import type { Identity } from './open-identity.ts'
import type { CustomerStore } from './customer-store.ts'
import { isBusinessRole, roleOf } from './role.ts'
import { isWorthTouching, sessionEnd } from './session-life.ts'
import type { SessionUser } from './session-user.ts'

export type FindSessionUserDeps = {
  identity: Identity
  customers: CustomerStore
  clock: Clock
  listIccidsOf: (userId: string) => Promise<string[]>
}

/** Null for a token that is unknown, revoked or over, and for an account that staff disabled. */
export async function findSessionUser(deps: FindSessionUserDeps, token: string): Promise<SessionUser | null> {
  const { identity, customers, clock, listIccidsOf } = deps
  const session = await identity.findSession(token)
  const now = clock.now()
  if (!session || session.expiresAt <= now) return null
  const [customer, iccids] = await Promise.all([customers.find(session.userId), listIccidsOf(session.userId)])
  if (!customer || customer.disabledAt) return null

  const role = roleOf(customer.accountType)
  const expiresAt = sessionEnd(role, session.startedAt, now)
  if (expiresAt <= now) return null
  if (isWorthTouching(role, session.seenAt, now)) await identity.extendSession(token, { seenAt: now, expiresAt })
  return {
    id: customer.id,
    email: customer.email,
    name: customer.fullName,
    type: role,
    businessId: isBusinessRole(role) ? customer.businessId : null,
    isActivated: true,
    iccid: iccids.join(','),
  }
}
