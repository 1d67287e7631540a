// Proves that somebody can read a mailbox: emails a six-digit code and allows five attempts.
import type { Base } from '#shop/assembly/base.ts'
import type { At } from '#values/brand-facts.ts'
import { randomInt, randomUUID } from 'node:crypto'
import { isEmail, normalizeEmail } from '#values/email.ts'
import { digitsOfIccid, isIccid } from '#values/iccid.ts'
import type { TooOften } from '#values/outcome.ts'
import { MAILS_PER_ASKER, perAddress, PROOF_PER_ASKER } from '#shop/people/account/account-limits.ts'
import { isLinkPurpose } from './link-purpose.ts'
import type { ProofPurpose, ProofRow } from './proof-store.ts'
import { provesItselfByIccid, roleOf } from '#shop/people/account/role.ts'
import type { SendAccountMail } from '#shop/people/account/send-account-mail.ts'
import { mayTell } from './sign-up.ts'

const CODE_DIGITS = 6
const MOST_TRIES = 5
const CODE_MS = 10 * 60_000

export type ProveMailboxDeps = Pick<Base, 'customers' | 'proofs' | 'limiter' | 'clock' | 'disclosure' | 'makeToken'> & {
  sendAccountMail: SendAccountMail
  listIccidsOf: (userId: string) => Promise<string[]>
}
export type StartProofProblem = 'email_missing' | 'email_invalid' | 'email_unknown'
export type StartedProof = { ok: true; proofId: string } | { ok: false; problem: StartProofProblem } | TooOften

export type GiveProofProblem =
  | 'proof_gone'
  | 'code_wrong'
  | 'code_missing'
  | 'iccid_missing'
  | 'iccid_invalid'
  | 'no_iccid'
  | 'iccid_mismatch'
export type GivenProof = { ok: true; email: string } | { ok: false; problem: GiveProofProblem } | TooOften

export type MailboxProof = { email: string; purpose: ProofPurpose; isProven: boolean }

/**
 * Emails a code that works for ten minutes, at most three an hour (after-purchase rules §2 "/setup-password" and
 * "/auth"). Reveals an unknown address only where disclosure allows it. An account that can't be proven by ICCID gets
 * the usual answer and no email. Problems: `email_missing`, `email_invalid`, `email_unknown`, `too_often`.
 */
export async function startProof(
  deps: ProveMailboxDeps,
  input: { email: string; purpose: ProofPurpose; rateLimitKey: string },
  at: At,
): Promise<StartedProof> {
  const email = normalizeEmail(input.email)
  if (email === '') return { ok: false, problem: 'email_missing' }
  if (!isEmail(email)) return { ok: false, problem: 'email_invalid' }
  const ofAsker = await deps.limiter.take(MAILS_PER_ASKER, input.rateLimitKey)
  const allowed = ofAsker.ok ? await deps.limiter.take(perAddress(input.purpose), email) : ofAsker
  if (!allowed.ok) return allowed

  const customer = await deps.customers.findByEmail(email)
  if (!customer && (await mayTell(deps, input.rateLimitKey))) return { ok: false, problem: 'email_unknown' }
  const isMailed =
    customer !== null && (input.purpose === 'check_account' || provesItselfByIccid(roleOf(customer.accountType)))
  const proofId = await openProof(
    deps,
    email,
    input.purpose,
    isMailed ? customer.fullName.trim() || null : undefined,
    at,
  )
  return { ok: true, proofId }
}

async function openProof(
  deps: ProveMailboxDeps,
  email: string,
  purpose: ProofPurpose,
  name: string | null | undefined,
  at: At,
) {
  const { proofs, clock, makeToken, sendAccountMail } = deps
  const [id, now] = [randomUUID(), clock.now()]
  const code = String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, '0')
  await proofs.put({
    id,
    email,
    purpose,
    codeHash: name === undefined ? null : makeToken(codePurpose(id, code)),
    triesLeft: MOST_TRIES,
    createdAt: now,
    expiresAt: new Date(now.getTime() + CODE_MS),
  })
  if (name !== undefined)
    await sendAccountMail({ kind: 'account_code', email, facts: { recipientName: name, code, purpose } }, at)
  return id
}

/**
 * Checks the code, and to set a password also the account's ICCID; the fifth wrong attempt ends the proof. Only
 * somebody with the right code learns what is wrong with the ICCID. A given proof is valid for ten minutes.
 */
export async function giveProof(
  deps: ProveMailboxDeps,
  input: { proofId: string; code: string; iccid: string | null; rateLimitKey: string },
): Promise<GivenProof> {
  const code = input.code.replaceAll(/\D/g, '')
  if (input.iccid !== null && input.iccid.trim() === '') return { ok: false, problem: 'iccid_missing' }
  if (input.iccid !== null && !isIccid(input.iccid)) return { ok: false, problem: 'iccid_invalid' }
  if (code === '') return { ok: false, problem: 'code_missing' }
  const allowed = await deps.limiter.take(PROOF_PER_ASKER, input.rateLimitKey)
  if (!allowed.ok) return allowed

  const { proofs, clock, makeToken } = deps
  const row = await proofs.spendTry(input.proofId, clock.now())
  if (!row) return { ok: false, problem: 'proof_gone' }
  const problem =
    row.codeHash === makeToken(codePurpose(row.id, code)) ? await iccidProblem(deps, row, input.iccid) : 'code_wrong'
  if (problem) {
    if (row.triesLeft <= 0) await proofs.burn(row.id)
    return { ok: false, problem }
  }
  await proofs.prove(row.id, new Date(clock.now().getTime() + CODE_MS))
  return { ok: true, email: row.email }
}

async function iccidProblem(
  deps: ProveMailboxDeps,
  row: ProofRow,
  iccid: string | null,
): Promise<GiveProofProblem | null> {
  if (row.purpose !== 'set_password') return null
  const customer = await deps.customers.findByEmail(row.email)
  const held = customer ? await deps.listIccidsOf(customer.id) : []
  if (held.length === 0) return 'no_iccid'
  return iccid !== null && held.includes(digitsOfIccid(iccid)) ? null : 'iccid_mismatch'
}

/** The state of a proof; null if it has expired. */
export async function viewProof({ proofs, clock }: ProveMailboxDeps, proofId: string): Promise<MailboxProof | null> {
  const row = await proofs.find(proofId, clock.now())
  if (!row || isLinkPurpose(row.purpose)) return null
  return { email: row.email, purpose: row.purpose, isProven: row.isProven }
}

const codePurpose = (proofId: string, code: string) => `mailbox-code:${proofId}:${code}`
