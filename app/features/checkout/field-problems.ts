// What is wrong with one answer of the checkout form; the page and the server ask the same functions.
import { checkoutCopy } from '#app/copy/sales/checkout.ts'
import { isEmail, normalizeEmail } from '#values/email.ts'
import type { CompanyField } from '#app/features/company-form/company-field-table.ts'

const { fields } = checkoutCopy
const LONGEST_NAME = 200
// Invisible direction and width marks from keyboards and copied text, which nobody could find to remove.
const UNSEEN = /[\u00AD\u061C\u200B\u200E\u200F\u2060\u2066-\u2069\uFEFF]/gu
// Characters that reverse the reading direction and other invisible ones don't belong in a name for emails and
// invoices. Joiners are allowed, because Persian and many Indian names need them.
const INVISIBLE = /(?![\u200C\u200D])[\p{C}\uFFFD]/u
const JOINERS = /[\u200C\u200D]/gu

export type CheckoutField = 'email' | 'name' | 'terms' | CompanyField
export type FieldProblems = Partial<Record<CheckoutField, string>>

export const normalizeName = (text: string): string => text.replace(UNSEEN, '').trim().replace(/\s+/g, ' ')

export function emailProblem(text: string): string | null {
  const email = normalizeEmail(text)
  if (email === '') return fields.emailMissing
  return isEmail(email) ? null : fields.emailInvalid
}

export function nameProblem(text: string): string | null {
  const name = normalizeName(text)
  if (name.replace(JOINERS, '') === '') return fields.nameMissing
  return name.length <= LONGEST_NAME && !INVISIBLE.test(name) ? null : fields.nameInvalid
}

export const termsProblem = (isTicked: boolean): string | null => (isTicked ? null : fields.termsMissing)
