// Takes the role of an admin away: at once, everywhere, and never from the last one.
import type { CustomerStore } from '#shop/account/customer-store.ts'
import type { SessionUser } from '#shop/account/session-user.ts'
import type { Identity } from '#shop/ports/identity.ts'
import type { RateLimiter } from '#shop/ports/rate-limiter.ts'
import { checkOwnPassword } from './check-own-password.ts'
import type { RecordStaffEvent } from './record-staff-event.ts'

export type RevokeAdminDeps = {
  customers: CustomerStore
  identity: Identity
  limiter: RateLimiter
  record: RecordStaffEvent
}
export type RevokeAdminProblem = 'own_account' | 'password_wrong' | 'not_admin' | 'last_admin'
export type RevokeAdminAnswer =
  | { ok: true }
  | { ok: false; problem: RevokeAdminProblem }
  | { ok: false; problem: 'too_often'; retryAfterSeconds: number }

/**
 * Makes an own-admin an own-user and ends their sessions (guide 4 "Roles, admin creation"). Problems: `own_account`
 * (nobody takes the role from themselves), `password_wrong`, `too_often`, `not_admin`, `last_admin`.
 */
export async function revokeAdmin(
  deps: RevokeAdminDeps,
  wish: { by: Pick<SessionUser, 'id'>; userId: string; password: string },
): Promise<RevokeAdminAnswer> {
  const { customers, identity, record } = deps
  if (wish.userId === wish.by.id) return { ok: false, problem: 'own_account' }
  const own = await checkOwnPassword(deps, { userId: wish.by.id, password: wish.password })
  if (!own.ok) return own
  if (!/^[\da-f-]{36}$/.test(wish.userId)) return { ok: false, problem: 'not_admin' }
  const demoted = await customers.demote(wish.userId, 'own-admin')
  if (demoted !== 'demoted') return { ok: false, problem: demoted === 'last' ? 'last_admin' : 'not_admin' }
  await identity.endSessions(wish.userId)
  record({ event: 'admin_revoked', byId: wish.by.id, aboutId: wish.userId })
  return { ok: true }
}
