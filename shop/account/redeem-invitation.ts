// Whoever holds a mailed invitation chooses a password and gets the place that was kept for them.
import { randomUUID } from 'node:crypto'
import type { Limit, RateLimiter } from '#shop/ports/rate-limiter.ts'
import type { At } from '#shop/values/brand-facts.ts'
import type { Outcome, TooOften } from '#shop/values/outcome.ts'
import {
  changePassword,
  checkNewPassword,
  type ChangePasswordDeps,
  type NewPassword,
  type NewPasswordProblem,
  type PasswordProof,
} from './change-password.ts'
import type { LinkPurpose } from './link-purpose.ts'
import type { ProofRow, ProofStore } from './proof-store.ts'
import { redeemLink } from './redeem-link.ts'

export type RedeemInvitationDeps = ChangePasswordDeps & { proofs: ProofStore; limiter: RateLimiter }
export type InvitationInput = NewPassword & { token: string; rateLimitKey: string }
export type RedeemedInvitation = Outcome<{ email: string }, NewPasswordProblem | 'invitation_gone'> | TooOften

/** Who is invited; `fullName` is for an account without one. */
type Guest = {
  email: string
  fullName: string
  /** Gives the place to the account, last of all: whatever fails before leaves nobody with it. */
  admit: (userId: string) => Promise<void>
}

export type InvitationKind = {
  purpose: LinkPurpose
  limit: Limit
  by: PasswordProof
  /** Null when nobody is waited for any longer. */
  findGuest: (invitation: ProofRow) => Promise<Guest | null>
}

/**
 * Uses the invitation up, finds or makes the account of its address, sets the password and admits the guest. Problems:
 * those of the password, which leave the invitation as it is, `invitation_gone` for one that was used, withdrawn, or is
 * too old, or whose account has a role of its own already, and `too_often` beyond the limit of a network, and while too
 * many others wait.
 */
export async function redeemInvitation(
  deps: RedeemInvitationDeps,
  kind: InvitationKind,
  input: InvitationInput,
  at: At,
): Promise<RedeemedInvitation> {
  const { customers } = deps
  const allowed = await deps.limiter.take(kind.limit, input.rateLimitKey)
  if (!allowed.ok) return allowed
  const problem = checkNewPassword(deps, input, at)
  if (problem) return { ok: false, problem }
  // Before the invitation is used up.
  const room = deps.identity.findRoom('known')
  if (!room.ok) return room
  const invitation = await redeemLink(deps.proofs, {
    token: input.token,
    purpose: kind.purpose,
    now: deps.clock.now(),
  })
  const guest = invitation && (await kind.findGuest(invitation))
  if (!guest) return { ok: false, problem: 'invitation_gone' }

  const { email, fullName } = guest
  const nameless = { country: null, ip: null, taxRate: null }
  const userId = await customers.findOrCreate({
    id: randomUUID(),
    email,
    fullName,
    ...nameless,
    now: deps.clock.now(),
  })
  // An account that got a role of its own meanwhile keeps it.
  const customer = await customers.find(userId)
  if (customer?.accountType !== 'own-user') return { ok: false, problem: 'invitation_gone' }
  await customers.verify(userId, customer.fullName.trim() || fullName)
  const changed = await changePassword(deps, { ...input, userId, by: kind.by }, at)
  if (!changed.ok)
    return { ok: false, problem: changed.problem === 'account_gone' ? 'invitation_gone' : changed.problem }
  await guest.admit(userId)
  return changed
}
