// Gives an account a new password: everywhere else it is signed out, and its mailbox is told.
import type { At } from '#shop/values/brand-facts.ts'
import type { RecordAudit } from '#shop/audit/record-audit.ts'
import type { Clock } from '#shop/ports/clock.ts'
import type { Transaction } from '#shop/ports/transaction.ts'
import type { Identity } from './open-identity.ts'
import type { Outcome, TooOften } from '#shop/values/outcome.ts'
import type { CustomerStore } from './customer-store.ts'
import { isErased } from './erased-account.ts'
import { passwordProblem, passwordStrength, type PasswordProblem } from './password.ts'
import { roleOf } from './role.ts'
import type { SendAccountMail } from './send-account-mail.ts'
import type { SignUpStore } from './sign-up-store.ts'

export type NewPassword = { password: string; repeated: string }
/** What let somebody choose a new password. */
export type PasswordProof =
  | 'own_password'
  | 'reset_link'
  | 'code_and_iccid'
  | 'first_admin_link'
  | 'admin_invitation'
  | 'partner_invitation'
  | 'team_invitation'
export type NewPasswordProblem = PasswordProblem | 'password_weak'

export type ChangePasswordDeps = {
  identity: Identity
  customers: CustomerStore
  signUps: SignUpStore
  transaction: Transaction
  sendAccountMail: SendAccountMail
  recordAudit: RecordAudit
  clock: Clock
}

/** What is wrong with a new password; `password_weak` for one that everybody would guess (after-purchase rules §5). */
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
 * Saves the password of an account that proved itself (whoever uses the proof up asks `findRoom` before), ends all its sessions but the one with `keptToken`, forgets what
 * waited for its mailbox, writes down what proved it, and mails a notice. Problems: those of the password, and `account_gone` for one
 * that was erased.
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

  const hash = await identity.hashPassword(input.password, 'promised')
  const isSaved = await transaction(async () => {
    if (!(await customers.stayAt(customer.id, customer.email))) return false
    await identity.savePasswordHash(customer.id, hash, clock.now())
    await identity.endSessions(customer.id, input.keptToken)
    await signUps.forget(customer.email)
    const actor = { id: customer.id, role: roleOf(customer.accountType) }
    const facts = { recipientName: customer.fullName.trim() || null, resetLink: `${at.tenant.origin}/reset-password` }
    await sendAccountMail({ kind: 'password_changed', email: customer.email, facts }, at)
    await recordAudit({ actor, action: 'password_set', subject: customer.id, facts: { by: input.by } }, at)
    return true
  })
  // Erased, or moved, while its password was hashed: nothing is saved, and the mailbox that it had hears nothing more.
  return isSaved ? { ok: true, email: customer.email } : { ok: false, problem: 'account_gone' }
}

/** For somebody who is signed in. Problems: those of the password, and `too_often` while too many others wait. */
export async function changeOwnPassword(
  deps: ChangePasswordDeps,
  input: NewPassword & { userId: string; keptToken?: string },
  at: At,
): Promise<Outcome<{ email: string }, NewPasswordProblem | 'account_gone'> | TooOften> {
  const room = deps.identity.findRoom('known')
  return room.ok ? changePassword(deps, { ...input, by: 'own_password' }, at) : room
}
