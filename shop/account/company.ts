// A company as it stands on an invoice, the code by which it is found again, and how little of it a code alone shows.
import type { CountryCode } from '#shop/values/country.ts'

/** The answers of the company form (storefront rules §3 "Checkout company form"), trimmed; an optional one may be empty. */
export type CompanyDetails = {
  companyName: string
  streetName: string
  streetNumber: string
  unitNumber: string
  postalCode: string
  /** Empty in records from before it was asked for. */
  city: string
  /** Outside the EU as well. */
  country: CountryCode
  /** In the EU with its prefix and without spaces. */
  vatNumber: string
  companyRegNumber: string
  invoiceEmail: string
}

/** What stays hidden until the order is placed; the invoice e-mail is not even shown masked. */
const MASKED_FIELDS = [
  'streetName',
  'streetNumber',
  'unitNumber',
  'postalCode',
  'city',
  'vatNumber',
  'companyRegNumber',
] as const

/** The letters of a reference code: A to Z without I and O, and 2 to 9 (storefront rules §9). */
export const REFERENCE_CODE_ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
export const REFERENCE_CODE_LENGTH = 5

/** A code as typed, in the form in which it is stored. */
export const normalizeReferenceCode = (text: string): string => text.replace(/\s+/g, '').toUpperCase()

/** Whether a normalised text could be a reference code at all; anything else is not even looked up. */
export const isReferenceCode = (code: string): boolean => /^[A-HJ-NP-Z2-9]{5}$/.test(code)

const HIDDEN = '•••••'

/** A text of which only the ends are readable; its length is hidden too, and an empty one stays empty. */
export function masked(text: string): string {
  if (text === '') return ''
  return text.length < 6 ? HIDDEN : `${text.slice(0, 1)}${HIDDEN}${text.slice(-1)}`
}

/** Whether a field still holds what `masked` made of it or of something else. */
export const isMasked = (text: string): boolean => text.includes(HIDDEN)

/** What a reference code shows: name and country in full, the rest masked, no e-mail. */
export function shownOf(company: CompanyDetails): CompanyDetails {
  const hidden = Object.fromEntries(MASKED_FIELDS.map((field) => [field, masked(company[field])]))
  return { ...company, ...hidden, invoiceEmail: '' }
}

/** Whether a typed answer still stands for something hidden of the record. */
export const reliesOn = (typed: CompanyDetails, record: CompanyDetails): boolean =>
  MASKED_FIELDS.some((field) => record[field] !== '' && typed[field] === masked(record[field]))

/**
 * The typed answers with the hidden ones filled in from the record that they were masked from. An answer that was changed
 * counts as typed; an empty invoice e-mail means the record's.
 */
export function unmasked(typed: CompanyDetails, record: CompanyDetails): CompanyDetails {
  const shown = shownOf(record)
  const known = Object.fromEntries(
    MASKED_FIELDS.filter((field) => typed[field] === shown[field]).map((field) => [field, record[field]]),
  )
  return { ...typed, ...known, invoiceEmail: typed.invoiceEmail || record.invoiceEmail }
}
