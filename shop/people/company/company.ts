// A company as printed on an invoice, the code that finds it again, and how little the code alone reveals.
import type { CountryCode } from '#values/country/country.ts'

/**
 * The answers of the company form (storefront rules §3 "Checkout company form"), trimmed; optional ones may be empty.
 */
export type CompanyDetails = {
  companyName: string
  streetName: string
  streetNumber: string
  unitNumber: string
  postalCode: string
  /** Empty in records from before we asked for it. */
  city: string
  /** Also outside the EU. */
  country: CountryCode
  /** In the EU, with its country prefix and without spaces. */
  vatNumber: string
  companyRegNumber: string
  invoiceEmail: string
}

/** What stays hidden until the order is placed; the invoice email is not shown at all, not even masked. */
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

/** A typed code in the form in which it is stored. */
export const normalizeReferenceCode = (text: string): string => text.replace(/\s+/g, '').toUpperCase()

/** Whether a normalized text has the form of a reference code; anything else isn't looked up. */
export const isReferenceCode = (code: string): boolean => /^[A-HJ-NP-Z2-9]{5}$/.test(code)

const HIDDEN = '•••••'

/** Shows only both ends of a text and hides its length; an empty text stays empty. */
export function masked(text: string): string {
  if (text === '') return ''
  return text.length < 6 ? HIDDEN : `${text.slice(0, 1)}${HIDDEN}${text.slice(-1)}`
}

/** Whether a field still contains a masked value, of this record or another. */
export const isMasked = (text: string): boolean => text.includes(HIDDEN)

/** What a reference code reveals: name and country in full, the rest masked, no email. */
export function shownOf(company: CompanyDetails): CompanyDetails {
  const hidden = Object.fromEntries(MASKED_FIELDS.map((field) => [field, masked(company[field])]))
  return { ...company, ...hidden, invoiceEmail: '' }
}

/** Whether a typed answer still refers to a hidden value of the record. */
export const reliesOn = (typed: CompanyDetails, record: CompanyDetails): boolean =>
  MASKED_FIELDS.some((field) => record[field] !== '' && typed[field] === masked(record[field]))

/**
 * The typed answers, with masked ones filled in from the record. An answer that was changed counts as typed; an empty
 * invoice email means the record's.
 */
export function unmasked(typed: CompanyDetails, record: CompanyDetails): CompanyDetails {
  const shown = shownOf(record)
  const known = Object.fromEntries(
    MASKED_FIELDS.filter((field) => typed[field] === shown[field]).map((field) => [field, record[field]]),
  )
  return { ...typed, ...known, invoiceEmail: typed.invoiceEmail || record.invoiceEmail }
}
