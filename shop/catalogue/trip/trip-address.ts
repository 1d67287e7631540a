// The trip is stored in the page address, ?to=FR,IT&from=2026-12-01&to_date=2026-12-07&travelers=4, and any address gives
// a valid trip.
import { isCountryCode } from '#values/country/country.ts'
import { parseDateOnly } from '#values/date.ts'
import type { DateOnly } from '#values/date.ts'
import type { PlanChoice } from './plan-parts.ts'
import { USAGES } from './recommend-offers.ts'
import { EMPTY_TRIP, MOST_TRAVELERS } from './trip.ts'
import type { Trip } from './trip.ts'

/**
 * Parses a trip and drops what is invalid: unknown and repeated countries, days that don't exist or are past, a
 * departure without an arrival or before it. The number of countries limits the length.
 */
export function readTrip(search: URLSearchParams, today: DateOnly): Trip {
  const codes = search.getAll('to').flatMap((text) => text.toUpperCase().split(','))
  const destinations = [...new Set(codes.map((code) => code.trim()).filter(isCountryCode))]

  const travelers = Math.min(MOST_TRAVELERS, Math.trunc(Number(search.get('travelers'))))
  const trip = { ...EMPTY_TRIP, destinations, ...(travelers > 1 && { travelers }) }

  const arrival = parseDateOnly(search.get('from'))
  if (arrival === null || arrival < today) return trip

  const departure = parseDateOnly(search.get('to_date'))
  return { ...trip, arrival, departure: departure === null || departure < arrival ? null : departure }
}

/** The trip as parameters, without what isn't chosen; none for an empty trip. */
export function writeTrip(trip: Trip): URLSearchParams {
  const search = new URLSearchParams()
  if (trip.destinations.length > 0) search.set('to', trip.destinations.join(','))
  if (trip.arrival) search.set('from', trip.arrival)
  if (trip.departure) search.set('to_date', trip.departure)
  if (trip.travelers && trip.travelers > 1) search.set('travelers', String(trip.travelers))

  return search
}

/** A longer text is no plan: it travels in a cookie. About a hundred countries fit. */
const LONGEST_PLAN = 600

/** A plan as forms and the cart carry it: its trip and use of data, and no part, since those are computed from it. */
export function writePlan({ usage, trip }: PlanChoice): string {
  const search = writeTrip(trip)
  search.set('use', usage)
  return search.toString()
}

/** The same read again; null if it isn't one, lacks a day, or is too long. */
export function readPlan(text: string): PlanChoice | null {
  if (text.length > LONGEST_PLAN) return null
  const search = new URLSearchParams(text)
  const usage = USAGES.find((known) => known === search.get('use'))
  const from = parseDateOnly(search.get('from'))
  if (!usage || !from) return null
  const { destinations, arrival, departure } = readTrip(search, from)
  return arrival && departure && destinations.length > 0 ? { usage, trip: { destinations, arrival, departure } } : null
}
