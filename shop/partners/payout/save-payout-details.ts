// A partner's bank details and tax details. Changing them needs a fresh proof, and everyone in charge of the business
// is notified.
import type { Base } from '#shop/assembly/base.ts'
import { confirmVatNumber, type ConfirmVatNumberDeps } from '#shop/people/company/confirm-vat-number.ts'
import { actorOf, type Caller } from '#shop/people/sign-in/session-user.ts'
import { questionAfter } from '#shop/people/company/vat-question.ts'
import type { Limit } from '#ports/rate-limiter.ts'
import { readTaxNumber } from '#shop/catalogue/pricing/purchase-vat.ts'
import { isCountryCode } from '#values/country/country.ts'
import type { FreshProof, ProofRefusal } from '#values/fresh-proof.ts'
import type { Outcome, TooOften } from '#values/outcome.ts'
import { readVatNumber } from '#values/vat-number.ts'
import { maskIban, readBankAccount, type BankAccount, type BankProblem } from './bank-account.ts'
import { sendPartnerMail, type SendPartnerMailDeps } from '#shop/people/account/send-partner-mail.ts'
import type { PayeeField } from './payee.ts'
import type { PayoutDetails } from './payout-store.ts'

const CHANGES: Limit = { name: 'bank-details', points: 20, seconds: 3600 }
const MOST_NAME = 120
const MOST_ADDRESS = 300
const LINE_BREAKS = /\r\n?|\n/
/** Characters that can't be printed, or that reverse the writing direction. */
const UNPRINTABLE = /[<>\p{Cc}\u2028-\u202E\u2066-\u2069]/u

export type SavePayoutDetailsDeps = SendPartnerMailDeps &
  ConfirmVatNumberDeps &
  Pick<Base, 'payouts' | 'checkFreshProof' | 'withAudit'>
export type TypedDetails = Record<PayeeField, string> & {
  holder: string
  /** Empty to keep the current account. */
  iban: string
  bic: string
  isSelfBilled: boolean
}
export type DetailsProblem =
  | BankProblem
  | 'legal_name_missing'
  | 'address_missing'
  | 'country_unknown'
  | 'vat_number_invalid'
  | 'vat_number_unknown'
  | 'self_billing_without_number'

/**
 * Problems: those of `readBankAccount` and `checkFreshProof`; `legal_name_missing`, `address_missing` (or too long),
 * `country_unknown`; `vat_number_invalid` if it doesn't fit the country, `vat_number_unknown` if the EU's register
 * doesn't know it (if the register doesn't answer, the format is enough, and `recheckPayeeVat` asks later);
 * `self_billing_without_number`; `too_often`.
 */
export async function savePayoutDetails(
  deps: SavePayoutDetailsDeps,
  { businessId, typed, proof }: { businessId: string; typed: TypedDetails; proof: FreshProof },
  caller: Caller,
): Promise<Outcome<object, DetailsProblem> | ProofRefusal | TooOften> {
  const { payouts, limiter, clock } = deps
  const allowed = await limiter.take(CHANGES, caller.actor.id)
  if (!allowed.ok) return allowed
  const read = await readDetails(deps, businessId, typed)
  if (!read.ok) return read
  const known = await askOfNumber(deps, read.details, caller)
  if (!known.ok) return known
  const proven = await deps.checkFreshProof(proof, caller)
  if (!proven.ok) return proven
  return deps.withAudit(
    async () => {
      const now = clock.now()
      const { verdict, askedAt } = known
      const said = { vatVerdict: verdict, vatAskedAt: askedAt, ...questionAfter(verdict, 0, now) }
      await payouts.saveDetails({ ...read.details, ...said, changedAt: now })
      const ibanEnd = read.details.iban.slice(-4)
      await sendPartnerMail(deps, { businessId, kind: 'bank_changed', facts: { ibanEnd } })
      return { ok: true as const }
    },
    () => ({
      actor: actorOf(caller.actor),
      action: 'bank_details_changed',
      subject: businessId,
      facts: { isSelfBilled: read.details.isSelfBilled },
    }),
    caller,
  )
}

/**
 * Deletes them; nothing is paid until there are new ones. Problems: `details_gone`, those of `checkFreshProof`,
 * `too_often`.
 */
export async function forgetPayoutDetails(
  deps: SavePayoutDetailsDeps,
  { businessId, proof }: { businessId: string; proof: FreshProof },
  caller: Caller,
): Promise<Outcome<object, 'details_gone'> | ProofRefusal | TooOften> {
  const allowed = await deps.limiter.take(CHANGES, caller.actor.id)
  if (!allowed.ok) return allowed
  const proven = await deps.checkFreshProof(proof, caller)
  if (!proven.ok) return proven
  return deps.withAudit(
    async (): Promise<Outcome<object, 'details_gone'>> => {
      if (!(await deps.payouts.forgetDetails(businessId))) return { ok: false, problem: 'details_gone' }
      await sendPartnerMail(deps, { businessId, kind: 'bank_changed', facts: { ibanEnd: null } })
      return { ok: true }
    },
    () => ({ actor: actorOf(caller.actor), action: 'bank_details_removed', subject: businessId }),
    caller,
  )
}

/** The account that partners are paid from. Problems: those of `readBankAccount` and `checkFreshProof`, `too_often`. */
export async function savePayer(
  deps: SavePayoutDetailsDeps,
  { typed, proof }: { typed: { holder: string; iban: string; bic: string }; proof: FreshProof },
  caller: Caller,
): Promise<Outcome<object, BankProblem> | ProofRefusal | TooOften> {
  const { payouts, limiter, clock } = deps
  const allowed = await limiter.take(CHANGES, caller.actor.id)
  if (!allowed.ok) return allowed
  const read = readBankAccount(kept(typed, await payouts.findPayer()))
  if (!read.ok) return read
  const proven = await deps.checkFreshProof(proof, caller)
  if (!proven.ok) return proven
  return deps.withAudit(
    async () => {
      await payouts.savePayer(read.account, clock.now())
      return { ok: true as const }
    },
    () => ({ actor: actorOf(caller.actor), action: 'payer_changed', subject: maskIban(read.account.iban) }),
    caller,
  )
}

// An unchanged masked number needn't be typed again.
const kept = (typed: { holder: string; iban: string; bic: string }, known: BankAccount | null) =>
  typed.iban.trim() === '' && known ? { ...typed, iban: known.iban, bic: typed.bic.trim() || (known.bic ?? '') } : typed

type ReadDetails = Omit<PayoutDetails, 'changedAt' | 'vatVerdict' | 'vatAskedAt' | 'vatTries' | 'vatAskAt'>

async function readDetails(
  { payouts }: SavePayoutDetailsDeps,
  businessId: string,
  typed: TypedDetails,
): Promise<Outcome<{ details: ReadDetails }, DetailsProblem>> {
  const read = readBankAccount(kept(typed, await payouts.findDetails(businessId)))
  if (!read.ok) return read
  const legalName = typed.legalName.replace(/\s+/g, ' ').trim()
  if (!isPrintable(legalName, MOST_NAME)) return { ok: false, problem: 'legal_name_missing' }
  const lines = typed.address
    .split(LINE_BREAKS)
    .map((line) => line.trim())
    .filter(Boolean)
  const address = lines.join('\n')
  if (!isPrintable(lines.join(' '), MOST_ADDRESS)) return { ok: false, problem: 'address_missing' }
  const { country, isSelfBilled } = typed
  if (!isCountryCode(country)) return { ok: false, problem: 'country_unknown' }
  const isNumbered = typed.vatNumber.trim() !== ''
  const vatNumber = isNumbered ? readTaxNumber(country, typed.vatNumber) : null
  if (isNumbered && vatNumber === null) return { ok: false, problem: 'vat_number_invalid' }
  if (isSelfBilled && vatNumber === null) return { ok: false, problem: 'self_billing_without_number' }
  return { ok: true, details: { businessId, ...read.account, legalName, address, country, vatNumber, isSelfBilled } }
}

const isPrintable = (text: string, most: number) => text !== '' && text.length <= most && !UNPRINTABLE.test(text)

/** Nulls for a number that isn't in the register: none at all, or not from the EU. */
type VatAnswer = { verdict: PayoutDetails['vatVerdict']; askedAt: Date | null }

async function askOfNumber(
  deps: SavePayoutDetailsDeps,
  { country, vatNumber }: Pick<PayoutDetails, 'country' | 'vatNumber'>,
  { actor }: Caller,
): Promise<Outcome<VatAnswer, 'vat_number_unknown'> | TooOften> {
  const inRegister = vatNumber === null ? null : readVatNumber(country, vatNumber)
  if (!inRegister) return { ok: true, verdict: null, askedAt: null }
  const asked = await confirmVatNumber(deps, inRegister, { rateLimitKey: `payouts ${actor.id}` })
  if (!asked.ok) return asked
  const { verdict, askedAt } = asked.consultation
  return verdict === 'invalid'
    ? { ok: false, problem: 'vat_number_unknown' }
    : { ok: true, verdict, askedAt: new Date(askedAt) }
}
