import { describe, expect, it } from 'vitest'
import { addDays, parseDateOnly } from '#values/date.ts'
import { isInstalled, isTripNear, reminderOfDay } from './trip-reminder.ts'

const day = (text: string) => {
  const date = parseDateOnly(text)
  if (!date) throw new Error(`${text} is no day.`)
  return date
}
const ARRIVAL = day('2026-12-20')
const before = (days: number) => addDays(ARRIVAL, -days)

describe('a traveler is reminded', () => {
  it.each([
    [8, null],
    [7, 'trip_week'],
    [4, 'trip_week'],
    [3, null],
    [2, null],
    [1, 'trip_eve'],
    [0, null],
    [-1, null],
  ])('%i days before the trip: %s', (days, kind) => {
    expect(reminderOfDay({ arrival: ARRIVAL, orderedOn: before(30), today: before(days) })).toBe(kind)
  })

  it.each([
    [8, 7, 'trip_week'],
    [7, 7, null],
    [6, 5, null],
    [6, 1, 'trip_eve'],
    [2, 1, 'trip_eve'],
    [1, 1, null],
  ])('of an order %i days before the trip on day %i: %s', (ordered, days, kind) => {
    expect(reminderOfDay({ arrival: ARRIVAL, orderedOn: before(ordered), today: before(days) })).toBe(kind)
  })

  it('of no trip without dates', () => {
    expect(reminderOfDay({ arrival: null, orderedOn: before(30), today: before(1) })).toBeNull()
  })
})

describe('an eSIM is installed', () => {
  it.each([
    ['released', false],
    ['downloaded', true],
    ['installed', true],
    ['enabled', true],
    ['disabled', true],
    ['deleted', true],
    ['unknown', false],
    [null, false],
  ] as const)('in the state %s: %s', (profileState, is) => {
    expect(isInstalled({ expiresAt: null, profileState })).toBe(is)
  })

  it('once its days have begun, whatever its state', () => {
    expect(isInstalled({ expiresAt: new Date('2026-12-30T10:00:00Z'), profileState: null })).toBe(true)
  })
})

it('a trip is near on its last two days at home', () => {
  expect([3, 2, 1, 0].map((days) => isTripNear(ARRIVAL, before(days)))).toEqual([false, true, true, false])
  expect(isTripNear(null, before(1))).toBe(false)
})
