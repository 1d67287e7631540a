// The codes of countries beside those of two and three letters that are in use: numbers, codes of before, and those
// that others use instead.
import { isCountryCode, type CountryCode } from '../country/country.ts'

/**
 * Codes that the EU uses, and codes of countries that have become another one as a whole. Those that fell apart, as
 * Yugoslavia or the Netherlands Antilles, are none of today's.
 */
const OTHER_CODES: Readonly<Record<string, CountryCode>> = {
  EL: 'GR',
  UK: 'GB',
  BU: 'MM',
  BUR: 'MM',
  DD: 'DE',
  DDR: 'DE',
  DY: 'BJ',
  DHY: 'BJ',
  FX: 'FR',
  FXX: 'FR',
  HV: 'BF',
  HVO: 'BF',
  NH: 'VU',
  NHB: 'VU',
  RH: 'ZW',
  RHO: 'ZW',
  ROM: 'RO',
  TP: 'TL',
  TMP: 'TL',
  VD: 'VN',
  VDR: 'VN',
  YD: 'YE',
  YMD: 'YE',
  ZR: 'CD',
  ZAR: 'CD',
}

/** Where a country has had several numbers, today's and those that it alone goes on for. */
const NUMBERS_OF: Readonly<Record<CountryCode, readonly string[]>> = {
  CW: ['531'],
  CZ: ['203'],
  DE: ['276', '278', '280'],
  ET: ['230', '231'],
  FM: ['583'],
  FR: ['249', '250'],
  JE: ['832'],
  RS: ['688'],
  RU: ['643'],
  SA: ['682'],
  SD: ['729'],
  YE: ['720', '886', '887'],
}

// Built on first use.
let byNumber: Map<string, CountryCode> | undefined

/** By number, as Unicode's data has them; from 900, numbers are anybody's. */
function numbers(): Map<string, CountryCode> {
  const found = new Map<string, CountryCode>()
  for (let number = 1; number < 900; number += 1) {
    const digits = String(number).padStart(3, '0')
    const code = new Intl.Locale(`und-${digits}`).region
    if (isCountryCode(code) && (NUMBERS_OF[code]?.includes(digits) ?? true)) found.set(digits, code)
  }
  return found
}

/** The country of a number of ISO 3166-1: 276 or '276'. A number has lost its leading zeros. */
export function countryNumbered(told: unknown): CountryCode | null {
  const digits =
    typeof told === 'number' && Number.isSafeInteger(told) && told > 0 ? String(told).padStart(3, '0') : told
  if (typeof digits !== 'string' || !/^\d{3}$/.test(digits)) return null
  byNumber ??= numbers()
  return byNumber.get(digits) ?? null
}

export const countryOfOtherCode = (code: string): CountryCode | null =>
  Object.hasOwn(OTHER_CODES, code) ? (OTHER_CODES[code] ?? null) : null

const FIRST_OF_FLAGS = 0x1_f1e6

/** A flag is written as the two letters of its country, in signs of their own. */
export const withoutFlag = (text: string): string =>
  /^\p{Regional_Indicator}{2}$/u.test(text)
    ? Array.from(text, (sign) => String.fromCharCode(65 + (sign.codePointAt(0) ?? 0) - FIRST_OF_FLAGS)).join('')
    : text
