import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatEuro, readEuro, share } from './money.ts'

const cents = fc.integer({ min: 0, max: 100_000_000 })
const rate = fc.integer({ min: 0, max: 10_000 })

describe('money', () => {
  it.each([
    [417, '€4.17'],
    [0, '€0.00'],
    [5, '€0.05'],
    [-50, '-€0.50'],
    [100_000, '€1,000.00'],
    [123_456_789, '€1,234,567.89'],
  ])('writes %i cents as %s', (amount, text) => {
    expect(formatEuro(amount)).toBe(text)
  })

  it.each([
    [345, 2100, 72],
    [345, 2550, 88],
    [50, 100, 1],
    [49, 100, 0],
    [0, 2100, 0],
    [345, 0, 0],
    [-345, 2550, -88],
    [Number.MAX_SAFE_INTEGER, 10_000, Number.MAX_SAFE_INTEGER],
  ])('of %i cents takes %i basis points: %i', (amount, basisPoints, expected) => {
    expect(share(amount, basisPoints)).toBe(expected)
  })

  it('is at most half a cent off the exact share, and rounds half up', () => {
    fc.assert(
      fc.property(cents, rate, (amount, basisPoints) => {
        const missed = BigInt(share(amount, basisPoints)) * 10_000n - BigInt(amount) * BigInt(basisPoints)
        expect(missed > -5_000n && missed <= 5_000n).toBe(true)
      }),
    )
  })

  it('refunds exactly what was charged', () => {
    fc.assert(
      fc.property(cents, rate, (amount, basisPoints) => {
        expect(share(amount, basisPoints) + share(-amount, basisPoints)).toBe(0)
      }),
    )
  })

  it('rejects fractions, so that a bug can’t become a price', () => {
    expect(() => share(3.45, 2100)).toThrow(RangeError)
    expect(() => formatEuro(Number.NaN)).toThrow(RangeError)
  })
})

it.each([
  ['12.5', 1250],
  ['12,50', 1250],
  ['€ 1 200', 120_000],
  ['1.234,50', 123_450],
  ['1,234.50', 123_450],
  ['12,50 EUR', 1250],
  ['\u00A012,50\u202F€', 1250],
  ['', null],
  ['1.234', undefined],
  ['1,2,3', undefined],
  ['12.34,56', undefined],
  ['-1', undefined],
  ['twelve', undefined],
])('reads %j as %j cents', (typed, read) => {
  expect(readEuro(typed)).toBe(read)
})
