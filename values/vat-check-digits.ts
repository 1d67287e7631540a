// The check digits in the VAT numbers of EU countries, as the authorities compute them. A mistyped digit is found
// without asking anybody; whether a number exists, only VIES can say.
import type { VatNumber } from './vat-number.ts'

type Check = (number: string) => boolean

const at = (number: string, place: number): number => Number(number.charAt(place))
const weighted = (number: string, weights: readonly number[]): number =>
  weights.reduce((sum, weight, place) => sum + weight * at(number, place), 0)
const last = (number: string): number => at(number, number.length - 1)
/** What is missing to the next multiple. */
const upTo = (multiple: number, sum: number): number => (multiple - (sum % multiple)) % multiple

/** Each other digit counts twice, as the sum of its digits, and the last one brings the sum to a multiple of ten. */
const luhn: Check = (number) =>
  Array.from(number, Number)
    .toReversed()
    .reduce((sum, digit, place) => sum + (place % 2 === 0 ? digit : crossSum(2 * digit)), 0) %
    10 ===
  0
const crossSum = (value: number): number => Math.floor(value / 10) + (value % 10)

/** ISO 7064, MOD 11,10. */
const hybrid: Check = (number) => {
  const carried = Array.from(number.slice(0, -1), Number).reduce(
    (product, digit) => (((product + digit) % 10 || 10) * 2) % 11,
    10,
  )
  return (carried + last(number)) % 10 === 1
}

/** ISO 7064, MOD 97-10, of digits and letters, where A is 10. */
const hasRest97Of1 = (text: string): boolean =>
  Array.from(text).reduce((rest, sign) => Number(`${rest}${Number.parseInt(sign, 36)}`) % 97, 0) === 1

const NIF_LETTERS = 'TRWAGMYFPDXBNJZSQVHLCKE'
const CIF_LETTERS = 'JABCDEFGHI'
const IRISH_LETTERS = 'WABCDEFGHIJKLMNOPQRSTUV'
const CYPRIOT_ODD = [1, 0, 5, 7, 9, 13, 15, 17, 19, 21]

const spanish: Check = (number) => {
  const body = number.replace(/^[XYZ]/, (letter) => String('XYZ'.indexOf(letter)))
  const control = number.slice(-1)
  if (/^\d{8}[A-Z]$/.test(body)) return NIF_LETTERS[Number(body.slice(0, 8)) % 23] === control
  const digits = number.slice(1, 8)
  if (/^[KLM]/.test(number)) return NIF_LETTERS[Number(digits) % 23] === control
  const sum = Array.from(digits, Number).reduce(
    (all, digit, place) => all + (place % 2 === 0 ? crossSum(2 * digit) : digit),
    0,
  )
  return String(upTo(10, sum)) === control || CIF_LETTERS[upTo(10, sum)] === control
}

const irish: Check = (number) => {
  const [, digits, control, more = ''] = /^(\d{7})([A-W])([A-I]?)$/.exec(number) ?? []
  // Numbers of before 1980 have a letter in the middle.
  if (digits === undefined || control === undefined) return true
  const further = more === '' ? 0 : 9 * IRISH_LETTERS.indexOf(more)
  return IRISH_LETTERS[(weighted(digits, [8, 7, 6, 5, 4, 3, 2]) + further) % 23] === control
}

const lithuanian: Check = (number) => {
  if (number.length !== 9) return true
  const first = weighted(number, [1, 2, 3, 4, 5, 6, 7, 8]) % 11
  const control = first === 10 ? (weighted(number, [3, 4, 5, 6, 7, 8, 9, 1]) % 11) % 10 : first
  return control === last(number)
}

const bulgarian: Check = (number) => {
  // Ten digits are a person's.
  if (number.length !== 9) return true
  const first = weighted(number, [1, 2, 3, 4, 5, 6, 7, 8]) % 11
  const control = first === 10 ? (weighted(number, [3, 4, 5, 6, 7, 8, 9, 10]) % 11) % 10 : first
  return control === last(number)
}

const cypriot: Check = (number) => {
  const sum = Array.from(number.slice(0, 8), Number).reduce(
    (all, digit, place) => all + (place % 2 === 0 ? (CYPRIOT_ODD[digit] ?? 0) : digit),
    0,
  )
  return String.fromCharCode(65 + (sum % 26)) === number.slice(-1)
}

const romanian: Check = (number) =>
  ((weighted(number.padStart(10, '0'), [7, 5, 3, 2, 1, 7, 5, 3, 2]) * 10) % 11) % 10 === last(number)

/** By the prefix of the number. */
const CHECKS: Readonly<Record<string, Check>> = {
  AT: (number) => {
    const digits = number.slice(1)
    const sum = Array.from(digits.slice(0, 7), Number).reduce(
      (all, digit, place) => all + (place % 2 === 0 ? digit : crossSum(2 * digit)),
      4,
    )
    return upTo(10, sum) === last(digits)
  },
  BE: (number) => 97 - (Number(number.slice(0, 8)) % 97) === Number(number.slice(8)),
  BG: bulgarian,
  CY: cypriot,
  // Nine and ten digits are a person's.
  CZ: (number) => number.length !== 8 || (11 - (weighted(number, [8, 7, 6, 5, 4, 3, 2]) % 11)) % 10 === last(number),
  DE: hybrid,
  DK: (number) => weighted(number, [2, 7, 6, 5, 4, 3, 2, 1]) % 11 === 0,
  EE: (number) => upTo(10, weighted(number, [3, 7, 1, 3, 7, 1, 3, 7])) === last(number),
  EL: (number) => (weighted(number, [256, 128, 64, 32, 16, 8, 4, 2]) % 11) % 10 === last(number),
  ES: spanish,
  FI: (number) => upTo(11, weighted(number, [7, 9, 10, 5, 8, 4, 2])) === last(number),
  // Keys with letters are computed in ways of their own.
  FR: (number) =>
    !/^\d{11}$/.test(number) || (12 + 3 * (Number(number.slice(2)) % 97)) % 97 === Number(number.slice(0, 2)),
  HR: hybrid,
  HU: (number) => upTo(10, weighted(number, [9, 7, 3, 1, 9, 7, 3])) === last(number),
  IE: irish,
  IT: luhn,
  LT: lithuanian,
  LU: (number) => Number(number.slice(0, 6)) % 89 === Number(number.slice(6)),
  // Numbers of persons begin with the day of birth.
  LV: (number) =>
    at(number, 0) <= 3 || (14 - (weighted(number, [9, 1, 4, 8, 3, 10, 2, 5, 7, 6]) % 11)) % 11 === last(number),
  MT: (number) => (weighted(number, [3, 4, 6, 7, 8, 9]) + Number(number.slice(6))) % 37 === 0,
  // Since 2020, sole traders have numbers that don't contain their tax number, with another check.
  NL: (number) => weighted(number, [9, 8, 7, 6, 5, 4, 3, 2]) % 11 === at(number, 8) || hasRest97Of1(`NL${number}`),
  PL: (number) => weighted(number, [6, 5, 7, 2, 3, 4, 5, 6, 7]) % 11 === last(number),
  PT: (number) => upTo(11, weighted(number, [9, 8, 7, 6, 5, 4, 3, 2])) % 10 === last(number),
  RO: romanian,
  SE: (number) => luhn(number.slice(0, 10)),
  // Where nothing is missing, some authorities' tools expect 0, others 1.
  SI: (number) => {
    const missing = upTo(11, weighted(number, [8, 7, 6, 5, 4, 3, 2]))
    return missing === 0 ? last(number) <= 1 : missing % 10 === last(number)
  },
  SK: (number) => Number(number) % 11 === 0,
}

/** Whether the check digits fit. A number that is all zeros fits in most countries, and is nobody's. */
export function hasRightCheckDigits({ prefix, number }: VatNumber): boolean {
  // The last digits of a Dutch number only count, and those of a Swedish one are always the same.
  const own = prefix === 'NL' || prefix === 'SE' ? number.slice(0, 9) : number
  return !/^\D*0+\D*$/.test(own) && (CHECKS[prefix]?.(number) ?? true)
}
