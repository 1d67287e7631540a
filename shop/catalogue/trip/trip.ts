// A trip is a choice of countries and two days; every change results in a valid trip.
import type { Zone } from '#shop/catalogue/bundle/bundle.ts'
import type { CountryCode } from '#values/country/country.ts'
import { addDays, daysBetween } from '#values/date.ts'
import type { DateOnly } from '#values/date.ts'
import type { Outcome } from '#values/outcome.ts'

export type Trip = {
  destinations: CountryCode[]
  arrival: DateOnly | null
  departure: DateOnly | null
  /** How many travel; missing for one. */
  travelers?: number
}

/** They share one payment; more are a group, and several orders. */
export const MOST_TRAVELERS = 10

export const EMPTY_TRIP: Trip = { destinations: [], arrival: null, departure: null }

/** The duration stepper moves the departure by 1 to 30 days (storefront rules §4, §9). */
export const MAX_STEP_DAYS = 30

/** Days that a trip touches: end minus start plus 1, so a day trip has 1 (storefront rules §5). */
export function tripLengthDays(arrival: DateOnly, departure: DateOnly): number {
  return daysBetween(arrival, departure) + 1
}

/** Selects a country, or deselects it (storefront rules §4). */
export function toggleDestination(trip: Trip, code: CountryCode): Trip {
  return toggleDestinations(trip, [code])
}

/** Selects these countries, or deselects them if all of them are selected. */
export function toggleDestinations(trip: Trip, codes: readonly CountryCode[]): Trip {
  const isSelected = codes.every((code) => trip.destinations.includes(code))
  const destinations = isSelected
    ? trip.destinations.filter((each) => !codes.includes(each))
    : [...new Set([...trip.destinations, ...codes])]

  return { ...trip, destinations }
}

/** Whether every country of the zone is selected: 'All selected' (storefront rules §4). */
export function isZoneSelected(trip: Trip, zone: Zone): boolean {
  return zone.countries.length > 0 && zone.countries.every((code) => trip.destinations.includes(code))
}

/** Selects all countries of a zone, or deselects them if all are selected (storefront rules §4). */
export function toggleZone(trip: Trip, zone: Zone): Trip {
  return toggleDestinations(trip, zone.countries)
}

/**
 * Sets the arrival, and the departure to the same day if it is unset or earlier (storefront rules §4). Problem:
 * `arrival_in_past` if the day is before `today` (§5).
 */
export function chooseArrival(
  trip: Trip,
  arrival: DateOnly,
  today: DateOnly,
): Outcome<{ trip: Trip }, 'arrival_in_past'> {
  if (arrival < today) return { ok: false, problem: 'arrival_in_past' }

  return { ok: true, trip: withDeparture({ ...trip, arrival }) }
}

/** A trip that has an arrival has a departure as well: that day, if it was unset or earlier. */
export function withDeparture(trip: Trip): Trip {
  const { arrival, departure } = trip
  return arrival !== null && (departure === null || departure < arrival) ? { ...trip, departure: arrival } : trip
}

/**
 * A click on the trip calendar: first sets the arrival and with it a day trip, then the departure, then starts a new
 * trip. A day before the arrival becomes the arrival. Problem: `arrival_in_past`.
 */
export function chooseDay(trip: Trip, day: DateOnly, today: DateOnly): Outcome<{ trip: Trip }, 'arrival_in_past'> {
  const { arrival, departure } = trip
  const isOpen = departure === null || departure === arrival
  if (arrival !== null && isOpen && day >= arrival) return { ok: true, trip: { ...trip, departure: day } }

  return chooseArrival({ ...trip, departure: null }, day, today)
}

/**
 * Sets the departure (storefront rules §5).
 * Problems: `arrival_missing` before an arrival is chosen, `departure_before_arrival`.
 */
export function chooseDeparture(
  trip: Trip,
  departure: DateOnly,
): Outcome<{ trip: Trip }, 'departure_before_arrival' | 'arrival_missing'> {
  if (trip.arrival === null) return { ok: false, problem: 'arrival_missing' }
  if (departure < trip.arrival) return { ok: false, problem: 'departure_before_arrival' }

  return { ok: true, trip: { ...trip, departure } }
}

/** Moves the departure by whole days, never before the arrival, where it starts if unset (storefront rules §4). */
export function moveDeparture(trip: Trip, byDays: number): Trip {
  if (trip.arrival === null) return trip

  const moved = addDays(trip.departure ?? trip.arrival, byDays)
  return { ...trip, departure: moved < trip.arrival ? trip.arrival : moved }
}

/** The typed number of days: a whole number from 1 to `most`, else null (storefront rules §5). */
export function parseStepDays(text: string, most = MAX_STEP_DAYS): number | null {
  const days = /^\s*\d{1,3}\s*$/.test(text) ? Number(text) : 0

  return days >= 1 && days <= most ? days : null
}

/** Clears both dates and keeps the destinations. */
export function resetDates(trip: Trip): Trip {
  return { ...trip, arrival: null, departure: null }
}
