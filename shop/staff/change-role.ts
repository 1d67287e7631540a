// Gives an account another role: by an admin who types their own password, and never to or from the role of an admin.
import type { CustomerStore } from '#shop/account/customer-store.ts'
import { actorOf, type By } from '#shop/account/session-user.ts'
import type { RecordAudit } from '#shop/audit/record-audit.ts'
import type { Identity } from '#shop/ports/identity.ts'
import { checkOwnPassword, type CheckOwnPasswordDeps } from '#shop/support/check-own-password.ts'
import { isGivenRole } from './given-role.ts'

export type ChangeRoleDeps = CheckOwnPasswordDeps & {
  customers: CustomerStore
  identity: Identity
  recordAudit: RecordAudit
  atomically: <Result>(work: () => Promise<Result>) => Promise<Result>
}
export type RoleWish = { by: By; userId: string; role: string; password: string }
export type RoleProblem = 'person_gone' | 'role_fixed' | 'role_unknown' | 'role_same' | 'no_account' | 'oneself'
export type RoleChanged =
  | { ok: true; from: string }
  | { ok: false; problem: RoleProblem | 'password_wrong' }
  | { ok: false; problem: 'too_often'; retryAfterSeconds: number }

/**
 * Changes between own-user, business-user and business-admin and ends the person's sessions (guide 4 "Roles", I05).
 * Problems: `oneself`, `person_gone`, `no_account` (nobody answered from that mailbox), `role_fixed` (an admin's),
 * `role_unknown`, `role_same`, `password_wrong`, `too_often`.
 */
export async function changeRole(deps: ChangeRoleDeps, wish: RoleWish): Promise<RoleChanged> {
  const { customers, identity, recordAudit, atomically } = deps
  const { by, userId, role } = wish
  if (userId === by.id) return { ok: false, problem: 'oneself' }
  const person = await customers.find(userId)
  if (!person) return { ok: false, problem: 'person_gone' }
  if (!isGivenRole(person.accountType)) return { ok: false, problem: 'role_fixed' }
  if (!person.emailVerified) return { ok: false, problem: 'no_account' }
  if (!isGivenRole(role)) return { ok: false, problem: 'role_unknown' }
  if (role === person.accountType) return { ok: false, problem: 'role_same' }

  const checked = await checkOwnPassword(deps, { userId: by.id, password: wish.password })
  if (!checked.ok) return checked
  const from = person.accountType
  const isMoved = await atomically(async () => {
    // Somebody else may have changed it meanwhile; what was shown is what is changed.
    if (!(await customers.moveRole(userId, from, role))) return false
    await recordAudit({ actor: actorOf(by), action: 'role_given', subject: userId, facts: { from, to: role } })
    return true
  })
  if (!isMoved) return { ok: false, problem: 'person_gone' }
  await identity.endSessions(userId)
  return { ok: true, from }
}
