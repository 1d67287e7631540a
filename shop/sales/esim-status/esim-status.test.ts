import { describe, expect, it } from 'vitest'
import { bundleStatus, countdownUntil, readHistory, readMegabytes, usageColor, usagePercent } from './esim-status.ts'

const NOW = new Date('2027-06-01T12:00:00Z')
const inSeconds = (seconds: number) => new Date(NOW.getTime() + seconds * 1000)

describe('the status of a bundle', () => {
  it.each([
    ['no expiry', { expiresAt: null }, 'Not Activated'],
    ['no expiry, whatever else is said', { expiresAt: null, isDepleted: true, isExpired: true }, 'Not Activated'],
    ['an expiry to come', { expiresAt: inSeconds(1) }, 'Active'],
    ['an expiry this very moment', { expiresAt: NOW }, 'Expired'],
    ['an expiry gone by', { expiresAt: inSeconds(-1) }, 'Expired'],
    ['the expired flag before its expiry', { expiresAt: inSeconds(60), isExpired: true }, 'Expired'],
    ['the depleted flag', { expiresAt: inSeconds(60), isDepleted: true }, 'Depleted'],
    ['both flags', { expiresAt: inSeconds(-60), isDepleted: true, isExpired: true }, 'Depleted'],
  ])('with %s', (_, told, status) => {
    expect(bundleStatus({ isDepleted: false, isExpired: false, ...told }, NOW)).toBe(status)
  })
})

describe('megabytes', () => {
  it.each([
    [2048, 2048],
    [0, 0],
    [-3, 0],
    ['1024.50', 1024.5],
    ['-20', 0],
    ['', null],
    ['  ', null],
    ['plenty', null],
    [Number.NaN, null],
    [Number.POSITIVE_INFINITY, null],
    [null, null],
    [undefined, null],
  ])('reported as %j are %j', (told, megabytes) => {
    expect(readMegabytes(told)).toBe(megabytes)
  })
})

describe('the colour of what is left', () => {
  it.each([
    [5120, 'green'],
    [300.01, 'green'],
    [300, 'yellow'],
    [100.01, 'yellow'],
    [100, 'red'],
    [0, 'red'],
  ])('of %d MB is %s', (balanceMb, color) => {
    expect(usageColor(balanceMb)).toBe(color)
  })
})

describe('the percentage used', () => {
  it.each([
    [5120, 5120, 0],
    [2560, 5120, 50],
    [0, 5120, 100],
    [6000, 5120, 0],
    [-50, 5120, 100],
    [null, 5120, null],
    [100, 0, null],
    [100, Number.NaN, null],
  ])('with %j of %d MB left is %j', (balanceMb, totalMb, percent) => {
    expect(usagePercent(balanceMb, totalMb)).toBe(percent)
  })
})

describe('the countdown', () => {
  it.each([
    [1, { days: 0, hours: 0, minutes: 0, seconds: 1 }],
    [59, { days: 0, hours: 0, minutes: 0, seconds: 59 }],
    [60, { days: 0, hours: 0, minutes: 1, seconds: 0 }],
    [86_399, { days: 0, hours: 23, minutes: 59, seconds: 59 }],
    [86_400, { days: 1, hours: 0, minutes: 0, seconds: 0 }],
    [12 * 86_400 + 3 * 3600 + 4 * 60 + 5, { days: 12, hours: 3, minutes: 4, seconds: 5 }],
    [0, null],
    [0.4, null],
    [-5, null],
  ])('%d seconds before the expiry shows %j', (seconds, parts) => {
    expect(countdownUntil(inSeconds(seconds), NOW)).toEqual(parts)
  })
})

describe('the newest history entry', () => {
  it.each([
    [
      { totalMb: 5120, zone: '01032_3' },
      { totalMb: 5120, zone: '01032_3' },
    ],
    [
      { totalMb: '3072', zone: ' ' },
      { totalMb: 3072, zone: 'Unknown' },
    ],
    [
      { totalMb: -7, zone: null },
      { totalMb: 0, zone: 'Unknown' },
    ],
    [
      { totalMb: null, zone: '01032_3' },
      { totalMb: 0, zone: '01032_3' },
    ],
    [null, { totalMb: 0, zone: 'Unknown' }],
  ])('%j means %j', (entry, facts) => {
    expect(readHistory(entry)).toEqual(facts)
  })
})
