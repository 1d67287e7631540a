// Opens an account in two steps; it exists only once its mailbox is proven (after-purchase rules §2 "/signup").
import type { Base } from '#shop/assembly/base.ts'
import type { At } from '#values/brand-facts.ts'
import { randomUUID } from 'node:crypto'
import { unlessCrowded } from '#ports/crowded.ts'
import { isEmail, normalizeEmail } from '#values/email.ts'
import { digitsOfIccid, isIccid } from '#values/iccid.ts'
import type { TokenMaker } from '#values/secret.ts'
import type { TooOften } from '#values/outcome.ts'
import { perAddress, SIGN_UP_PER_ASKER, TOLD } from '#shop/people/account/account-limits.ts'
import { takeGuess } from '#shop/people/sign-in/take-guess.ts'
import { checkNewPassword, type NewPasswordProblem } from '#shop/people/sign-in/change-password.ts'
import type { Customer } from '#shop/people/account/customer-store.ts'
import { cleanName } from '#shop/people/account/full-name.ts'
import type { ProofStore } from './proof-store.ts'
import type { SendAccountMail } from '#shop/people/account/send-account-mail.ts'

/**
 * The emailed link is useless without the password typed at sign-up, so it may live long enough to be read the next
 * morning.
 */
export const CONFIRM_LINK_HOURS = 24

export type SignUpDeps = Pick<
  Base,
  'identity' | 'customers' | 'signUps' | 'limiter' | 'clock' | 'disclosure' | 'makeToken'
> & {
  proofs: Pick<ProofStore, 'find'>
  sendAccountMail: SendAccountMail
  /** The ICCIDs of a customer's eSIMs. */
  listIccidsOf: (userId: string) => Promise<string[]>
}

export type StartProblem = 'email_invalid' | 'iccid_invalid' | 'account_exists' | 'signup_iccid_mismatch'
export type SignUpStart =
  | { ok: true; email: string; iccid: string; lockedName: string | null }
  | { ok: false; problem: StartProblem }
  | TooOften

export type SignUpInput = {
  email: string
  iccid: string
  fullName: string
  password: string
  repeated: string
  rateLimitKey: string
  /** This browser's proof of the mailbox, if it gave one. */
  proofId?: string | null
}
export type SignUpAnswer =
  | { ok: true; email: string }
  | { ok: false; problem: StartProblem | NewPasswordProblem | 'name_missing' }
  | TooOften

/**
 * Step 1: whether an account may be opened for this address. For somebody who has just proven the mailbox, the name of
 * an earlier order is filled in and locked; nobody else learns it. Where disclosure is off, every valid address is
 * accepted, and only the mailbox learns the truth.
 */
export async function startSignUp(
  deps: SignUpDeps,
  input: Pick<SignUpInput, 'email' | 'iccid' | 'rateLimitKey' | 'proofId'>,
): Promise<SignUpStart> {
  const email = normalizeEmail(input.email)
  const iccid = digitsOfIccid(input.iccid)
  if (!isEmail(email)) return { ok: false, problem: 'email_invalid' }
  if (input.iccid.trim() !== '' && !isIccid(input.iccid)) return { ok: false, problem: 'iccid_invalid' }
  const allowed = await deps.limiter.take(SIGN_UP_PER_ASKER, input.rateLimitKey)
  if (!allowed.ok) return allowed

  const known = await deps.customers.findByEmail(email)
  const isTold = known !== null && (await mayTell(deps, input.rateLimitKey))
  if (isTold) {
    if (await hasAccount(deps, known)) return { ok: false, problem: 'account_exists' }
    if (iccid !== '' && !(await isIccidOf(deps, known, iccid))) return { ok: false, problem: 'signup_iccid_mismatch' }
  }
  return { ok: true, email, iccid, lockedName: await findLockedName(deps, email, input.proofId) }
}

/**
 * Step 2: stores what was typed and emails a link that turns it into an account at the first login with this very
 * password. Problems: those of step 1 and of the password, `name_missing`, `too_often`.
 */
export async function signUp(deps: SignUpDeps, input: SignUpInput, at: At): Promise<SignUpAnswer> {
  const fault = checkNewPassword(deps, input, at)
  if (fault) return { ok: false, problem: fault }
  const started = await startSignUp(deps, input)
  if (!started.ok) return started
  const fullName = started.lockedName ?? cleanName(input.fullName)
  if (fullName === '') return { ok: false, problem: 'name_missing' }
  const allowed = await deps.limiter.take(perAddress('sign-up'), started.email)
  if (!allowed.ok) return allowed

  return unlessCrowded(async () => {
    const hash = await deps.identity.hashPassword(input.password, 'strangers')
    await keep(deps, started.email, started.iccid, fullName, hash, at)
    return { ok: true, email: started.email }
  })
}

async function keep(deps: SignUpDeps, email: string, iccid: string, fullName: string, passwordHash: string, at: At) {
  const { customers, signUps, clock, makeToken, sendAccountMail } = deps
  const known = await customers.findByEmail(email)
  if (known && (await hasAccount(deps, known))) {
    const links = { link: `${at.tenant.origin}/login`, resetLink: `${at.tenant.origin}/reset-password` }
    return sendAccountMail({ kind: 'account_exists', email, facts: { recipientName: known.fullName, ...links } }, at)
  }
  const [now, id] = [clock.now(), randomUUID()]
  const token = confirmToken(makeToken, id)
  await signUps.put({
    id,
    email,
    fullName,
    iccid: iccid || null,
    passwordHash,
    token,
    createdAt: now,
    expiresAt: new Date(now.getTime() + CONFIRM_LINK_HOURS * 3_600_000),
  })
  await sendAccountMail(
    {
      kind: 'confirm_email',
      email,
      facts: { recipientName: fullName, link: confirmLink(at.tenant.origin, token) },
    },
    at,
  )
}

async function findLockedName({ proofs, customers, clock }: SignUpDeps, email: string, proofId?: string | null) {
  const proof = proofId ? await proofs.find(proofId, clock.now()) : null
  if (!proof?.isProven || proof.email !== email) return null
  return (await customers.findByEmail(email))?.fullName.trim() || null
}

/** The same for the same sign-up, so that a second email has the same link as the first. */
export const confirmToken = (makeToken: TokenMaker, signUpId: string) => makeToken(`sign-up:${signUpId}`)
export const confirmLink = (origin: string, token: string) => `${origin}/login?confirm=${token}`

const hasAccount = async ({ identity }: SignUpDeps, { id }: Customer) => (await identity.findPasswordHash(id)) !== null

const isIccidOf = async ({ listIccidsOf }: SignUpDeps, { id }: Customer, iccid: string) => {
  const held = await listIccidsOf(id)
  return held.length === 0 || held.includes(iccid)
}

/** Whether this network may learn who is known here: only if disclosure is on, and not if it asks too often. */
export const mayTell = async (
  { disclosure, limiter }: Pick<SignUpDeps, 'disclosure' | 'limiter'>,
  rateLimitKey: string,
) => disclosure.isOpen && (await takeGuess(limiter, TOLD, rateLimitKey)).ok
