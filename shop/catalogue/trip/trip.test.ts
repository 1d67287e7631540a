import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Zone } from '#shop/catalogue/bundle/bundle.ts'
import { addDays, parseDateOnly } from '#values/date.ts'
import type { DateOnly } from '#values/date.ts'
import * as trips from './trip.ts'
import type { Trip } from './trip.ts'

function day(text: string): DateOnly {
  const date = parseDateOnly(text)
  if (!date) throw new Error(`Not a day: ${text}`)
  return date
}

const today = day('2026-12-01')
const zone: Zone = { name: 'Europe', countries: ['FR', 'IT'], prices: { inclEsimCents: {}, topupCents: {} } }
const aTrip = (arrival: string | null, departure: string | null): Trip => ({
  destinations: ['FR'],
  arrival: arrival === null ? null : day(arrival),
  departure: departure === null ? null : day(departure),
})

describe('the length of a trip', () => {
  it.each([
    ['2026-12-07', '2026-12-07', 1],
    ['2026-12-01', '2026-12-07', 7],
    ['2024-02-28', '2024-03-01', 3],
    ['2026-03-28', '2026-03-30', 3],
    ['2026-10-24', '2026-10-26', 3],
    ['2026-12-31', '2027-01-01', 2],
  ])('from %s to %s is %i days', (arrival, departure, days) => {
    expect(trips.tripLengthDays(day(arrival), day(departure))).toBe(days)
  })
})

describe('the destinations of a trip', () => {
  it('are selected and deselected one by one', () => {
    const one = trips.toggleDestination(trips.EMPTY_TRIP, 'FR')
    const two = trips.toggleDestination(one, 'JP')

    expect(two.destinations).toEqual(['FR', 'JP'])
    expect(trips.toggleDestination(two, 'FR').destinations).toEqual(['JP'])
    expect(trips.EMPTY_TRIP.destinations).toEqual([])
  })

  it('are selected by zone until all are, then deselected by zone, and others stay', () => {
    const some = { ...trips.EMPTY_TRIP, destinations: ['JP', 'IT'] }
    const all = trips.toggleZone(some, zone)

    expect(trips.isZoneSelected(some, zone)).toBe(false)
    expect(all.destinations).toEqual(['JP', 'IT', 'FR'])
    expect(trips.isZoneSelected(all, zone)).toBe(true)
    expect(trips.toggleZone(all, zone).destinations).toEqual(['JP'])
  })
})

describe('the dates of a trip', () => {
  it.each([
    [null, null, '2026-12-01', '2026-12-01'],
    ['2026-12-01', '2026-12-05', '2026-12-03', '2026-12-05'],
    ['2026-12-01', '2026-12-05', '2026-12-05', '2026-12-05'],
    ['2026-12-01', '2026-12-05', '2026-12-10', '2026-12-10'],
  ])('%s to %s arriving %s instead depart on %s', (arrival, departure, chosen, expected) => {
    const answer = trips.chooseArrival(aTrip(arrival, departure), day(chosen), today)

    expect(answer).toEqual({ ok: true, trip: aTrip(chosen, expected) })
  })

  it.each([
    ['the arrival first, with the departure', null, null, '2026-12-03', '2026-12-03', '2026-12-03'],
    ['then the last day', '2026-12-03', '2026-12-03', '2026-12-09', '2026-12-03', '2026-12-09'],
    ['the departure of an address that lacks it', '2026-12-03', null, '2026-12-09', '2026-12-03', '2026-12-09'],
    ['the same day twice for a day trip', '2026-12-03', '2026-12-03', '2026-12-03', '2026-12-03', '2026-12-03'],
    ['an earlier arrival instead', '2026-12-03', '2026-12-03', '2026-12-02', '2026-12-02', '2026-12-02'],
    ['a new trip after both', '2026-12-03', '2026-12-09', '2026-12-05', '2026-12-05', '2026-12-05'],
  ])('are chosen day by day: %s', (_what, arrival, departure, chosen, first, last) => {
    const answer = trips.chooseDay(aTrip(arrival, departure), day(chosen), today)
    expect(answer).toEqual({ ok: true, trip: aTrip(first, last) })
  })

  it('cannot begin in the past', () => {
    const past = trips.chooseDay(aTrip(null, null), day('2026-11-30'), today)
    expect(past).toEqual({ ok: false, problem: 'arrival_in_past' })

    const answer = trips.chooseArrival(aTrip(null, null), day('2026-11-30'), today)

    expect(answer).toEqual({ ok: false, problem: 'arrival_in_past' })
  })

  it('cannot end before they begin, nor end without beginning', () => {
    const trip = aTrip('2026-12-10', '2026-12-12')

    expect(trips.chooseDeparture(trip, day('2026-12-10'))).toEqual({
      ok: true,
      trip: aTrip('2026-12-10', '2026-12-10'),
    })
    expect(trips.chooseDeparture(trip, day('2026-12-09'))).toEqual({ ok: false, problem: 'departure_before_arrival' })
    expect(trips.chooseDeparture(aTrip(null, null), today)).toEqual({ ok: false, problem: 'arrival_missing' })
  })

  it.each([
    [30, '2027-01-11'],
    [1, '2026-12-13'],
    [-1, '2026-12-11'],
    [-2, '2026-12-10'],
    [-30, '2026-12-10'],
  ])('moved by %i days end on %s', (byDays, expected) => {
    expect(trips.moveDeparture(aTrip('2026-12-10', '2026-12-12'), byDays)).toEqual(aTrip('2026-12-10', expected))
  })

  it('never end before they begin, however often the stepper is pressed', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -30, max: 30 }), { maxLength: 40 }), (steps) => {
        const moved = steps.reduce(trips.moveDeparture, aTrip('2026-12-10', '2026-12-12'))
        expect(moved.arrival).toBe('2026-12-10')
        expect(moved.departure && moved.departure >= '2026-12-10').toBe(true)
      }),
    )
  })

  it('move by the same number of days forth and back', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 30 }), fc.integer({ min: 0, max: 3000 }), (step, offset) => {
        const arrival = addDays(today, offset)
        const trip: Trip = { destinations: [], arrival, departure: arrival }
        expect(trips.moveDeparture(trips.moveDeparture(trip, step), -step)).toEqual(trip)
      }),
    )
  })

  it('stay empty if there are none to move, and are cleared by a reset', () => {
    expect(trips.moveDeparture(aTrip('2026-12-10', null), 3)).toEqual(aTrip('2026-12-10', '2026-12-13'))
    expect(trips.moveDeparture(aTrip(null, null), 3)).toEqual(aTrip(null, null))
    expect(trips.resetDates(aTrip('2026-12-10', '2026-12-12'))).toEqual(aTrip(null, null))
  })

  it.each([
    ['1', 1],
    ['30', 30],
    [' 7 ', 7],
    ['0', null],
    ['31', null],
    ['-1', null],
    ['1.5', null],
    ['1e1', null],
    ['', null],
  ])('move by the typed number of days, from 1 to 30: %j is %s', (text, days) => {
    expect(trips.parseStepDays(text)).toBe(days)
  })
})
