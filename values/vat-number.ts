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

/** With its label and every sign that people put around it; whatever is longer is no number, and costs the more to read. */
const LONGEST_WRITTEN = 120
const SEPARATORS = /[\s./\\,_·•'’"“”„«»()[\]<>;-]/g
/** What may stand before a number without its prefix; anything else could be the prefix of another country. */
const LABEL =
  /(?:^|[^\p{L}])(?:VAT|TVA|BTW|IVA|UST|MWST|UID|ID|IDNR|NIF|CIF|NIP|MOMS|ALV|PDV|DPH|CUI|CVR|OIB|KBO|BCE|RPM|RPR|NR|NUMBER|NUMMER)[^\p{L}\d]*$/u
/** Greece's prefix as Greeks write it, in letters of either alphabet. */
const GREEK_LETTERS = /^[ΕE][ΛL]/

/**
 * Parses a number as it was pasted: with or without its prefix or a label, in any case, with spaces, dots, any dashes,
 * slashes, quotes, or brackets, in full-width letters. Null if it doesn't fit the country.
 */
export function readVatNumber(country: CountryCode, text: string): VatNumber | null {
  const form = Object.hasOwn(FORMS, country) ? FORMS[country] : undefined
  if (!form) return null

  const read = (number: string) => {
    const full = inFull(country, number)
    return form.number.test(full) ? { prefix: form.prefix, number: full, full: form.prefix + full } : null
  }
  for (const { label, written } of readings(text)) {
    for (const prefix of [form.prefix, country]) {
      const found = written.startsWith(prefix) ? read(written.slice(prefix.length)) : null
      if (found) return found
    }
    const found = label === '' || LABEL.test(label) ? read(written) : null
    if (found) return found
  }
  return null
}

/** The whole text without a label before a colon, and what follows each word before the first digit. */
function readings(text: string): { label: string; written: string }[] {
  if (text.length > LONGEST_WRITTEN) return []
  const [, labeled = ''] = /^(?:[^:]*:)?([^:]*)$/.exec(cleanPasted(text).toUpperCase()) ?? []
  const [words = ''] = /^[^\d]*/.exec(labeled) ?? []
  const starts = [0, ...[...words.matchAll(/[^\p{L}]+/gu)].map((gap) => gap.index + gap[0].length)]
  return starts.map((at) => ({
    label: labeled.slice(0, at),
    written: labeled.slice(at).replace(SEPARATORS, '').replace(GREEK_LETTERS, 'EL'),
  }))
}

/**
 * The number for VAT in the one that people know by heart. Belgian numbers had nine digits until 2005, and are still
 * printed like that; a zero was put before each. Swedish ones are those of the company with 01, and Hungarian ones are
 * the first eight digits of the tax number.
 */
function inFull(country: CountryCode, number: string): string {
  if (country === 'BE' && /^[1-9]\d{8}$/.test(number)) return `0${number}`
  if (country === 'SE' && /^\d{10}$/.test(number)) return `${number}01`
  return country === 'HU' && /^\d{11}$/.test(number) ? number.slice(0, 8) : number
}

/** An example of this country's format; null outside the EU. */
export const vatNumberExample = (country: CountryCode): string | null =>
  Object.hasOwn(FORMS, country) ? (FORMS[country]?.example ?? null) : null

/** A tax number from outside the EU: its format is unknown, but it must look like a number. */
export const isForeignTaxNumber = (text: string): boolean =>
  /^(?=.*\d)[A-Z0-9][A-Z0-9 ./-]{2,29}$/i.test(cleanPasted(text))

/** Fewer digits than any authority gives out. */
const FEWEST_DIGITS = 6
const BRITISH = /^(?:GB|XI)(?:\d{9}|\d{12}|GD\d{3}|HA\d{3})$/

/**
 * A seller's own number: one with the prefix of an EU country must fit that country, also after a label, and any other
 * has enough digits, not all of which are the same.
 */
export function isSellerTaxNumber(text: string): boolean {
  if (readFullVatNumber(text)) return true
  const all = readings(text).map(({ written }) => written)
  if (all.some((written) => countryOf(written) !== undefined && /^..[A-Z]{0,2}\d/.test(written))) return false
  if (all.some((written) => /^(?:GB|XI)\d/.test(written))) return all.some((written) => BRITISH.test(written))
  if (text.length > LONGEST_WRITTEN) return false
  const digitsIn = text.replace(/\D/g, '')
  return isForeignTaxNumber(text) && digitsIn.length >= FEWEST_DIGITS && new Set(digitsIn).size > 1
}

/** A number with its prefix, which names the country; null if it is none of an EU country. */
export function readFullVatNumber(text: string): VatNumber | null {
  for (const { written } of readings(text)) {
    const country = countryOf(written)
    const found = country === undefined ? null : readVatNumber(country, written)
    if (found) return found
  }
  return null
}

function countryOf(written: string): CountryCode | undefined {
  const prefix = written.slice(0, 2)
  return Object.keys(FORMS).find((code) => code === prefix || FORMS[code]?.prefix === prefix)
}
