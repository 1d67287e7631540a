// A country in the notations that vendors use: two or three letters, or its English name.
import { alpha3 } from '../country/country-alpha3.ts'
import { findCountryCode } from '../country/country-by-name.ts'
import { COUNTRY_CODES, isCountryCode, type CountryCode } from '../country/country.ts'
import { toldText, type VendorValue } from './told.ts'

/** Codes that the EU uses instead of the standard's. */
const OTHER_CODES: Record<string, CountryCode> = { EL: 'GR', UK: 'GB' }

/** The ISO 3166-1 code of two letters. */
export function toldCountry(told: unknown): VendorValue<CountryCode> {
  const text = toldText(told)
  if (typeof text !== 'string') return text
  const code = text.toUpperCase()
  if (isCountryCode(code)) return code
  const other = Object.hasOwn(OTHER_CODES, code)
    ? OTHER_CODES[code]
    : COUNTRY_CODES.find((each) => alpha3(each) === code)
  return other ?? findCountryCode(text) ?? undefined
}
