import { describe, expect, it } from 'vitest'
import { computeUsage } from './data-usage.ts'
import type { History } from './data-usage.ts'

const DAY = 86_400_000
const WEEK_1GB = { bundleId: '01032_5', megabytes: 1024, validityDays: 7, reference: 'order', grantedAt: 0 }
const WEEK_LATER = { ...WEEK_1GB, grantedAt: 5 * DAY }

describe('the data on an eSIM', () => {
  it.each<[string, History, number, object]>([
    [
      'waits for a phone',
      { installedAt: null, grants: [WEEK_1GB], uses: [] },
      300 * DAY,
      { balanceMb: 1024, expiresAt: null, isExpired: false },
    ],
    [
      'is whole at installation',
      { installedAt: 3 * DAY, grants: [WEEK_1GB], uses: [] },
      3 * DAY,
      { balanceMb: 1024, expiresAt: 10 * DAY },
    ],
    [
      'shrinks day by day',
      { installedAt: 0, grants: [WEEK_1GB], uses: [] },
      DAY,
      { balanceMb: 848.46, isDepleted: false },
    ],
    [
      'is empty before the days are over',
      { installedAt: 0, grants: [WEEK_1GB], uses: [] },
      6 * DAY,
      { balanceMb: 0, isDepleted: true, isExpired: false },
    ],
    ['ends with its days', { installedAt: 0, grants: [WEEK_1GB], uses: [] }, 7 * DAY, { isExpired: true }],
    [
      'shrinks by what was used',
      { installedAt: 0, grants: [WEEK_1GB], uses: [{ megabytes: 1000, usedAt: 0 }] },
      0,
      { balanceMb: 24 },
    ],
    [
      'never falls below zero',
      { installedAt: 0, grants: [WEEK_1GB], uses: [{ megabytes: 9000, usedAt: 0 }] },
      0,
      { balanceMb: 0, isDepleted: true },
    ],
    [
      'grows by a top-up before the phone',
      { installedAt: null, grants: [WEEK_1GB, WEEK_LATER], uses: [] },
      5 * DAY,
      { balanceMb: 2048, totalMb: 2048 },
    ],
    [
      'adds the days of both before the phone',
      { installedAt: 6 * DAY, grants: [WEEK_1GB, WEEK_LATER], uses: [] },
      6 * DAY,
      { expiresAt: 20 * DAY },
    ],
    [
      'adds days to a running bundle',
      { installedAt: 0, grants: [WEEK_1GB, WEEK_LATER], uses: [] },
      5 * DAY,
      { expiresAt: 14 * DAY, balanceMb: 1170.29 },
    ],
    [
      'outlives a clock that was set back',
      { installedAt: 9 * DAY, grants: [WEEK_1GB], uses: [] },
      0,
      { balanceMb: 1024, expiresAt: 16 * DAY },
    ],
  ])('%s', (_promise, history, now, expected) => {
    expect(computeUsage(history, now)).toMatchObject(expected)
  })
})
