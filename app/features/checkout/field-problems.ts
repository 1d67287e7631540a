// What is wrong with one answer of the checkout form; the page and the server ask the same functions.
import { checkoutCopy } from '#app/copy/sales/checkout.ts'
import { isEmail, normalizeEmail } from '#values/email.ts'
import type { GiftField } from './gift-form.ts'
import { isVisible, normalizeName } from './visible-text.ts'
import type { CompanyField } from '#app/features/company-form/company-field-table.ts'

const { fields } = checkoutCopy
const LONGEST_NAME = 200
const JOINERS = /[\u200C\u200D]/gu

export type CheckoutField = 'email' | 'name' | 'terms' | CompanyField | GiftField
export type FieldProblems = Partial<Record<CheckoutField, string>>

export function emailProblem(text: string): string | null {
  const email = normalizeEmail(text)
  if (email === '') return fields.emailMissing
  return isEmail(email) ? null : fields.emailInvalid
}

export function nameProblem(text: string): string | null {
  const name = normalizeName(text)
  if (name.replace(JOINERS, '') === '') return fields.nameMissing
  return name.length <= LONGEST_NAME && isVisible(name) ? null : fields.nameInvalid
}

export const termsProblem = (isTicked: boolean): string | null => (isTicked ? null : fields.termsMissing)
