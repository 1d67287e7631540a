// Resets a forgotten password with an emailed link that works once, for ten minutes, in the browser that requested it, or
// elsewhere with the code that this browser shows (after-purchase rules §2 "/reset-password").
import type { Base } from '#shop/assembly/base.ts'
import type { At } from '#values/brand-facts.ts'
import { randomBytes } from 'node:crypto'
import { isEmail, normalizeEmail } from '#values/email.ts'
import { fingerprint } from '#values/secret.ts'
import type { TooOften } from '#values/outcome.ts'
import {
  MAILS_PER_ASKER,
  perAddress,
  RESET_CODE_GUESSES,
  RESET_CODES_PER_ACCOUNT,
  RESET_CODES_PER_LINK,
  RESET_PER_ASKER,
} from '#shop/people/account/account-limits.ts'
import {
  changePassword,
  checkNewPassword,
  type ChangePasswordDeps,
  type NewPassword,
  type NewPasswordProblem,
} from './change-password.ts'
import { isCodeOf, isForAccount, isHeldBy, readResetLink, resetCodeOf, writeResetLink } from './reset-code.ts'
import { maySignInAt, roleOf } from '#shop/people/account/role.ts'
import { takeGuess } from './take-guess.ts'

const LINK_MS = 10 * 60_000
const PURPOSE = 'reset-password'

export type ResetPasswordDeps = ChangePasswordDeps & Pick<Base, 'limiter' | 'makeToken'>
export type ResetRequestAnswer =
  | {
      ok: true
      /** What the requesting browser has to store, so that the emailed link works there without a code. */
      holder: string
      /** What this browser shows, so that the link works elsewhere. */
      code: string
    }
  | { ok: false; problem: 'email_invalid' }
  | TooOften
type ResetCodeProblem =
  | { ok: false; problem: 'reset_token_missing' | 'reset_code_missing' }
  | { ok: false; problem: 'reset_code_wrong'; triesLeft: number }
export type ResetAnswer =
  | { ok: true; email: string }
  | { ok: false; problem: NewPasswordProblem }
  | ResetCodeProblem
  | TooOften
type ResetInput = NewPassword & {
  token: string
  /** Without it, the caller can't ask for one. */
  code?: string | undefined
  rateLimitKey: string
  holder: string | null
}

/**
 * Emails the link, at most three an hour; the answer is the same for every address (after-purchase rules §8 "Reset link
 * sent"), and staff get none for a partner's host. A browser that already has a holder keeps using it, so each of its links works.
 */
export async function requestReset(
  deps: ResetPasswordDeps,
  input: { email: string; rateLimitKey: string; holder: string | null },
  at: At,
): Promise<ResetRequestAnswer> {
  const { limiter, customers, identity, clock, makeToken, sendAccountMail } = deps
  const email = normalizeEmail(input.email)
  if (!isEmail(email)) return { ok: false, problem: 'email_invalid' }
  const ofAsker = await limiter.take(MAILS_PER_ASKER, input.rateLimitKey)
  if (!ofAsker.ok) return ofAsker
  const holder = input.holder ?? randomBytes(32).toString('base64url')
  const code = resetCodeOf(makeToken, holder)
  // Beyond the limit, the answer stays the same, but no email is sent.
  if (!(await limiter.take(perAddress('reset'), email)).ok) return { ok: true, holder, code }

  const customer = await customers.findByEmail(email)
  // A partner's host could read the link of staff.
  const isLetIn = customer && maySignInAt(roleOf(customer.accountType), at.tenant)
  if (isLetIn && (await identity.findPasswordHash(customer.id)) !== null) {
    const now = clock.now()
    const expiresAt = new Date(now.getTime() + LINK_MS)
    const subject = writeResetLink(makeToken, { userId: customer.id, email: customer.email, holder })
    const token = await identity.issueToken({ purpose: PURPOSE, subject, now, expiresAt })
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
  return { ok: true, holder, code }
}

/**
 * Problems: those of the password, `too_often`, and `reset_token_missing` for a link that was used, expired, or
 * invalid, or was sent to a previous address of the account. In a browser that didn't request it: `reset_code_missing`
 * without a code, `reset_code_wrong` with the tries that are left, and `reset_token_missing` after the fifth wrong one,
 * which ends the link. Nothing but a right proof or five wrong codes uses it up.
 */
export async function resetPassword(deps: ResetPasswordDeps, input: ResetInput, at: At): Promise<ResetAnswer> {
  const allowed = await deps.limiter.take(RESET_PER_ASKER, input.rateLimitKey)
  if (!allowed.ok) return allowed
  if (input.token === '') return GONE
  const problem = checkNewPassword(deps, input, at)
  if (problem) return { ok: false, problem }

  // Checked before the link or one of its tries is used up.
  const room = deps.identity.findRoom('known')
  if (!room.ok) return room
  const unproven = await checkProof(deps, input)
  if (unproven) return unproven
  const link = readResetLink(await deps.identity.redeemToken(givenLink(deps, input)))
  const customer = link && (await deps.customers.find(link.userId))
  // The account no longer has the address that the link was sent to: it was changed or deleted.
  if (!customer || !isForAccount(link, customer)) return GONE
  const changed = await changePassword(deps, { ...input, userId: customer.id, by: 'reset_link' }, at)
  if (!changed.ok) return changed.problem === 'account_gone' ? GONE : { ok: false, problem: changed.problem }
  await deps.customers.verify(customer.id)
  return changed
}

const GONE = { ok: false, problem: 'reset_token_missing' } as const

const givenLink = ({ clock }: ResetPasswordDeps, { token }: ResetInput) => ({
  purpose: PURPOSE,
  token,
  now: clock.now(),
})

// Null in the browser that requested the link, and with its code.
async function checkProof(deps: ResetPasswordDeps, input: ResetInput): Promise<ResetCodeProblem | TooOften | null> {
  const { identity, makeToken } = deps
  const link = readResetLink(await identity.findToken(givenLink(deps, input)))
  if (!link) return GONE
  if (isHeldBy(link, input.holder)) return null
  if (input.code === undefined) return GONE
  const code = input.code.normalize('NFKC').replaceAll(/\D/g, '')
  if (code === '') return { ok: false, problem: 'reset_code_missing' }

  const tried = await takeTry(deps, input, link.userId)
  if (!tried.ok) return tried.problem === 'too_often' ? tried : GONE
  if (isCodeOf(makeToken, link, code)) {
    await tried.takeBack()
    return null
  }
  if (tried.left > 0) return { ok: false, problem: 'reset_code_wrong', triesLeft: tried.left }
  await identity.redeemToken(givenLink(deps, input))
  return GONE
}

// Counted for the network and for everybody together, for the account, and for the link, so that nobody has more tries
// who has several links or comes from many places. A link without tries says nothing but that it is gone.
async function takeTry({ limiter }: ResetPasswordDeps, { token, rateLimitKey }: ResetInput, userId: string) {
  const guess = await takeGuess(limiter, RESET_CODE_GUESSES, rateLimitKey)
  if (!guess.ok) return guess
  const ofAccount = await limiter.take(RESET_CODES_PER_ACCOUNT, userId)
  if (!ofAccount.ok) return ofAccount
  const ofLink = await limiter.take(RESET_CODES_PER_LINK, fingerprint(token))
  if (!ofLink.ok) return GONE
  const takeBack = async () => {
    await guess.takeBack()
    await limiter.giveBack(RESET_CODES_PER_ACCOUNT, userId)
  }
  return { ok: true as const, left: ofLink.left, takeBack }
}
