import { describe, expect, it } from 'vitest'
import { bundlesInARow, type RowOffer } from './bundles-in-a-row.ts'
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
    const rows = bundlesInARow([small, month, large], 21)
    expect(rows.map((row) => [row.offer.bundleId, row.times, row.usages])).toEqual([
      ['small', 3, ['light']],
      ['large', 1, ['normal']],
      ['month', 1, []],
    ])
  })

  it('are at most three bundles where any are, else as few as there can be', () => {
    const first = (days: number) => {
      const [row] = bundlesInARow([small, month, large], days)
      return [row?.offer.bundleId, row?.times]
    }
    expect(first(80)).toEqual(['month', 3])
    expect(first(100)).toEqual(['large', 2])
    expect(first(365)).toEqual(['large', 7])
    expect(bundlesInARow([small], 180)).toMatchObject([{ times: 26 }])
  })

  it('are three wherever three are offered, even if they are enough for nobody', () => {
    expect(bundlesInARow([offer('thin', 1, 30, 900)], 90)).toMatchObject([{ times: 3, usages: [] }])
    const thin = ['a', 'b', 'c', 'd'].map((id, at) => offer(id, 1, 30, 900 + at))
    expect(bundlesInARow(thin, 90).map((row) => row.offer.bundleId)).toEqual(['a', 'b', 'c'])
    expect(bundlesInARow([], 90)).toEqual([])
  })

  it('are the cheapest that are enough, and at the same price those with more data', () => {
    const dear = offer('dear', 10, 30, 3100)
    const more = offer('more', 11, 30, 3000)
    for (const offers of [
      [dear, month],
      [month, dear],
    ])
      expect(bundlesInARow(offers, 60)[0]).toMatchObject({ offer: month })
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
