import { describe, expect, it } from 'vitest'
import {
  alertsDue,
  isUsedSince,
  isWanted,
  nextCheckAt,
  readUsage,
  retryCheckAt,
  type Reading,
  type ToldUsage,
} from './alert.ts'

const NOW = new Date('2026-12-10T12:00:00Z')
const HOUR_MS = 3_600_000
/** A millisecond, in hours. */
const A_MOMENT = 1 / HOUR_MS
const inHours = (hours: number) => new Date(NOW.getTime() + hours * HOUR_MS)
const inDays = (days: number) => inHours(days * 24)
const msAfter = (moment: Date, ms: number) => new Date(moment.getTime() + ms)

const aReading = (overrides: Partial<Reading> = {}): Reading => ({
  balanceMb: 5000,
  totalMb: 5000,
  expiresAt: inDays(8),
  isDepleted: false,
  isExpired: false,
  ...overrides,
})
const told = (overrides: Partial<ToldUsage> = {}): ToldUsage => ({ ...aReading(), ...overrides })

describe('how the network’s figures are read', () => {
  it.each<[string, Partial<ToldUsage>, Partial<Reading>]>([
    ['a plain balance', { balanceMb: 712.5 }, { balanceMb: 712.5, isDepleted: false }],
    ['nothing left', { balanceMb: 0 }, { balanceMb: 0, isDepleted: true }],
    [
      'less than nothing, and the flag says so',
      { balanceMb: -3, isDepleted: true },
      { balanceMb: 0, isDepleted: true },
    ],
    ['less than nothing without the flag', { balanceMb: -712 }, { balanceMb: null, isDepleted: false }],
    ['the flag without a balance', { balanceMb: null, isDepleted: true }, { balanceMb: 0, isDepleted: true }],
    ['no balance', { balanceMb: null }, { balanceMb: null, isDepleted: false }],
    ['no total', { balanceMb: 700, totalMb: null }, { totalMb: 1024 }],
    ['a total below zero', { balanceMb: 700, totalMb: -5120 }, { totalMb: 1024 }],
    ['a total that is not what was bought', { balanceMb: 700, totalMb: 512 }, { totalMb: 1024 }],
    ['more than was bought', { totalMb: 6144 }, { totalMb: 6144 }],
  ])('%s', (_what, overrides, expected) => {
    const purchases = [{ megabytes: 1024, days: 7, boughtAt: inDays(-2) }]
    expect(readUsage(told(overrides), purchases)).toMatchObject(expected)
  })
})

describe('a traveller is warned', () => {
  it.each<[string, Partial<Reading>, string[]]>([
    ['of nothing while there is plenty', {}, []],
    ['of nothing at 79.9 %', { balanceMb: 1005 }, []],
    ['at 80 %', { balanceMb: 1000 }, ['low_data']],
    ['at 99.9 %', { balanceMb: 5 }, ['low_data']],
    ['once, and of the end, when all is used', { balanceMb: 0, isDepleted: true }, ['data_used_up']],
    ['of nothing when the balance is not known', { balanceMb: null }, []],
    ['of nothing when the total is not known', { balanceMb: 5, totalMb: 0 }, []],
    ['of nothing before the first use', { balanceMb: 0, isDepleted: true, expiresAt: null }, []],
    ['of nothing with a millisecond more than 3 days left', { expiresAt: msAfter(inDays(3), 1) }, []],
    ['in the last millisecond', { balanceMb: 10, expiresAt: msAfter(NOW, 1) }, ['low_data', 'expires_soon']],
    ['with 3 days left', { expiresAt: inDays(3) }, ['expires_soon']],
    ['of both', { balanceMb: 10, expiresAt: inDays(1) }, ['low_data', 'expires_soon']],
    ['of nothing when it is over', { balanceMb: 10, expiresAt: NOW }, []],
    ['of nothing when the network says that it is over', { balanceMb: 10, isExpired: true }, []],
  ])('%s', (_when, overrides, kinds) => {
    expect(alertsDue(aReading(overrides), 10, NOW).map(({ kind }) => kind)).toEqual(kinds)
  })

  it.each([
    [2, 24 + A_MOMENT, 0],
    [2, 24, 1],
    [3, 36 + A_MOMENT, 0],
    [3, 36, 1],
    [1, 12 + A_MOMENT, 0],
    [1, 12, 1],
    [4, 72 + A_MOMENT, 0],
    [4, 72, 1],
  ])('of a bundle of %i days with %f hours left: %i mail', (days, hours, mails) => {
    expect(alertsDue(aReading({ expiresAt: inHours(hours) }), days, NOW)).toHaveLength(mails)
  })

  it('once per period, however often the figures are checked', () => {
    const [first] = alertsDue(aReading({ balanceMb: 900 }), 10, NOW)
    const [second] = alertsDue(aReading({ balanceMb: 20 }), 10, inHours(5))
    expect(second).toEqual(first)
  })

  it.each<[string, Partial<Reading>]>([
    ['more data in all', { totalMb: 6000 }],
    ['a later last day', { expiresAt: inDays(18) }],
  ])('in a new period after a top-up with %s', (_what, overrides) => {
    const [before] = alertsDue(aReading({ balanceMb: 10 }), 10, NOW)
    const [after] = alertsDue(aReading({ balanceMb: 10, ...overrides }), 10, NOW)
    expect(after?.period).not.toBe(before?.period)
  })

  it.each([
    ['low_data', true, false],
    ['data_used_up', true, false],
    ['expires_soon', false, true],
  ] as const)('of %s as the settings say', (kind, ofData, ofExpiry) => {
    expect(isWanted({ isDataOn: true, isExpiryOn: false }, kind)).toBe(ofData)
    expect(isWanted({ isDataOn: false, isExpiryOn: true }, kind)).toBe(ofExpiry)
  })
})

describe('the figures are checked again', () => {
  const nextOfUnused = (soldAt: Date, validityDays: number, isTripNear = false) =>
    nextCheckAt(aReading({ expiresAt: null }), { soldAt, validityDays, isTripNear }, NOW)

  it.each<[string, Partial<Reading>, number | null]>([
    ['daily before the first use', { expiresAt: null }, 24],
    ['every 6 hours in use', { balanceMb: 1501 }, 6],
    ['hourly from more than 70 % used', { balanceMb: 1499 }, 1],
    ['every 6 hours with 70 % used', { balanceMb: 1500 }, 6],
    ['every 6 hours with 4 days left', { expiresAt: inDays(4) }, 6],
    ['hourly with less than 4 days left', { expiresAt: msAfter(inDays(4), -1) }, 1],
    ['in its last millisecond', { expiresAt: msAfter(NOW, 1) }, 1],
    ['never from the moment it ends', { expiresAt: NOW }, null],
    ['every 6 hours when all is used', { balanceMb: 0, isDepleted: true }, 6],
    ['every 6 hours when the balance is not told', { balanceMb: null }, 6],
    ['never once it is over', { expiresAt: inHours(-1) }, null],
    ['never once the network says that it is over', { isExpired: true }, null],
  ])('%s', (_when, overrides, hours) => {
    expect(nextCheckAt(aReading(overrides), { soldAt: inDays(-1), validityDays: 10, isTripNear: false }, NOW)).toEqual(
      hours === null ? null : inHours(hours),
    )
  })

  it('twice a day right before the trip, so that none of its days goes by without a look', () => {
    expect(nextOfUnused(inDays(-1), 10, true)).toEqual(inHours(12))
    expect(nextOfUnused(inDays(-1), 3, true)).toEqual(inHours(6))
  })

  it('every 6 hours for a short bundle, even before its first use', () => {
    expect([2, 3, 4].map((days) => nextOfUnused(inDays(-1), days))).toEqual([inHours(6), inHours(6), inHours(24)])
  })

  it('no more once the eSIM was unused for longer than 372 days', () => {
    expect(nextOfUnused(inDays(-372), 10)).toEqual(inHours(24))
    expect(nextOfUnused(msAfter(inDays(-372), -1), 10)).toBeNull()
  })

  it('less and less often while the network doesn’t answer', () => {
    const minutes = [1, 2, 3, 7, 8, 400].map((failures) => (retryCheckAt(failures, NOW).getTime() - +NOW) / 60_000)
    expect(minutes).toEqual([5, 10, 20, 320, 360, 360])
  })
})

describe('an eSIM was used since the last check', () => {
  it.each<[string, Parameters<typeof isUsedSince>[0], Partial<Reading>, boolean]>([
    ['data is gone', { balanceMb: 900, expiresAt: inDays(8) }, { balanceMb: 899.5 }, true],
    ['its days have begun', { balanceMb: 5000, expiresAt: null }, {}, true],
    ['nothing is gone', { balanceMb: 5000, expiresAt: inDays(8) }, {}, false],
    ['it was topped up', { balanceMb: 100, expiresAt: inDays(8) }, { balanceMb: 1124 }, false],
    ['no balance was told', { balanceMb: 900, expiresAt: inDays(8) }, { balanceMb: null }, false],
    ['no balance was told before', { balanceMb: null, expiresAt: inDays(8) }, {}, false],
    ['its days haven’t begun', { balanceMb: 5000, expiresAt: null }, { balanceMb: 4000, expiresAt: null }, false],
  ])('if %s', (_what, before, now, is) => {
    expect(isUsedSince(before, aReading(now))).toBe(is)
  })
})
