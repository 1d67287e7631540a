import { assert, constantFrom, integer, property } from 'fast-check'
import { expect, it } from 'vitest'
import { EU_COUNTRIES } from './country/country.ts'
import { hasRightCheckDigits } from './vat-check-digits.ts'
import { readFullVatNumber } from './vat-number.ts'

/** Numbers of public companies, and those that others publish as examples of the computation. */
const RIGHT =
  'ATU13585627 ATU33864707 BE0403170701 BG175074752 CY10259033P CZ25123891 CZ45274649 DE136695976 DE811569869 DK13585628 EE100931558 EL094259216 ' +
  'ESB58378431 ESJ99216582 ES54362315K ESX2482300W FI20774740 FR40303265045 HR33392005961 HU12892312 IE6433435F ' +
  'IE6433435OA IT00743110157 LT119511515 LU15027442 LV40003521600 MT11679112 NL004495445B01 NL000099998B57 ' +
  'PL8567346215 PT501964843 RO18547290 SE556188840401 SI50223054 SK2022749619'
const right = RIGHT.split(' ')

const isRight = (full: string): boolean => {
  const number = readFullVatNumber(full)
  return number !== null && hasRightCheckDigits(number)
}

it.each(right)('%s is right', (full) => {
  expect(isRight(full)).toBe(true)
})

it.each(['SI92137350', 'SI92137351', 'MT15574489'])(
  '%s is right too, since published ways of computing it differ',
  (full) => {
    expect(isRight(full)).toBe(true)
  },
)

it('every country of the EU has one', () => {
  const prefixes = new Set(right.map((full) => full.slice(0, 2)))
  expect(EU_COUNTRIES.filter((code) => !prefixes.has(code === 'GR' ? 'EL' : code))).toEqual([])
})

it('one wrong digit is noticed', () => {
  // Of a Dutch number, the digits after the B count only for sole traders; those of Sweden and Ireland end in letters or 01.
  const cases = constantFrom(...right).chain((full) => {
    const places = Array.from(full.replace(/B\d\d$|(?<=^SE\d{10})01$/, '').matchAll(/\d/g), ({ index }) => index)
    return constantFrom(...places).chain((place) =>
      integer({ min: 1, max: 9 }).map((step) => ({
        full,
        wrong: full.slice(0, place) + ((Number(full[place]) + step) % 10) + full.slice(place + 1),
      })),
    )
  })
  let noticed = 0
  let all = 0
  assert(
    property(cases, ({ wrong }) => {
      all += 1
      if (!isRight(wrong)) noticed += 1
    }),
    { numRuns: 2_000 },
  )
  // Sums of eleven can hide one of a few pairs of digits.
  expect(noticed / all).toBeGreaterThan(0.95)
})

it.each([
  'NL000000000B00',
  'NL000000000B01',
  'DE000000000',
  'SE000000000001',
  'PT000000000',
  'IT00000000000',
  'FI00000000',
])('%s is nobody’s', (full) => {
  expect(isRight(full)).toBe(false)
})
