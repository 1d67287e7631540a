import { describe, expect, it } from 'vitest'
import { parseDateOnly } from '#values/date.ts'
import type { DateOnly } from '#values/date.ts'
import { basisPointsOf, rateText, salesTaxText, vatBasisPointsFor, vatDueSince } from './vat.ts'

function day(text: string): DateOnly {
  const date = parseDateOnly(text)
  if (!date) throw new Error(`Not a day: ${text}`)
  return date
}

const rates = [
  { country: 'EE', basisPoints: 2400, validFrom: day('2025-07-01') },
  { country: 'EE', basisPoints: 2200, validFrom: day('2025-01-01') },
  { country: 'FI', basisPoints: 2550, validFrom: day('2025-01-01') },
  { country: 'GB', basisPoints: 2000, validFrom: day('2025-01-01') },
  { country: 'MC', basisPoints: 2000, validFrom: day('2025-01-01'), reason: 'Counts as France.' },
  { country: 'IM', basisPoints: 0, validFrom: day('2025-01-01'), reason: 'Counts as the United Kingdom.' },
]

describe('the VAT rate', () => {
  it.each([
    ['FI', '2026-12-01', 2550],
    ['EE', '2025-06-30', 2200],
    ['EE', '2025-07-01', 2400],
    ['EE', '2026-12-01', 2400],
    ['EE', '2024-12-31', 2100],
    ['FR', '2026-12-01', 2100],
    [null, '2026-12-01', 2100],
    ['outside-eu', '2026-12-01', 0],
    ['JP', '2026-12-01', 0],
    ['GB', '2026-12-01', 0],
    ['MC', '2026-12-01', 2000],
    ['MC', '2024-12-31', 0],
    ['IM', '2026-12-01', 0],
  ])('for %s on %s is %i basis points, in any order of the rows', (country, on, expected) => {
    expect(vatBasisPointsFor(rates, country, day(on))).toBe(expected)
    expect(vatBasisPointsFor(rates.toReversed(), country, day(on))).toBe(expected)
  })

  it.each([
    [0, 'No Sales Tax'],
    [2100, 'Sales Tax (21.0%)'],
    [2550, 'Sales Tax (25.5%)'],
    [525, 'Sales Tax (5.3%)'],
  ])('of %i basis points reads %s', (basisPoints, text) => {
    expect(salesTaxText(basisPoints)).toBe(text)
  })

  it.each([
    [0, '0'],
    [2100, '0.21'],
    [2550, '0.255'],
    [700, '0.07'],
  ])('of %i basis points is stored as %s and read back', (basisPoints, text) => {
    expect(rateText(basisPoints)).toBe(text)
    expect(basisPointsOf(text)).toBe(basisPoints)
  })
})

// A return may be filed until the end of the month after its quarter.
it.each([
  ['2026-01-01T00:00:00Z', 'UTC', '2025-10-01T00:00:00Z'],
  ['2026-01-31T23:59:59Z', 'UTC', '2025-10-01T00:00:00Z'],
  ['2026-02-01T00:00:00Z', 'UTC', '2026-01-01T00:00:00Z'],
  ['2026-03-31T12:00:00Z', 'UTC', '2026-01-01T00:00:00Z'],
  ['2026-04-30T12:00:00Z', 'UTC', '2026-01-01T00:00:00Z'],
  ['2026-12-31T23:59:59Z', 'UTC', '2026-10-01T00:00:00Z'],
  // The shop's own days decide, ahead of UTC and behind it.
  ['2026-01-31T23:30:00Z', 'Europe/Amsterdam', '2025-12-31T23:00:00Z'],
  ['2026-02-01T00:30:00Z', 'America/New_York', '2025-10-01T04:00:00Z'],
])('at %s in %s, VAT since %s is still to be declared', (now, timeZone, since) => {
  expect(vatDueSince(new Date(now), timeZone)).toEqual(new Date(since))
})
