import { describe, expect, it } from 'vitest'
import { parseDateOnly, type DateOnly } from '#shop/values/date.ts'
import { daysOf, rangeBefore, rangeUntilToday, startOf } from './day-range.ts'
import { changeOf, dailyFigures, figuresOf } from './shop-figures.ts'

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
    expect(daysOf(range)).toHaveLength(7)
    expect(startOf(range.from).toISOString()).toBe('2026-02-24T00:00:00.000Z')
  })
})

describe('the figures of a range', () => {
  const orders = [
    { day: '2026-02-23', orders: 9, topUps: 0, delivered: 9, couponCents: 900 },
    { day: '2026-02-24', orders: 2, topUps: 1, delivered: 1, couponCents: 299 },
    { day: '2026-03-02', orders: 1, topUps: 0, delivered: 1, couponCents: 0 },
    { day: '2026-03-03', orders: 5, topUps: 5, delivered: 5, couponCents: 5 },
  ]
  const invoices = [
    { day: '2026-02-24', totalCents: 3618, vatCents: 628, refunds: 0, refundedCents: 0 },
    { day: '2026-03-02', totalCents: -1809, vatCents: -314, refunds: 1, refundedCents: 1809 },
  ]

  it('add up what happened from its first day to its last', () => {
    expect(figuresOf({ orders, invoices }, range)).toEqual({
      revenueCents: 1809,
      netRevenueCents: 1495,
      orders: 3,
      delivered: 2,
      topUps: 1,
      refunds: 1,
      refundedCents: 1809,
      couponCents: 299,
    })
  })

  it('have a place for each day, also for those on which nothing happened', () => {
    expect(dailyFigures({ orders, invoices }, range).map(({ revenueCents }) => revenueCents)).toEqual([
      3618, 0, 0, 0, 0, 0, -1809,
    ])
  })
})

it.each([
  [112, 100, 12],
  [50, 100, -50],
  [100, 100, 0],
  [5, 0, null],
  [5, -3, null],
])('%s after %s is a change of %s percent', (now, before, change) => {
  expect(changeOf(now, before)).toBe(change)
})
