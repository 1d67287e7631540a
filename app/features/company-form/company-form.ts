// The company section as typed, and what is wrong with it; the page and the server ask the same functions (storefront rules §5).
import { companyCopy } from '#app/copy/company.ts'
import { isMasked, type CompanyDetails } from '#shop/account/company.ts'
import { findCountryCode } from '#shop/values/country-by-name.ts'
import { countryName, isCountryCode, isEuCountry } from '#shop/values/country.ts'
import { isEmail, normalizeEmail } from '#shop/values/email.ts'
import { isForeignTaxNumber, readVatNumber, vatNumberExample } from '#shop/values/vat-number.ts'
import { normalizeName } from '#app/features/checkout/field-problems.ts'

/** What is kept as typed; the country comes from one of two lists. */
const PLAIN_FIELDS = [
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
export type CompanyField = (typeof PLAIN_FIELDS)[number] | 'country' | 'outsideEuCountry' | 'purchaseOrder'
/** The fields from above to below, where one list holds every country. */
export const COMPANY_FIELDS: readonly CompanyField[] = [
  'companyName',
  'streetName',
  'streetNumber',
  'unitNumber',
  'postalCode',
  'city',
  'country',
  'vatNumber',
  'companyRegNumber',
]

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

const LONGEST = 200
const LONGEST_ORDER = 60
const UNREADABLE = /[\p{C}\uFFFD]/u

export const companyValues = (form: FormData): CompanyValues => companyValuesFrom((name) => form.get(name))

/** The section out of answers of any kind; what is no text or tick counts as left empty. */
export function companyValuesFrom(answerOf: (name: string) => unknown): CompanyValues {
  const typed = (name: string) => {
    const value = answerOf(name)
    return typeof value === 'string' ? value.slice(0, 500) : ''
  }
  const isTicked = (name: string) => answerOf(name) === true || ['on', 'true'].includes(typed(name))
  return {
    companyName: typed('companyName'),
    streetName: typed('streetName'),
    streetNumber: typed('streetNumber'),
    unitNumber: typed('unitNumber'),
    postalCode: typed('postalCode'),
    city: typed('city'),
    country: typed('country'),
    outsideEuCountry: typed('outsideEuCountry'),
    vatNumber: typed('vatNumber'),
    companyRegNumber: typed('companyRegNumber'),
    invoiceEmail: typed('invoiceEmail'),
    isCompany: isTicked('isCompany'),
    isOutsideEu: isTicked('isOutsideEu'),
    saveCompany: isTicked('saveCompany'),
    referenceCode: typed('referenceCode').slice(0, 40),
    companyHandle: typed('companyHandle'),
    purchaseOrder: typed('purchaseOrder'),
  }
}

export const NO_COMPANY: CompanyValues = companyValues(new FormData())

/** The section as it would be typed for this company. */
export function toCompanyValues(details: CompanyDetails): CompanyValues {
  const isOutsideEu = !isEuCountry(details.country)
  const place = isOutsideEu ? { country: '', outsideEuCountry: details.country } : { outsideEuCountry: '' }
  return { ...NO_COMPANY, ...details, ...place, isCompany: true, isOutsideEu }
}

/** The country that the section names; null while it names none that fits. */
export function companyCountry({ isOutsideEu, country, outsideEuCountry }: CompanyValues): string | null {
  const code = codeOf(isOutsideEu ? outsideEuCountry : country)
  return code !== null && isEuCountry(code) !== isOutsideEu ? code : null
}

const codeOf = (text: string) => (isCountryCode(text) ? text : findCountryCode(text))

/** The answers as they are kept: trimmed, the VAT number in its one spelling. */
export function companyDetails(values: CompanyValues): CompanyDetails {
  const country = companyCountry(values) ?? ''
  const vatNumber = values.vatNumber.trim()
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

/** The first problem of each answer; on the server, no field may still be masked. */
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
    ...PLAIN_FIELDS.map((field): [CompanyField, string | null] => [field, textProblem(details[field], mayBeHidden)]),
  ]
  const first = new Map<CompanyField, string>()
  for (const [field, problem] of found) if (problem && !first.has(field)) first.set(field, problem)
  return Object.fromEntries(first)
}

/** The company's own number for this purchase; null when there is none. */
export const purchaseOrderOf = ({ purchaseOrder }: CompanyValues): string | null => normalizeName(purchaseOrder) || null

export function purchaseOrderProblems(values: CompanyValues): Partial<Record<CompanyField, string>> {
  const order = purchaseOrderOf(values) ?? ''
  const isFine = order.length <= LONGEST_ORDER && !UNREADABLE.test(order)
  return isFine ? {} : { purchaseOrder: companyCopy.problems.purchaseOrder }
}

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

function textProblem(text: string, mayBeHidden: boolean): string | null {
  if (text.length > LONGEST || UNREADABLE.test(text)) return companyCopy.problems.tooLong
  return !mayBeHidden && isMasked(text) ? companyCopy.problems.hiddenTooLong : null
}
