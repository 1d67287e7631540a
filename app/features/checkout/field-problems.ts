// What is wrong with one answer of the checkout form; the page and the server ask the same functions.
import { checkoutCopy } from '#app/copy/checkout.ts'
import { isEmail, normalizeEmail } from '#shop/values/email.ts'
import type { CompanyField } from '#app/features/company-form/company-form.ts'

const { fields } = checkoutCopy
const LONGEST_NAME = 200
// Invisible and direction-changing characters have no place in a name that goes into mails and invoices.
const INVISIBLE = /[\p{C}\uFFFD]/u

export type CheckoutField = 'email' | 'name' | 'terms' | CompanyField
export type FieldProblems = Partial<Record<CheckoutField, string>>

export const normalizeName = (text: string): string => text.trim().replace(/\s+/g, ' ')

export function emailProblem(text: string): string | null {
  const email = normalizeEmail(text)
  if (email === '') return fields.emailMissing
  return isEmail(email) ? null : fields.emailInvalid
}

export function nameProblem(text: string): string | null {
  const name = normalizeName(text)
  if (name === '') return fields.nameMissing
  return name.length <= LONGEST_NAME && !INVISIBLE.test(name) ? null : fields.nameInvalid
}

export const termsProblem = (isTicked: boolean): string | null => (isTicked ? null : fields.termsMissing)
