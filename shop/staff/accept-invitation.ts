// Whoever holds a mailed invitation becomes an admin with a password of their own choice.
import type { Transaction } from '#shop/ports/transaction.ts'
import type { At } from '#shop/values/brand-facts.ts'
import { randomUUID } from 'node:crypto'
import {
  changePassword,
  checkNewPassword,
  type ChangePasswordDeps,
  type NewPassword,
  type NewPasswordProblem,
} from '#shop/account/change-password.ts'
import type { ProofStore } from '#shop/account/proof-store.ts'
import type { Limit, RateLimiter } from '#shop/ports/rate-limiter.ts'
import type { Outcome, TooOften } from '#shop/values/outcome.ts'
import { fingerprint } from '#shop/values/secret.ts'

const PER_ASKER: Limit = { name: 'invitation-network', points: 30, seconds: 3600 }

export type AcceptInvitationDeps = ChangePasswordDeps & {
  proofs: ProofStore
  limiter: RateLimiter
  transaction: Transaction
}
export type AcceptInvitationProblem = NewPasswordProblem | 'invitation_gone'

/**
 * Makes the own-admin that was invited; the full name is what stands before the @ (after-purchase rules §6). Problems: those of the
 * password, which leave the invitation as it is, `invitation_gone` for one that was used, withdrawn, or is too old, and
 * `too_often` after 30 tries of a network in an hour, and while too many others wait.
 */
export async function acceptInvitation(
  deps: AcceptInvitationDeps,
  input: NewPassword & { token: string; rateLimitKey: string },
  at: At,
): Promise<Outcome<{ email: string }, AcceptInvitationProblem> | TooOften> {
  const { customers, proofs, clock, recordAudit, transaction } = deps
  const allowed = await deps.limiter.take(PER_ASKER, input.rateLimitKey)
  if (!allowed.ok) return allowed
  const problem = checkNewPassword(deps, input, at)
  if (problem) return { ok: false, problem }
  // Before the invitation is used up.
  const room = deps.identity.findRoom('known')
  if (!room.ok) return room
  const [id = '', secret = ''] = input.token.split('.')
  const now = clock.now()
  const invitation = isId(id)
    ? await proofs.redeem({ id, purpose: 'admin_invite', codeHash: fingerprint(secret), now })
    : null
  if (!invitation) return { ok: false, problem: 'invitation_gone' }

  const { email } = invitation
  const nameless = { country: null, ip: null, taxRate: null }
  const fullName = email.split('@')[0] ?? email
  const userId = await customers.findOrCreate({ id: randomUUID(), email, fullName, ...nameless, now })
  // An account that got a role of its own meanwhile keeps it.
  const customer = await customers.find(userId)
  if (customer?.accountType !== 'own-user') return { ok: false, problem: 'invitation_gone' }

  await customers.verify(userId, customer.fullName.trim() || fullName)
  const changed = await changePassword(deps, { ...input, userId, by: 'admin_invitation' }, at)
  if (!changed.ok)
    return { ok: false, problem: changed.problem === 'account_gone' ? 'invitation_gone' : changed.problem }
  // Last of all: whatever fails before leaves nobody with the role.
  await transaction(async () => {
    await customers.saveRole(userId, 'own-admin')
    const facts = { from: 'own-user', to: 'own-admin', invitationId: id }
    await recordAudit({ actor: { id: userId, role: 'own-user' }, action: 'role_given', subject: userId, facts }, at)
  })
  return changed
}

const isId = (text: string) => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(text)
