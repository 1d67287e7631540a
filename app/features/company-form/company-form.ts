// The company section as typed, and what is wrong with it; the page and the server ask the same functions (storefront rules §5).
import { countryName } from '#app/language/formats.ts'
import { cutText } from '#values/text/cut-text.ts'
import { companyCopy } from '#app/copy/people/company.ts'
import { isMasked, type CompanyDetails } from '#shop/people/company/company.ts'
import { PURCHASE_FACTS, type PurchaseFact, type PurchaseFacts } from '#shop/sales/order/order-company.ts'
import { readElectronicAddress } from '#shop/sales/invoicing/electronic-address.ts'
import { findCountryCode } from '#values/country/country-by-name.ts'
import { isCountryCode, isEuCountry } from '#values/country/country.ts'
import { isEmail, normalizeEmail } from '#values/email.ts'
import { cleanPasted } from '#values/text/pasted.ts'
import { recordOf } from '#values/record-of.ts'
import { isForeignTaxNumber, readVatNumber, vatNumberExample } from '#values/vat-number.ts'
import { normalizeName } from '#app/features/checkout/visible-text.ts'
import { COMPANY_FIELDS, COMPANY_TABLE, type CompanyField } from './company-field-table.ts'

/** A company's own details, except for its country, which comes from one of two lists. */
const DETAIL_TEXTS = [
  'companyName',
  'streetName',
  'streetNumber',
  'unitNumber',
  'postalCode',
  'city',
  'vatNumber',
  'companyRegNumber',
  'invoiceEmail',
] as const

/**
 * The section as typed, to be shown again; `companyHandle` refers to the details that a reference code keeps hidden.
 */
export type CompanyValues = Record<CompanyField, string> & {
  isCompany: boolean
  isOutsideEu: boolean
  saveCompany: boolean
  referenceCode: string
  companyHandle: string
}

/** The longest detail of a company. Some fields of the checkout take less, but accounts and partners enter details too. */
const LONGEST_DETAIL = 200
/** Whatever is longer was not typed into our form. */
const LONGEST_TYPED = 500
const UNREADABLE = /[\p{C}\uFFFD]/u

export const companyValues = (form: FormData): CompanyValues => companyValuesFrom((name) => form.get(name))

/** The section from answers of any type: an answer that is neither text nor a checkbox counts as empty. */
export function companyValuesFrom(answerOf: (name: string) => unknown): CompanyValues {
  const typed = (name: string) => {
    const value = answerOf(name)
    return typeof value === 'string' ? cutText(value, LONGEST_TYPED) : ''
  }
  const isTicked = (name: string) => answerOf(name) === true || ['on', 'true'].includes(typed(name))
  return {
    ...recordOf(COMPANY_FIELDS, typed),
    isCompany: isTicked('isCompany'),
    isOutsideEu: isTicked('isOutsideEu'),
    saveCompany: isTicked('saveCompany'),
    referenceCode: cutText(typed('referenceCode'), 40),
    companyHandle: typed('companyHandle'),
  }
}

export const NO_COMPANY: CompanyValues = companyValues(new FormData())

/** The section as a buyer would type it for this company, and for the purchase if it told us about one. */
export function toCompanyValues(details: CompanyDetails, told?: PurchaseFacts): CompanyValues {
  const isOutsideEu = !isEuCountry(details.country)
  const place = isOutsideEu ? { country: '', outsideEuCountry: details.country } : { outsideEuCountry: '' }
  const facts = recordOf(PURCHASE_FACTS, (fact) => told?.[fact] ?? '')
  return { ...NO_COMPANY, ...details, ...facts, ...place, isCompany: true, isOutsideEu }
}

/** The country that was chosen; null if there is none, or if it isn't in the list that it was chosen from. */
export function companyCountry({ isOutsideEu, country, outsideEuCountry }: CompanyValues): string | null {
  const code = codeOf(isOutsideEu ? outsideEuCountry : country)
  return code !== null && isEuCountry(code) !== isOutsideEu ? code : null
}

const codeOf = (text: string) => (isCountryCode(text) ? text : findCountryCode(text))

/** The details as they are stored: trimmed, with the VAT number in its only spelling. */
export function companyDetails(values: CompanyValues): CompanyDetails {
  const country = companyCountry(values) ?? ''
  const vatNumber = cleanPasted(values.vatNumber)
  return {
    companyName: normalizeName(values.companyName),
    streetName: normalizeName(values.streetName),
    streetNumber: normalizeName(values.streetNumber),
    unitNumber: normalizeName(values.unitNumber),
    postalCode: normalizeName(values.postalCode),
    city: normalizeName(values.city),
    country,
    vatNumber: readVatNumber(country, vatNumber)?.full ?? vatNumber,
    companyRegNumber: normalizeName(values.companyRegNumber),
    invoiceEmail: normalizeEmail(values.invoiceEmail),
  }
}

/** The first problem of each field; on the server, no field may still be masked. */
export function companyProblems(
  details: CompanyDetails,
  isOutsideEu: boolean,
  mayBeHidden: boolean,
): Partial<Record<CompanyField, string>> {
  const { problems } = companyCopy
  const found: [CompanyField, string | null][] = [
    ['companyName', details.companyName === '' ? problems.companyName : null],
    ['streetName', details.streetName === '' ? problems.streetName : null],
    ['postalCode', details.postalCode === '' ? problems.postalCode : null],
    ['city', details.city === '' ? problems.city : null],
    ['country', !isOutsideEu && details.country === '' ? problems.country : null],
    ['outsideEuCountry', isOutsideEu && details.country === '' ? problems.outsideEuCountry : null],
    ['vatNumber', vatNumberProblem(details.country, details.vatNumber)],
    ['invoiceEmail', details.invoiceEmail !== '' && !isEmail(details.invoiceEmail) ? problems.invoiceEmail : null],
    ...DETAIL_TEXTS.map((field): [CompanyField, string | null] => [field, textProblem(details, field, mayBeHidden)]),
  ]
  const first = new Map<CompanyField, string>()
  for (const [field, problem] of found) if (problem && !first.has(field)) first.set(field, problem)
  return Object.fromEntries(first)
}

/** What the company tells us about this purchase. */
export const purchaseFactsOf = (values: CompanyValues): PurchaseFacts =>
  recordOf(PURCHASE_FACTS, (fact) => normalizeName(values[fact]) || null)

export function purchaseFactProblems(values: CompanyValues): Partial<Record<CompanyField, string>> {
  const told = purchaseFactsOf(values)
  const wrong = PURCHASE_FACTS.flatMap((fact) => {
    const problem = lengthProblem(told[fact] ?? '', COMPANY_TABLE[fact].longest) ?? formProblem(fact, told[fact])
    return problem === null ? [] : [[fact, problem]]
  })
  return Object.fromEntries(wrong)
}

const formProblem = (fact: PurchaseFact, value: string | null): string | null =>
  fact === 'electronicAddress' && value !== null && !readElectronicAddress(value)
    ? companyCopy.problems.electronicAddress
    : null

/** Saving needs company name, VAT number and street name (storefront rules §5). */
export const lacksWhatSavingNeeds = ({ companyName, vatNumber, streetName }: CompanyDetails): boolean =>
  [companyName, vatNumber, streetName].includes('')

export function vatNumberProblem(country: string, vatNumber: string): string | null {
  const { problems } = companyCopy
  if (vatNumber.trim() === '') return problems.vatNumber
  if (country === '' || isMasked(vatNumber)) return null
  const example = vatNumberExample(country)
  if (example === null) return isForeignTaxNumber(vatNumber) ? null : problems.vatNumberAbroad
  return readVatNumber(country, vatNumber) ? null : problems.vatNumberForm(countryName(country), example)
}

function textProblem(details: CompanyDetails, field: (typeof DETAIL_TEXTS)[number], mayBeHidden: boolean) {
  const problem = lengthProblem(details[field], Math.max(LONGEST_DETAIL, COMPANY_TABLE[field].longest))
  if (problem) return problem
  return !mayBeHidden && isMasked(details[field]) ? companyCopy.problems.hiddenTooLong : null
}

const lengthProblem = (text: string, longest: number): string | null =>
  text.length > longest || UNREADABLE.test(text) ? companyCopy.problems.tooLong(longest) : null
