// The wizard lives in the address: trip, step and chosen bundle, so that it can be shared and Back works inside it.
import type { Zone } from '#shop/catalogue/bundle/bundle.ts'
import { readTrip, writeTrip } from '#shop/catalogue/trip/trip-address.ts'
import {
  chooseDeparture,
  moveDeparture,
  parseStepDays,
  resetDates,
  toggleDestinations,
  toggleZone,
  withDeparture,
  type Trip,
} from '#shop/catalogue/trip/trip.ts'
import { addDays, type DateOnly } from '#values/date.ts'
import { isPressed, wantedStep, type Step } from './wizard-step.ts'

export type GateProblem = 'no_destinations' | 'dates_missing'

/** The step a visitor may see: dates need a destination, results need both dates (storefront rules §4). */
export function gateStep(wanted: Step, trip: Trip): { step: Step; problem: GateProblem | null } {
  if (wanted === 'destinations') return { step: wanted, problem: null }
  if (trip.destinations.length === 0) return { step: 'destinations', problem: 'no_destinations' }
  if (wanted === 'results' && !(trip.arrival && trip.departure)) return { step: 'dates', problem: 'dates_missing' }
  return { step: wanted, problem: null }
}

/** The step that an address opens. */
export function stepInAddress(search: URLSearchParams, zones: Zone[], today: DateOnly): Step {
  return gateStep(wantedStep(search), tripInAddress(search, zones, today)).step
}

/** The query string of a place in the wizard with its question mark, or '' for its very start. */
export function wizardSearch(trip: Trip, step: Step, bundleId: string | null = null): string {
  const search = writeTrip(trip)
  if (step !== 'destinations') search.set('step', step)
  if (bundleId) search.set('bundle', bundleId)
  const text = search.toString().replaceAll('%2C', ',')
  return text ? `?${text}` : ''
}

/** The longest trip whose length a button can name. */
const MOST_DAYS = 366
/** More than the id of any bundle has, with the use of a plan that it begins; a longer one chooses nothing. */
const LONGEST_BUNDLE_ID = 72

/** The bundle that an address chooses, or the plan. */
export function bundleInAddress(search: URLSearchParams): string | null {
  const bundleId = search.get('bundle')
  return bundleId && bundleId.length <= LONGEST_BUNDLE_ID ? bundleId : null
}

/** The trip that an address asks for, after the button that a script-less form pressed. */
export function tripInAddress(search: URLSearchParams, zones: Zone[], today: DateOnly): Trip {
  const trip = pressed(readTrip(search, today), search, zones)
  // Without script, the field for the departure follows on the arrival; Continue never skips it.
  return isPressed(search) && wantedStep(search) === 'dates' ? withDeparture(trip) : trip
}

/** A trip of `days` days from its arrival on; without an arrival it stays as it is. */
export function withLength(trip: Trip, days: number): Trip {
  if (!trip.arrival) return trip
  const chosen = chooseDeparture(trip, addDays(trip.arrival, days - 1))
  return chosen.ok ? chosen.trip : trip
}

function pressed(trip: Trip, search: URLSearchParams, zones: Zone[]): Trip {
  if (search.has('clear')) return { ...trip, destinations: [] }
  if (search.has('reset')) return resetDates(trip)

  const offered = new Set(zones.flatMap(({ countries }) => countries))
  const toggled = (search.get('toggle') ?? search.get('begin') ?? '').split(',').filter((code) => offered.has(code))
  if (toggled.length > 0) return toggleDestinations(trip, toggled)

  const zone = zones.find(({ name }) => name === search.get('zone'))
  if (zone) return toggleZone(trip, zone)

  const length = parseStepDays(search.get('length') ?? '', MOST_DAYS)
  if (length) return withLength(trip, length)

  const by = parseStepDays(search.get('by') ?? '')
  if (search.has('move') && by) return moveDeparture(trip, search.get('move') === 'earlier' ? -by : by)
  return trip
}
