// A country in the notations that vendors use: two or three letters, a number, a flag, or its name.
import { alpha3 } from '../country/country-alpha3.ts'
import { COUNTRY_CODES, isCountryCode, type CountryCode } from '../country/country.ts'
import { countryNumbered, countryOfOtherCode, withoutFlag } from './country-codes.ts'
import { countryNamed } from './country-names.ts'
import { countryNamedAbroad } from './foreign-country-names.ts'
import { toldText, type VendorValue } from './told.ts'

const PART = /^([A-Z]{2})-[A-Z\d]{1,3}$/

/** The ISO 3166-1 code of two letters. */
export function toldCountry(told: unknown): VendorValue<CountryCode> {
  const text = typeof told === 'number' ? String(told) : toldText(told)
  if (typeof text !== 'string') return text
  // A part of a country has its code in front, and abbreviations have points.
  const code = withoutFlag(text)
    .toUpperCase()
    .replace(PART, '$1')
    .replace(/(?<=^|[A-Z])\.(?=[A-Z]|$)/g, '')
  if (isCountryCode(code)) return code
  return (
    COUNTRY_CODES.find((each) => alpha3(each) === code) ??
    countryOfOtherCode(code) ??
    countryNumbered(typeof told === 'number' ? told : text) ??
    countryNamed(text) ??
    countryNamedAbroad(text) ??
    undefined
  )
}
