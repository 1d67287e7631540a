import { describe, expect, it } from 'vitest'
import { bundlesInARow, longestPerEuro, type RowOffer } from './bundles-in-a-row.ts'
import { DAILY_MEGABYTES } from './recommend-offers.ts'

const offer = (bundleId: string, gb: number, validityDays: number, totalCents: number): RowOffer => ({
  bundleId,
  megabytes: gb * 1024,
  validityDays,
  totalCents,
  topUpTotalCents: totalCents - 50,
})
const small = offer('small', 1, 7, 500)
const month = offer('month', 10, 30, 3000)
const large = offer('large', 50, 60, 8000)

describe('several bundles in a row', () => {
  it('cost one eSIM and otherwise top-ups', () => {
    expect(bundlesInARow([small], 21)).toMatchObject([{ times: 3, rowTotalCents: 500 + 450 + 450 }])
    expect(bundlesInARow([{ ...small, topUpTotalCents: null }], 22)).toMatchObject([{ times: 4, rowTotalCents: 2000 }])
  })

  it('are the cheapest for each use of data', () => {
    const rows = bundlesInARow([small, month, large], 80)
    expect(rows.map((row) => [row.offer.bundleId, row.times, row.usages])).toEqual([
      ['small', 12, ['light']],
      ['large', 2, ['normal']],
    ])
  })

  it('are at most twelve', () => {
    expect(bundlesInARow([small, month], 180)).toMatchObject([{ offer: month, times: 6, usages: ['light'] }])
    expect(bundlesInARow([small], 180)).toMatchObject([{ times: 26 }])
  })

  it('are at least one row, even if it is enough for nobody', () => {
    expect(bundlesInARow([offer('thin', 1, 30, 900)], 90)).toMatchObject([{ times: 3, usages: [] }])
    expect(bundlesInARow([offer('thin', 1, 30, 900), offer('thinner', 1, 60, 3000)], 90)).toHaveLength(1)
    expect(bundlesInARow([], 90)).toEqual([])
  })

  it('are the cheapest that are enough, and at the same price those with more data', () => {
    const dear = offer('dear', 10, 30, 3100)
    const more = offer('more', 11, 30, 3000)
    for (const offers of [
      [dear, month],
      [month, dear],
    ])
      expect(bundlesInARow(offers, 60)).toMatchObject([{ offer: month }])
    for (const offers of [
      [more, month],
      [month, more],
    ])
      expect(bundlesInARow(offers, 60)[0]).toMatchObject({ offer: more })
  })

  it('are enough if they contain exactly a use’s daily need', () => {
    const exact = { ...offer('exact', 0, 30, 3000), megabytes: DAILY_MEGABYTES.light * 30 }
    expect(bundlesInARow([exact], 60)).toMatchObject([{ usages: ['light'] }])
    expect(bundlesInARow([{ ...exact, megabytes: exact.megabytes - 1 }], 60)).toMatchObject([{ usages: [] }])
  })
})

describe('the longest bundle for its price', () => {
  it('has the most days per euro', () => {
    expect(longestPerEuro([month, large, small])).toBe(small)
    expect(longestPerEuro([large, month])).toBe(month)
    expect(longestPerEuro([])).toBeNull()
  })

  it('is the cheaper one of two with equal days per euro', () => {
    const double = offer('double', 2, 14, 1000)
    expect(longestPerEuro([double, small])).toBe(small)
    expect(longestPerEuro([small, double])).toBe(small)
    expect(longestPerEuro([offer('half', 1, 2, 400), month])).toBe(month)
  })
})
