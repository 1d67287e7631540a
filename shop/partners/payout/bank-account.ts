// A bank account as a partner types it: whether euros can be sent to it, and how little of it is shown again.
import { electronicFormatIBAN, isSEPACountry, isValidBIC, isValidIBAN } from 'ibantools'
import type { Outcome } from '#values/outcome.ts'
import { bankText, MOST_BANK_NAME } from './bank-text.ts'

/** `iban` and `bic` without spaces, in capitals. */
export type BankAccount = { holder: string; iban: string; bic: string | null }
export type BankProblem =
  | 'holder_missing'
  | 'holder_invalid'
  | 'iban_missing'
  | 'iban_invalid'
  | 'iban_not_sepa'
  | 'bic_invalid'

/**
 * Problems: `holder_missing`; `holder_invalid` for a name that banks can't read (no Latin letters, or too long);
 * `iban_missing`; `iban_invalid` for a wrong length or check digits; `iban_not_sepa` outside the SEPA area;
 * `bic_invalid`, also for a bank in another country.
 */
export function readBankAccount(typed: {
  holder: string
  iban: string
  bic: string
}): Outcome<{ account: BankAccount }, BankProblem> {
  const holder = typed.holder.replace(/\s+/g, ' ').trim()
  if (holder === '') return { ok: false, problem: 'holder_missing' }
  const readable = bankText(holder)
  if (/\p{Cc}/u.test(holder) || !/[a-z]{2}/i.test(readable) || readable.length > MOST_BANK_NAME)
    return { ok: false, problem: 'holder_invalid' }
  if (typed.iban.trim() === '') return { ok: false, problem: 'iban_missing' }
  const iban = electronicFormatIBAN(typed.iban)
  if (iban === null || !isValidIBAN(iban)) return { ok: false, problem: 'iban_invalid' }
  const country = iban.slice(0, 2)
  if (!isSEPACountry(country)) return { ok: false, problem: 'iban_not_sepa' }
  const bic = typed.bic.replace(/\s/g, '').toUpperCase()
  if (bic !== '' && !(isValidBIC(bic) && bic.slice(4, 6) === country)) return { ok: false, problem: 'bic_invalid' }
  return { ok: true, account: { holder, iban, bic: bic || null } }
}

/** 'NL•• •••• 4300': the country and the last four digits. */
export const maskIban = (iban: string): string => `${iban.slice(0, 2)}•• •••• ${iban.slice(-4)}`
