// Redeems an emailed invitation: its holder chooses a password and gets the role reserved for them.
import type { Base } from '#shop/assembly/base.ts'
import { randomUUID } from 'node:crypto'
import type { Limit } from '#ports/rate-limiter.ts'
import type { At } from '#values/brand-facts.ts'
import type { Outcome, TooOften } from '#values/outcome.ts'
import {
  changePassword,
  checkNewPassword,
  type ChangePasswordDeps,
  type NewPassword,
  type NewPasswordProblem,
  type PasswordProof,
} from '#shop/people/sign-in/change-password.ts'
import type { LinkPurpose } from './link-purpose.ts'
import type { ProofRow } from './proof-store.ts'
import { redeemLink } from './redeem-link.ts'

export type RedeemInvitationDeps = ChangePasswordDeps & Pick<Base, 'proofs' | 'limiter'>
export type InvitationInput = NewPassword & { token: string; rateLimitKey: string }
export type RedeemedInvitation = Outcome<{ email: string }, NewPasswordProblem | 'invitation_gone'> | TooOften

/** Who is invited; `fullName` is used if there is no account yet. */
type Guest = {
  email: string
  fullName: string
  /** Gives the account its role. This comes last, so a failure before it leaves nobody with the role. */
  admit: (userId: string) => Promise<void>
}

export type InvitationKind = {
  purpose: LinkPurpose
  limit: Limit
  by: PasswordProof
  /** Null if the invitation no longer counts. */
  findGuest: (invitation: ProofRow) => Promise<Guest | null>
}

/**
 * Uses up the invitation, finds or creates the account of its address, sets the password, and admits the guest.
 * Problems: those of the password, which leave the invitation valid; `invitation_gone` for one that was used,
 * withdrawn, or expired, or whose account already has another role; and `too_often` beyond a network's limit, or while
 * too many others are waiting.
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
  // Checked before the invitation is used up.
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
    mailLanguage: at.language,
    now: deps.clock.now(),
  })
  // An account that got another role in the meantime keeps it.
  const customer = await customers.find(userId)
  if (customer?.accountType !== 'own-user') return { ok: false, problem: 'invitation_gone' }
  await customers.verify(userId, customer.fullName.trim() || fullName)
  const changed = await changePassword(deps, { ...input, userId, by: kind.by }, at)
  if (!changed.ok)
    return { ok: false, problem: changed.problem === 'account_gone' ? 'invitation_gone' : changed.problem }
  await guest.admit(userId)
  return changed
}
