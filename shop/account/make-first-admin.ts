// The first super-admin is made by a link that the console prints; there is no default password anywhere (guide 2 "Accounts").
import { randomUUID } from 'node:crypto'
import { isEmail, normalizeEmail } from '#shop/values/email.ts'
import {
  changePassword,
  checkNewPassword,
  type ChangePasswordDeps,
  type NewPassword,
  type NewPasswordProblem,
} from './change-password.ts'

const LINK_MS = 24 * 3_600_000
const PURPOSE = 'first-admin'

export type FirstAdminProblem = NewPasswordProblem | 'email_invalid' | 'reset_token_missing'

/** A new link while there is no super-admin; null once there is one. */
export async function issueFirstAdminLink({
  identity,
  customers,
  clock,
  publicUrl,
}: ChangePasswordDeps): Promise<string | null> {
  if (await customers.hasRole('super-admin')) return null
  const expiresAt = new Date(clock.now().getTime() + LINK_MS)
  const token = await identity.issueToken({ purpose: PURPOSE, subject: PURPOSE, expiresAt })
  return `${publicUrl}/first-admin#access_token=${token}`
}

/** Makes the super-admin that the link was printed for. Problems: those of the password, `email_invalid`, `reset_token_missing`. */
export async function makeFirstAdmin(
  deps: ChangePasswordDeps,
  wish: NewPassword & { token: string; email: string; fullName: string },
): Promise<{ ok: true; email: string } | { ok: false; problem: FirstAdminProblem }> {
  const { customers, identity, clock } = deps
  const email = normalizeEmail(wish.email)
  if (!isEmail(email)) return { ok: false, problem: 'email_invalid' }
  const problem = checkNewPassword(deps, wish)
  if (problem) return { ok: false, problem }
  const subject = await identity.redeemToken(PURPOSE, wish.token, clock.now())
  if (!subject || (await customers.hasRole('super-admin'))) return { ok: false, problem: 'reset_token_missing' }

  const fullName = wish.fullName.trim().slice(0, 200) || (email.split('@')[0] ?? email)
  const userId = await customers.findOrCreate({
    id: randomUUID(),
    email,
    fullName,
    country: null,
    ip: null,
    taxRate: null,
    now: clock.now(),
  })
  await customers.saveRole(userId, 'super-admin')
  await customers.verify(userId, fullName)
  const changed = await changePassword(deps, { ...wish, userId })
  return changed.ok ? changed : { ok: false, problem: 'reset_token_missing' }
}
