import { describe, expect, it } from 'vitest'
import { activationCodeOf, iccidOf, luhnDigit } from './iccid-sequence.ts'

const SOME = Array.from({ length: 5_000 }, (_, number) => number + 1)

describe('the ICCID of a number', () => {
  it('has 19 digits, begins with 8931 and ends in its Luhn digit', () => {
    for (const number of SOME) {
      const iccid = iccidOf(number, 'key')
      expect(iccid).toMatch(/^8931\d{15}$/)
      expect(luhnDigit(iccid.slice(0, -1))).toBe(Number(iccid.at(-1)))
    }
  })

  it('is unique, reproducible, and hides its rank', () => {
    const iccids = SOME.map((number) => iccidOf(number, 'key'))
    expect(new Set(iccids).size).toBe(SOME.length)
    expect(iccidOf(7, 'key')).toBe(iccids[6])
    expect(iccidOf(7, 'another key')).not.toBe(iccids[6])
    expect(iccids[0]?.slice(0, 8)).not.toBe(iccids[1]?.slice(0, 8))
  })

  it('has a matching id of its own', () => {
    expect(new Set(SOME.map((number) => activationCodeOf(iccidOf(number, 'key'), 'key'))).size).toBe(SOME.length)
  })
})

it.each([
  ['7992739871', 3],
  ['424242424242424', 2],
])('computes the Luhn digit of %s as %i', (digits, digit) => {
  expect(luhnDigit(digits)).toBe(digit)
})
