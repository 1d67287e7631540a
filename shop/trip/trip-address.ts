// The trip lives in the address, ?to=FR,IT&from=2026-12-01&to_date=2026-12-07, and whatever stands there gives a possible trip.
import { isCountryCode } from '#shop/values/country.ts'
import { parseDateOnly } from '#shop/values/date.ts'
import type { DateOnly } from '#shop/values/date.ts'
import { EMPTY_TRIP } from './trip.ts'
import type { Trip } from './trip.ts'

/**
 * Reads a trip and drops what cannot be: unknown and repeated countries, days that do not exist or are past,
 * a departure without an arrival or before it. The length of the list is bounded by the countries there are.
 */
export function readTrip(search: URLSearchParams, today: DateOnly): Trip {
  const codes = search.getAll('to').flatMap((text) => text.toUpperCase().split(','))
  const destinations = [...new Set(codes.map((code) => code.trim()).filter(isCountryCode))]

  const arrival = parseDateOnly(search.get('from'))
  if (arrival === null || arrival < today) return { ...EMPTY_TRIP, destinations }

  const departure = parseDateOnly(search.get('to_date'))
  return { destinations, arrival, departure: departure === null || departure < arrival ? null : departure }
}

/** The trip as parameters; what is not chosen is left out, so an empty trip has none. */
export function writeTrip(trip: Trip): URLSearchParams {
  const search = new URLSearchParams()
  if (trip.destinations.length > 0) search.set('to', trip.destinations.join(','))
  if (trip.arrival) search.set('from', trip.arrival)
  if (trip.departure) search.set('to_date', trip.departure)

  return search
}

/** The trip as the end of an address that people can read, commas and all: '?to=FR,IT'; '' for an empty trip. */
export function tripSearch(trip: Trip): string {
  const text = writeTrip(trip).toString().replaceAll('%2C', ',')

  return text && `?${text}`
}
