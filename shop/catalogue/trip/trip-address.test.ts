import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { COUNTRY_CODES } from '#values/country/country.ts'
import { addDays, parseDateOnly } from '#values/date.ts'
import type { DateOnly } from '#values/date.ts'
import { EMPTY_TRIP } from './trip.ts'
import { readTrip, writeTrip } from './trip-address.ts'

function day(text: string): DateOnly {
  const date = parseDateOnly(text)
  if (!date) throw new Error(`Not a day: ${text}`)
  return date
}

const today = day('2026-12-01')
const read = (query: string) => readTrip(new URLSearchParams(query), today)

describe('the trip in the address', () => {
  it.each([
    ['to=FR,IT&from=2026-12-01&to_date=2026-12-07', ['FR', 'IT'], '2026-12-01', '2026-12-07'],
    ['to=fr,%20it&to=JP', ['FR', 'IT', 'JP'], null, null],
    ['to=FR,FR,ZZ,constructor,,UK', ['FR'], null, null],
    ['to=FR&from=2026-11-30&to_date=2026-12-07', ['FR'], null, null],
    ['to=FR&from=2027-02-30&to_date=2027-03-07', ['FR'], null, null],
    ['to=FR&from=2026-12-05&to_date=2026-12-04', ['FR'], '2026-12-05', null],
    ['from=2026-12-05&to_date=<script>', [], '2026-12-05', null],
    ['to_date=2026-12-05', [], null, null],
    ['', [], null, null],
  ])('%j is a valid trip', (query, destinations, arrival, departure) => {
    expect(read(query)).toEqual({ destinations, arrival, departure })
  })

  it.each([
    ['4', 4],
    ['99', 10],
    ['1', undefined],
    ['-3', undefined],
    ['many', undefined],
  ])('takes %j for %s travelers', (text, travelers) => {
    expect(read(`to=FR&travelers=${text}`).travelers).toBe(travelers)
  })

  it('says nothing of what is not chosen', () => {
    expect(writeTrip(EMPTY_TRIP).toString()).toBe('')
  })

  it('can be read back unchanged, even with every country in the world', () => {
    const trips = fc.record({
      destinations: fc.uniqueArray(fc.constantFrom(...COUNTRY_CODES), { maxLength: COUNTRY_CODES.length }),
      offset: fc.integer({ min: 0, max: 700 }),
      days: fc.integer({ min: 0, max: 60 }),
      travelers: fc.integer({ min: 1, max: 10 }),
    })
    fc.assert(
      fc.property(trips, ({ destinations, offset, days, travelers }) => {
        const arrival = addDays(today, offset)
        const trip = { destinations, arrival, departure: addDays(arrival, days), ...(travelers > 1 && { travelers }) }
        expect(readTrip(writeTrip(trip), today)).toEqual(trip)
        expect(read(writeTrip(trip).toString())).toEqual(trip)
      }),
    )
    expect(read(`to=${COUNTRY_CODES.join(',')}`).destinations).toEqual(COUNTRY_CODES)
  })

  it('never fails, whatever it contains', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string(), fc.string(), (to, from, until) => {
        const trip = readTrip(new URLSearchParams({ to, from, to_date: until }), today)
        expect(readTrip(writeTrip(trip), today)).toEqual(trip)
      }),
    )
  })
})
