// Sets a new password: signs the account out everywhere else and notifies its mailbox.
import type { Base } from '#shop/assembly/base.ts'
import type { At } from '#values/brand-facts.ts'
import type { Outcome, TooOften } from '#values/outcome.ts'
import { isErased } from '#shop/people/account/erased-account.ts'
import { passwordProblem, passwordStrength, type PasswordProblem } from './password.ts'
import { maySignInAt, roleOf } from '#shop/people/account/role.ts'
import type { SendAccountMail } from '#shop/people/account/send-account-mail.ts'

export type NewPassword = { password: string; repeated: string }
/** What allowed somebody to choose a new password. */
export type PasswordProof =
  | 'own_password'
  | 'reset_link'
  | 'code_and_iccid'
  | 'first_admin_link'
  | 'admin_invitation'
  | 'partner_invitation'
  | 'team_invitation'
export type NewPasswordProblem = PasswordProblem | 'password_weak'

export type ChangePasswordDeps = Pick<
  Base,
  'identity' | 'customers' | 'signUps' | 'transaction' | 'recordAudit' | 'clock'
> & {
  sendAccountMail: SendAccountMail
}

/** What is wrong with a new password; `password_weak` for one that is easy to guess (after-purchase rules §5). */
export function checkNewPassword(
  { identity }: Pick<ChangePasswordDeps, 'identity'>,
  { password, repeated }: NewPassword,
  at: At,
): NewPasswordProblem | null {
  const problem = passwordProblem(password, repeated)
  if (problem) return problem
  const isLeaked = identity.isLeaked(password)
  return passwordStrength(password, { isLeaked, names: [at.tenant.brand.name, at.tenant.brand.fullName] }) === 'weak'
    ? 'password_weak'
    : null
}

/**
 * Saves the password of an account that has proven itself. Ends all its sessions except the one with `keptToken`, drops
 * pending sign-ups and resets, records what proved it, and emails a notice, unless it is the account's first password. Callers that use up a proof must call
 * `findRoom` first. Problems: those of the password, and `account_gone` for an erased account, and for one of staff at a
 * partner's host, whose operator can read what comes there.
 */
export async function changePassword(
  deps: ChangePasswordDeps,
  input: NewPassword & { userId: string; keptToken?: string; by: PasswordProof },
  at: At,
): Promise<Outcome<{ email: string }, NewPasswordProblem | 'account_gone'>> {
  const { identity, customers, signUps, clock, transaction, sendAccountMail, recordAudit } = deps
  const problem = checkNewPassword(deps, input, at)
  if (problem) return { ok: false, problem }
  const customer = await customers.find(input.userId)
  if (!customer || isErased(customer)) return { ok: false, problem: 'account_gone' }
  if (!maySignInAt(roleOf(customer.accountType), at.tenant)) return { ok: false, problem: 'account_gone' }

  const hash = await identity.hashPassword(input.password, 'promised')
  const isSaved = await transaction(async () => {
    if (!(await customers.stayAt(customer.id, customer.email))) return false
    const isFirst = (await identity.findPasswordHash(customer.id)) === null
    await identity.savePasswordHash(customer.id, hash, clock.now())
    await identity.endSessions(customer.id, input.keptToken)
    await signUps.forget(customer.email)
    const actor = { id: customer.id, role: roleOf(customer.accountType) }
    const facts = { recipientName: customer.fullName.trim() || null, resetLink: `${at.tenant.origin}/reset-password` }
    if (!isFirst) await sendAccountMail({ kind: 'password_changed', email: customer.email, facts }, at)
    await recordAudit({ actor, action: 'password_set', subject: customer.id, facts: { by: input.by } }, at)
    return true
  })
  // The account was erased or moved to another address while its password was hashed: save nothing, and don't email the
  // old address.
  return isSaved ? { ok: true, email: customer.email } : { ok: false, problem: 'account_gone' }
}

/**
 * For somebody who is logged in. Problems: those of the password, and `too_often` while too many others are waiting.
 */
export async function changeOwnPassword(
  deps: ChangePasswordDeps,
  input: NewPassword & { userId: string; keptToken?: string },
  at: At,
): Promise<Outcome<{ email: string }, NewPasswordProblem | 'account_gone'> | TooOften> {
  const room = deps.identity.findRoom('known')
  return room.ok ? changePassword(deps, { ...input, by: 'own_password' }, at) : room
}
