// A country in the notations that vendors use: two or three letters, or its English name.
import { alpha3 } from '../country/country-alpha3.ts'
import { COUNTRY_CODES, isCountryCode, type CountryCode } from '../country/country.ts'
import { countryNamed } from './country-names.ts'
import { toldText, type VendorValue } from './told.ts'

/** Codes that the EU uses instead of the standard's. */
const OTHER_CODES: Record<string, CountryCode> = { EL: 'GR', UK: 'GB' }

const PART = /^([A-Z]{2})-[A-Z\d]{1,3}$/

/** The ISO 3166-1 code of two letters. */
export function toldCountry(told: unknown): VendorValue<CountryCode> {
  const text = toldText(told)
  if (typeof text !== 'string') return text
  // A part of a country has its code in front, and abbreviations have points.
  const code = text
    .toUpperCase()
    .replace(PART, '$1')
    .replace(/(?<=^|[A-Z])\.(?=[A-Z]|$)/g, '')
  if (isCountryCode(code)) return code
  const other = Object.hasOwn(OTHER_CODES, code)
    ? OTHER_CODES[code]
    : COUNTRY_CODES.find((each) => alpha3(each) === code)
  return other ?? countryNamed(text) ?? undefined
}
