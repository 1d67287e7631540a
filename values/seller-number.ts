// The numbers of a seller as an owner types them, for papers that others must be able to trust. Stricter than what is
// read from the record: a shop goes on with the number that it has.
import { isCountryCode } from './country/country.ts'
import { cleanPasted } from './text/pasted.ts'
import { hasRightCheckDigits } from './vat-check-digits.ts'
import { isSellerTaxNumber, readFullVatNumber } from './vat-number.ts'

/** Prefixes of tax numbers that are no country's code: of the EU's one-stop shop, of Greece, and of Northern Ireland. */
const OTHER_PREFIXES = new Set(['EU', 'IM', 'EL', 'XI'])

/** A VAT number of an EU country with its check digits, or another number with the letters of a country, if of any. */
export function isTypedTaxNumber(text: string): boolean {
  if (!isSellerTaxNumber(text)) return false
  const european = readFullVatNumber(text)
  if (european) return hasRightCheckDigits(european)
  const [, prefix] = /^([A-Z]{2})[\W_]*\d/.exec(cleanPasted(text).toUpperCase()) ?? []
  return isSomebodys(text) && (prefix === undefined || isCountryCode(prefix) || OTHER_PREFIXES.has(prefix))
}

/** A number of a register: 'HRB 7', '12345678', 'SC123456'; nothing that stands for one which is still missing. */
export function isTypedRegistration(text: string): boolean {
  const plain = cleanPasted(text).toUpperCase()
  return isSomebodys(plain) && !/^(?:XX|N[\W_]*A\b|TB[CDA]\b|NONE|TEST|TODO)/.test(plain)
}

/** Not only zeros, and not one digit over and over. */
function isSomebodys(text: string): boolean {
  const digits = text.replace(/\D/g, '')
  return /[1-9]/.test(digits) && !/^(\d)\1{5,}$/.test(digits)
}
