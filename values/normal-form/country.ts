// A country in the notations that vendors use: two or three letters, a number, a flag, or its name.
import { alpha3 } from '../country/country-alpha3.ts'
import { COUNTRY_CODES, isCountryCode, type CountryCode } from '../country/country.ts'
import { countryNumbered, countryOfOtherCode, withoutFlag } from './country-codes.ts'
import { countryNamed } from './country-names.ts'
import { countryNamedAbroad } from './foreign-country-names.ts'
import { toldText, type VendorValue } from './told.ts'

const PART = /^([A-Z]{2})-[A-Z\d]{1,3}$/
/** A name beside its code, in either order. */
const PAIR = /^(.{2,60}?)\s*[-:,(|/\u2010-\u2015]\s*(.{2,60}?)\)?$/

/** The ISO 3166-1 code of two letters. */
export function toldCountry(told: unknown): VendorValue<CountryCode> {
  const text = typeof told === 'number' ? String(told) : toldText(told)
  if (typeof text !== 'string') return text
  const found = countryIn(text, typeof told === 'number' ? told : text)
  if (found !== undefined) return found
  const [, one, other] = PAIR.exec(text) ?? []
  if (one === undefined || other === undefined) return undefined
  // Two that differ are two countries, or something else.
  const code = countryIn(one)
  return code === countryIn(other) ? code : undefined
}

function countryIn(text: string, told: string | number = text): CountryCode | undefined {
  // A part of a country has its code in front, and abbreviations have points.
  const code = withoutFlag(text)
    .toUpperCase()
    .replace(PART, '$1')
    .replace(/(?<=^|[A-Z])\.(?=[A-Z]|$)/g, '')
  if (isCountryCode(code)) return code
  return (
    COUNTRY_CODES.find((each) => alpha3(each) === code) ??
    countryOfOtherCode(code) ??
    countryNumbered(told) ??
    countryNamed(text) ??
    countryNamedAbroad(text) ??
    undefined
  )
}
