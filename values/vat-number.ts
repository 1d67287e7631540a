// The format of each EU country's VAT numbers; only VIES can say whether a number exists.
import type { CountryCode } from './country/country.ts'
import { cleanPasted } from './text/pasted.ts'

type Form = { prefix: string; number: RegExp; example: string }

const digits = (count: number) => new RegExp(`^\\d{${count}}$`)

/** By country code; Greece uses EL (EU Commission, VIES "VAT number structure"). */
const FORMS: Readonly<Record<CountryCode, Form>> = {
  AT: { prefix: 'AT', number: /^U\d{8}$/, example: 'ATU12345678' },
  BE: { prefix: 'BE', number: /^[01]\d{9}$/, example: 'BE0123456789' },
  BG: { prefix: 'BG', number: /^\d{9,10}$/, example: 'BG123456789' },
  CY: { prefix: 'CY', number: /^\d{8}[A-Z]$/, example: 'CY12345678L' },
  CZ: { prefix: 'CZ', number: /^\d{8,10}$/, example: 'CZ12345678' },
  DE: { prefix: 'DE', number: digits(9), example: 'DE123456789' },
  DK: { prefix: 'DK', number: digits(8), example: 'DK12345678' },
  EE: { prefix: 'EE', number: digits(9), example: 'EE123456789' },
  ES: { prefix: 'ES', number: /^(?:[A-Z]\d{7}[A-Z0-9]|\d{8}[A-Z])$/, example: 'ESX1234567X' },
  FI: { prefix: 'FI', number: digits(8), example: 'FI12345678' },
  FR: { prefix: 'FR', number: /^[0-9A-HJ-NP-Z]{2}\d{9}$/, example: 'FR12345678901' },
  GR: { prefix: 'EL', number: digits(9), example: 'EL123456789' },
  HR: { prefix: 'HR', number: digits(11), example: 'HR12345678901' },
  HU: { prefix: 'HU', number: digits(8), example: 'HU12345678' },
  IE: { prefix: 'IE', number: /^(?:\d[0-9A-Z+*]\d{5}[A-W]|\d{7}[A-W][A-I])$/, example: 'IE1234567WA' },
  IT: { prefix: 'IT', number: digits(11), example: 'IT12345678901' },
  LT: { prefix: 'LT', number: /^(?:\d{9}|\d{12})$/, example: 'LT123456789' },
  LU: { prefix: 'LU', number: digits(8), example: 'LU12345678' },
  LV: { prefix: 'LV', number: digits(11), example: 'LV12345678901' },
  // Monaco's companies are registered for VAT in France.
  MC: { prefix: 'FR', number: /^[0-9A-HJ-NP-Z]{2}\d{9}$/, example: 'FR12345678901' },
  MT: { prefix: 'MT', number: digits(8), example: 'MT12345678' },
  NL: { prefix: 'NL', number: /^\d{9}B\d{2}$/, example: 'NL123456789B01' },
  PL: { prefix: 'PL', number: digits(10), example: 'PL1234567890' },
  PT: { prefix: 'PT', number: digits(9), example: 'PT123456789' },
  RO: { prefix: 'RO', number: /^\d{2,10}$/, example: 'RO1234567890' },
  SE: { prefix: 'SE', number: /^\d{10}01$/, example: 'SE123456789001' },
  SI: { prefix: 'SI', number: digits(8), example: 'SI12345678' },
  SK: { prefix: 'SK', number: digits(10), example: 'SK1234567890' },
}

/** A VAT number in the parts that VIES expects; `full` is prefix and number together. */
export type VatNumber = { prefix: string; number: string; full: string }

const SEPARATORS = /[\s./\\,_·•'’-]/g
/** Greece's prefix as Greeks write it. */
const GREEK_LETTERS = /^ΕΛ/

/**
 * Parses a number as it was pasted: with or without its prefix or a label before a colon, in any case, with spaces,
 * dots, any dashes, or slashes, in full-width letters. Null if it doesn't fit the country.
 */
export function readVatNumber(country: CountryCode, text: string): VatNumber | null {
  const form = Object.hasOwn(FORMS, country) ? FORMS[country] : undefined
  if (!form) return null

  const [, labeled = ''] = /^(?:[^:]*:)?([^:]*)$/.exec(cleanPasted(text)) ?? []
  const written = labeled.toUpperCase().replace(SEPARATORS, '').replace(GREEK_LETTERS, 'EL')
  const read = (number: string) => {
    const full = inFull(country, number)
    return form.number.test(full) ? full : null
  }
  for (const prefix of [form.prefix, country]) {
    const number = written.startsWith(prefix) ? read(written.slice(prefix.length)) : null
    if (number) return { prefix: form.prefix, number, full: form.prefix + number }
  }
  const number = read(written)
  return number ? { prefix: form.prefix, number, full: form.prefix + number } : null
}

/** Belgian numbers had nine digits until 2005, and are still printed like that; a zero was put before each. */
const inFull = (country: CountryCode, number: string): string =>
  country === 'BE' && /^[1-9]\d{8}$/.test(number) ? `0${number}` : number

/** An example of this country's format; null outside the EU. */
export const vatNumberExample = (country: CountryCode): string | null =>
  Object.hasOwn(FORMS, country) ? (FORMS[country]?.example ?? null) : null

/** A tax number from outside the EU: its format is unknown, but it must look like a number. */
export const isForeignTaxNumber = (text: string): boolean =>
  /^(?=.*\d)[A-Z0-9][A-Z0-9 ./-]{2,29}$/i.test(cleanPasted(text))

/** A seller's own number: one with the prefix of an EU country must fit that country. */
export const isSellerTaxNumber = (text: string): boolean =>
  countryOfPrefix(text) === undefined ? isForeignTaxNumber(text) : readFullVatNumber(text) !== null

/** A number with its prefix, which names the country; null if it is none of an EU country. */
export function readFullVatNumber(text: string): VatNumber | null {
  const country = countryOfPrefix(text)
  return country === undefined ? null : readVatNumber(country, text)
}

function countryOfPrefix(text: string): CountryCode | undefined {
  const prefix = cleanPasted(text).toUpperCase().replace(GREEK_LETTERS, 'EL').slice(0, 2)
  return Object.keys(FORMS).find((code) => code === prefix || FORMS[code]?.prefix === prefix)
}
