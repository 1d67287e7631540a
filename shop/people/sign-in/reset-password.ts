// Resets a forgotten password with an emailed link that works once, for ten minutes, in the browser that requested it
// (after-purchase rules §2 "/reset-password").
import type { At } from '#values/brand-facts.ts'
import { randomBytes } from 'node:crypto'
import type { RateLimiter } from '#ports/rate-limiter.ts'
import { isEmail, normalizeEmail } from '#values/email.ts'
import { fingerprint } from '#values/secret.ts'
import type { TooOften } from '#values/outcome.ts'
import { MAILS_PER_ASKER, perAddress, RESET_PER_ASKER } from '#shop/people/account/account-limits.ts'
import {
  changePassword,
  checkNewPassword,
  type ChangePasswordDeps,
  type NewPassword,
  type NewPasswordProblem,
} from './change-password.ts'

const LINK_MS = 10 * 60_000
const PURPOSE = 'reset-password'

export type ResetPasswordDeps = ChangePasswordDeps & { limiter: RateLimiter }
export type ResetRequestAnswer =
  | {
      ok: true
      /** What the requesting browser has to store; without it, the emailed link doesn't work. */
      holder: string
    }
  | { ok: false; problem: 'email_invalid' }
  | TooOften
export type ResetAnswer =
  | { ok: true; email: string }
  | { ok: false; problem: NewPasswordProblem | 'reset_token_missing' }
  | TooOften

/**
 * Emails the link, at most three an hour; the answer is the same for every address (after-purchase rules §8 "Reset link
 * sent"). A browser that already has a holder keeps using it, so each of its links works.
 */
export async function requestReset(
  deps: ResetPasswordDeps,
  input: { email: string; rateLimitKey: string; holder: string | null },
  at: At,
): Promise<ResetRequestAnswer> {
  const { limiter, customers, identity, clock, sendAccountMail } = deps
  const email = normalizeEmail(input.email)
  if (!isEmail(email)) return { ok: false, problem: 'email_invalid' }
  const ofAsker = await limiter.take(MAILS_PER_ASKER, input.rateLimitKey)
  if (!ofAsker.ok) return ofAsker
  const holder = input.holder ?? randomBytes(32).toString('base64url')
  // Beyond the limit, the answer stays the same, but no email is sent.
  if (!(await limiter.take(perAddress('reset'), email)).ok) return { ok: true, holder }

  const customer = await customers.findByEmail(email)
  if (customer && (await identity.findPasswordHash(customer.id)) !== null) {
    const now = clock.now()
    const expiresAt = new Date(now.getTime() + LINK_MS)
    const token = await identity.issueToken({ purpose: PURPOSE, subject: subjectOf(customer), now, expiresAt, holder })
    // After the hash: no server and no referrer ever sees it.
    const link = `${at.tenant.origin}/reset-password#type=recovery&access_token=${token}`
    await sendAccountMail(
      {
        kind: 'password_reset',
        email,
        facts: { recipientName: customer.fullName.trim() || null, link },
      },
      at,
    )
  }
  return { ok: true, holder }
}

/**
 * Problems: those of the password, `too_often`, and `reset_token_missing` for a link that was used, expired, or
 * invalid, was sent to a previous address of the account, or was requested by another browser, in which it still works.
 */
export async function resetPassword(
  deps: ResetPasswordDeps,
  input: NewPassword & { token: string; rateLimitKey: string; holder: string | null },
  at: At,
): Promise<ResetAnswer> {
  const allowed = await deps.limiter.take(RESET_PER_ASKER, input.rateLimitKey)
  if (!allowed.ok) return allowed
  if (input.token === '' || input.holder === null) return { ok: false, problem: 'reset_token_missing' }
  const problem = checkNewPassword(deps, input, at)
  if (problem) return { ok: false, problem }

  // Checked before the link is used up.
  const room = deps.identity.findRoom('known')
  if (!room.ok) return room
  const { token, holder } = input
  const subject = await deps.identity.redeemToken({ purpose: PURPOSE, token, now: deps.clock.now(), holder })
  const userId = subject?.split(' ')[0] ?? ''
  const customer = subject === null ? null : await deps.customers.find(userId)
  // The account no longer has the address that the link was sent to: it was changed or deleted.
  if (!customer || subjectOf(customer) !== subject) return { ok: false, problem: 'reset_token_missing' }
  const changed = await changePassword(deps, { ...input, userId, by: 'reset_link' }, at)
  if (!changed.ok)
    return { ok: false, problem: changed.problem === 'account_gone' ? 'reset_token_missing' : changed.problem }
  await deps.customers.verify(userId)
  return changed
}

const subjectOf = ({ id, email }: { id: string; email: string }) => `${id} ${fingerprint(email)}`
