// Creates the first super-admin, with a link for whoever runs the server; there is no default password.
import type { Base } from '#shop/assembly/base.ts'
import type { At } from '#values/brand-facts.ts'
import { randomBytes, randomUUID } from 'node:crypto'
import { isEmail, normalizeEmail } from '#values/email.ts'
import type { Outcome, TooOften } from '#values/outcome.ts'
import { fingerprint } from '#values/secret.ts'
import {
  changePassword,
  checkNewPassword,
  type ChangePasswordDeps,
  type NewPassword,
  type NewPasswordProblem,
} from '#shop/people/sign-in/change-password.ts'
import { cleanName } from '#shop/people/account/full-name.ts'
import { redeemLink } from '#shop/people/sign-up/redeem-link.ts'

const LINK_MS = 24 * 3_600_000
const PURPOSE = 'first_admin'
const ROLE = 'super-admin'

export type FirstAdminProblem = NewPasswordProblem | 'email_invalid' | 'first_admin_link_gone'

export type FirstAdminDeps = ChangePasswordDeps & Pick<Base, 'publicUrl' | 'proofs' | 'transaction'>

const CONSOLE = { id: null, role: 'console' }

/** Whether somebody owns the shop already. */
export const hasOwner = ({ customers }: Pick<FirstAdminDeps, 'customers'>): Promise<boolean> => customers.hasRole(ROLE)

/** A new link while there is no super-admin; null once there is one. */
export async function issueFirstAdminLink({
  customers,
  proofs,
  clock,
  publicUrl,
}: Pick<FirstAdminDeps, 'customers' | 'proofs' | 'clock' | 'publicUrl'>): Promise<string | null> {
  if (await customers.hasRole(ROLE)) return null
  const [id, secret, now] = [randomUUID(), randomBytes(32).toString('base64url'), clock.now()]
  await proofs.put({
    id,
    email: '',
    purpose: PURPOSE,
    codeHash: fingerprint(secret),
    triesLeft: 0,
    createdAt: now,
    expiresAt: new Date(now.getTime() + LINK_MS),
  })
  return `${publicUrl}/first-admin#access_token=${id}.${secret}`
}

/**
 * Creates the super-admin for this link. Problems: those of the password, `email_invalid`, `first_admin_link_gone`,
 * `too_often` while too many others are waiting.
 */
export async function makeFirstAdmin(
  deps: FirstAdminDeps,
  input: NewPassword & { token: string; email: string; fullName: string },
  at: At,
): Promise<Outcome<{ email: string }, FirstAdminProblem> | TooOften> {
  const { customers, proofs, clock } = deps
  const email = normalizeEmail(input.email)
  if (!isEmail(email)) return { ok: false, problem: 'email_invalid' }
  const problem = checkNewPassword(deps, input, at)
  if (problem) return { ok: false, problem }
  // Checked before the link is used up.
  const room = deps.identity.findRoom('known')
  if (!room.ok) return room
  const link = await redeemLink(proofs, { token: input.token, purpose: PURPOSE, now: clock.now() })
  if (!link || (await customers.hasRole(ROLE))) return { ok: false, problem: 'first_admin_link_gone' }

  const fullName = cleanName(input.fullName) || (email.split('@')[0] ?? email)
  const userId = await customers.findOrCreate({
    id: randomUUID(),
    email,
    fullName,
    country: null,
    ip: null,
    taxRate: null,
    now: clock.now(),
  })
  // The password comes first: a customer's old password must never open an administrator account.
  const changed = await changePassword(deps, { ...input, userId, by: 'first_admin_link' }, at)
  if (!changed.ok) return { ok: false, problem: 'first_admin_link_gone' }
  await deps.transaction(() => promote(deps, userId, fullName, at))
  return changed
}

async function promote({ customers, recordAudit }: FirstAdminDeps, userId: string, fullName: string, at: At) {
  const from = (await customers.find(userId))?.accountType ?? null
  await customers.verify(userId, fullName)
  await customers.saveRole(userId, ROLE)
  await recordAudit({ actor: CONSOLE, action: 'first_admin_link_used', subject: userId }, at)
  await recordAudit({ actor: CONSOLE, action: 'role_given', subject: userId, facts: { from, to: ROLE } }, at)
}
