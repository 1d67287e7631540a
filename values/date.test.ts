import * as fc from 'fast-check'
import { afterEach, describe, expect, it, vi } from 'vitest'
import {
  addDays,
  dateOnlyOf,
  dayTeller,
  daysBetween,
  endOfDay,
  formatDay,
  parseDateOnly,
  startOfDay,
  todayOnEarth,
} from './date.ts'
import type { DateOnly } from './date.ts'

function day(text: string): DateOnly {
  const date = parseDateOnly(text)
  if (!date) throw new Error(`Not a day: ${text}`)
  return date
}

const anyDay = fc.integer({ min: 0, max: 36_889 }).map((days) => addDays(day('2000-01-01'), days))

afterEach(() => vi.unstubAllEnvs())

describe('a day', () => {
  it.each(['2026-12-07', '2024-02-29', '2000-02-29', '2000-01-01', '2100-12-31'])('is read from %s', (text) => {
    expect(parseDateOnly(text)).toBe(text)
  })

  it.each([
    '2026-02-30',
    '2025-02-29',
    '2100-02-29',
    '2026-13-01',
    '2026-00-10',
    '2026-04-31',
    '2026-01-00',
    '1999-12-31',
    '2101-01-01',
    '2026-1-1',
    '07-12-2026',
    '2026-12-07T00:00',
    ' 2026-12-07',
    '2026-12-07\n',
    '',
    null,
    undefined,
    20261207,
    new Date(0),
    { date: '2026-12-07' },
  ])('is not read from %j', (text) => {
    expect(parseDateOnly(text)).toBeNull()
  })

  it.each([
    ['2026-01-31', 1, '2026-02-01'],
    ['2024-02-28', 1, '2024-02-29'],
    ['2026-02-28', 1, '2026-03-01'],
    ['2026-12-31', 1, '2027-01-01'],
    ['2024-03-01', -1, '2024-02-29'],
    ['2026-03-28', 2, '2026-03-30'],
    ['2026-10-24', 2, '2026-10-26'],
    ['2026-12-07', 0, '2026-12-07'],
  ])('%s moved by %i days is %s', (from, days, expected) => {
    expect(addDays(day(from), days)).toBe(expected)
    expect(daysBetween(day(from), day(expected))).toBe(days)
  })

  it('is the same after moving there and back, and the days in between are counted', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: -400, max: 400 }), (date, days) => {
        const moved = addDays(date, days)
        expect(daysBetween(date, moved)).toBe(days)
        expect(addDays(moved, -days)).toBe(date)
        expect(moved > date).toBe(days > 0)
      }),
    )
  })

  it.each(['America/St_Johns', 'Pacific/Apia', 'Asia/Tokyo', 'Europe/Amsterdam', 'Australia/Lord_Howe'])(
    'has the same arithmetic across both clock changes in %s',
    (timeZone) => {
      vi.stubEnv('TZ', timeZone)
      expect(new Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(timeZone)

      for (let offset = 0; offset < 366; offset += 1) {
        const date = addDays(day('2026-01-01'), offset)
        expect(daysBetween(day('2026-01-01'), date)).toBe(offset)
        expect(parseDateOnly(date)).toBe(date)
      }
      expect(formatDay(day('2026-03-29'))).toBe('Sun 29 Mar 2026')
    },
  )

  it('depends on the time zone', () => {
    const instant = new Date('2026-12-07T23:30:00Z')

    expect(dateOnlyOf(instant, 'UTC')).toBe('2026-12-07')
    expect(dateOnlyOf(instant, 'Europe/Amsterdam')).toBe('2026-12-08')
    expect(dateOnlyOf(instant, 'America/New_York')).toBe('2026-12-07')
  })

  it.each([
    ['2026-12-07', 'Mon 7 Dec 2026'],
    ['2024-02-29', 'Thu 29 Feb 2024'],
    ['2100-12-31', 'Fri 31 Dec 2100'],
  ])('%s is spoken as %s', (date, text) => {
    expect(formatDay(day(date))).toBe(text)
  })
})

describe('a day in a time zone', () => {
  it.each([
    ['2026-11-27', 'UTC', '2026-11-27T00:00:00.000Z', '2026-11-27T23:59:59.999Z'],
    ['2026-11-28', 'Europe/Amsterdam', '2026-11-27T23:00:00.000Z', '2026-11-28T22:59:59.999Z'],
    ['2026-03-29', 'Europe/Amsterdam', '2026-03-28T23:00:00.000Z', '2026-03-29T21:59:59.999Z'],
    ['2026-10-25', 'Europe/Amsterdam', '2026-10-24T22:00:00.000Z', '2026-10-25T22:59:59.999Z'],
    ['2018-11-04', 'America/Sao_Paulo', '2018-11-04T03:00:00.000Z', '2018-11-05T01:59:59.999Z'],
    ['2026-11-27', 'Pacific/Kiritimati', '2026-11-26T10:00:00.000Z', '2026-11-27T09:59:59.999Z'],
  ])('%s in %s is from %s to %s', (date, timeZone, first, last) => {
    expect(startOfDay(day(date), timeZone).toISOString()).toBe(first)
    expect(endOfDay(day(date), timeZone).toISOString()).toBe(last)
  })
})

it('tells the day of every moment, in whatever order they come', () => {
  const aroundASkippedDay = fc.date({
    min: new Date('2011-12-28'),
    max: new Date('2012-01-02'),
    noInvalidDate: true,
  })
  const aroundAClockChange = fc.date({
    min: new Date('2026-10-23'),
    max: new Date('2026-10-27'),
    noInvalidDate: true,
  })
  const moments = fc.array(fc.oneof(aroundASkippedDay, aroundAClockChange), { minLength: 1, maxLength: 30 })
  const zones = fc.constantFrom('UTC', 'Europe/Amsterdam', 'America/Sao_Paulo', 'Pacific/Apia', 'Pacific/Kiritimati')
  fc.assert(
    fc.property(moments, zones, (each, zone) => {
      let now = new Date(0)
      const today = dayTeller(() => now, zone)
      for (now of each) expect(today()).toBe(dateOnlyOf(now, zone))
    }),
  )
})

describe('today on earth', () => {
  it.each([
    ['2026-11-21T00:00:00Z', '2026-11-20', '2026-11-21'],
    ['2026-11-21T09:59:59Z', '2026-11-20', '2026-11-21'],
    ['2026-11-21T10:00:00Z', '2026-11-20', '2026-11-22'],
    ['2026-11-21T11:59:59Z', '2026-11-20', '2026-11-22'],
    ['2026-11-21T12:00:00Z', '2026-11-21', '2026-11-22'],
  ])('at %s is a day from %s to %s', (now, earliest, latest) => {
    expect(todayOnEarth(new Date(now))).toEqual({ earliest, latest })
  })

  it('contains the day of every time zone', () => {
    const zones = Intl.supportedValuesOf('timeZone')
    fc.assert(
      fc.property(fc.date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true }), (now) => {
        const { earliest, latest } = todayOnEarth(now)
        for (const zone of ['Etc/GMT+12', 'Pacific/Kiritimati', ...zones.slice(0, 40)]) {
          const there = dateOnlyOf(now, zone)
          expect(there >= earliest && there <= latest, `${zone}: ${there}`).toBe(true)
        }
      }),
      { numRuns: 20 },
    )
  })
})
