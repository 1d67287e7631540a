import { describe, expect, it } from 'vitest'
import { parseDateOnly, type DateOnly } from '#values/date.ts'
import { daysInRange, rangeBefore, rangeUntilToday } from './day-range.ts'
import { NOTHING, percentChange, dailyFigures, sumFigures, measureWaits } from './shop-figures.ts'

const day = (text: string): DateOnly => {
  const read = parseDateOnly(text)
  if (!read) throw new Error(text)
  return read
}
const range = rangeUntilToday(7, day('2026-03-02'))

describe('a range', () => {
  it('ends with today and is compared with as many days before', () => {
    expect(range).toEqual({ from: '2026-02-24', until: '2026-03-03' })
    expect(rangeBefore(range, 7)).toEqual({ from: '2026-02-17', until: '2026-02-24' })
    expect(daysInRange(range)).toHaveLength(7)
  })
})

describe('the figures of a range', () => {
  const days = [
    { ...NOTHING, day: '2026-02-23', orders: 9, paidCents: 9_000 },
    {
      ...NOTHING,
      day: '2026-02-24',
      started: 4,
      orders: 2,
      topUps: 1,
      delivered: 1,
      couponCents: 299,
      paidCents: 3618,
      paidVatCents: 628,
    },
    { ...NOTHING, day: '2026-03-02', orders: 1, delivered: 1, refunds: 1, refundedCents: 1809, refundedVatCents: 314 },
    { ...NOTHING, day: '2026-03-03', orders: 5 },
  ]

  it('add up what happened from its first day to its last', () => {
    expect(sumFigures(days, range)).toMatchObject({
      revenueCents: 1809,
      netRevenueCents: 1495,
      started: 4,
      orders: 3,
      delivered: 2,
      topUps: 1,
      refunds: 1,
      refundedCents: 1809,
      couponCents: 299,
    })
  })

  it('have an entry for each day, even without sales', () => {
    expect(dailyFigures(days, range).map(({ revenueCents }) => revenueCents)).toEqual([3618, 0, 0, 0, 0, 0, -1809])
  })

  it('are grouped by week for many days, with a shorter last week', () => {
    const weeks = dailyFigures(days, { from: day('2026-02-20'), until: day('2026-03-03') }, 7)
    expect(weeks).toEqual([
      { day: '2026-02-20', until: '2026-02-27', revenueCents: 12_618, orders: 11 },
      { day: '2026-02-27', until: '2026-03-03', revenueCents: -1809, orders: 1 },
    ])
  })
})

it('compares with the same days a year earlier, also after a leap day', () => {
  expect(rangeBefore(rangeUntilToday(7, day('2026-03-02')), 7, 'year')).toEqual({
    from: '2025-02-24',
    until: '2025-03-03',
  })
  expect(rangeBefore(rangeUntilToday(7, day('2028-02-28')), 7, 'year')).toEqual({
    from: '2027-02-21',
    until: '2027-02-28',
  })
})

const after = (ms: number, delivered: number) => ({
  ...NOTHING,
  key: String(Math.floor(Math.log(ms) / Math.log(1.1))),
  delivered,
})

describe('the wait for a QR code', () => {
  it('has a median and a 95th percentile, accurate to 5 %', () => {
    const waits = measureWaits([after(60_000, 6), after(2_000, 94)])
    expect(waits?.orders).toBe(100)
    expect(Math.abs((waits?.medianMs ?? 0) / 2_000 - 1)).toBeLessThan(0.05)
    expect(Math.abs((waits?.p95Ms ?? 0) / 60_000 - 1)).toBeLessThan(0.05)
  })

  it('is missing if nobody waited', () => expect(measureWaits([])).toBeNull())
})

it.each([
  [112, 100, 12],
  [50, 100, -50],
  [100, 100, 0],
  [5, 0, null],
  [5, -3, null],
])('%s after %s is a change of %s percent', (now, before, change) => {
  expect(percentChange(now, before)).toBe(change)
})
