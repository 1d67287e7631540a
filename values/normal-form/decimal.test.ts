import { assert, constantFrom, integer, property } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toldDecimal } from './decimal.ts'

describe('a decimal number', () => {
  it('is the same as a number and as a text, with any number of zeros', () => {
    const cents = integer({ min: 0, max: 99_999_999 })
    assert(
      property(cents, constantFrom('', '0', '00'), (value, zeros) => {
        const text = (value / 100).toFixed(2)
        const units = value * 100
        const notations = [value / 100, text, ` ${text}${zeros} `]
        expect(notations.map((told) => toldDecimal(told, 4))).toEqual([units, units, units])
      }),
    )
  })

  it.each([
    [10, 100_000],
    ['0.558', 5580],
    [0.558, 5580],
    [30_634, 306_340_000],
    [0, 0],
  ])('%j is %i ten-thousandths', (told, units) => expect(toldDecimal(told, 4)).toBe(units))

  it.each([
    0.12345,
    '9,50',
    '1,234.5',
    '1.234,5',
    '1e3',
    1e-7,
    1e21,
    -1,
    '-1',
    '+1',
    '.5',
    '5.',
    NaN,
    Infinity,
    true,
    [],
  ])('is not %j', (told) => expect(toldDecimal(told, 4)).toBeUndefined())

  it.each([null, undefined, 'n/a', '-'])('is missing in %j', (told) => expect(toldDecimal(told, 4)).toBeNull())
})
