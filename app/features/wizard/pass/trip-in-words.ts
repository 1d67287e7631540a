// What the dates of a trip are called, on the page and for the ear.
import { formatDay } from '#app/language/formats.ts'
import { wizardCopy } from '#app/copy/catalogue/wizard.ts'
import { datesCopy as copy } from '#app/copy/catalogue/wizard-dates.ts'
import { tripLengthDays, type Trip } from '#shop/catalogue/trip/trip.ts'
import type { DateOnly } from '#values/date.ts'

export function lengthText(arrival: DateOnly, departure: DateOnly): string {
  return wizardCopy.days(tripLengthDays(arrival, departure))
}

/** The announcement after choosing an arrival: what it is, and what to choose next. */
export function arrivalText(trip: Trip): string {
  const { arrival, departure } = trip
  if (!arrival) return ''
  return departure && departure !== arrival
    ? departureText(trip)
    : `${copy.arrival}: ${formatDay(arrival)}. ${copy.askDeparture}`
}

export function departureText({ arrival, departure }: Trip): string {
  return arrival && departure ? copy.summary(formatDay(departure), lengthText(arrival, departure)) : ''
}

/** What a day means for the trip, to be read out after its date. */
export function dayRole(day: DateOnly, { arrival, departure }: Trip): string | null {
  if (arrival && departure && day === departure) {
    const end = copy.departureDay(lengthText(arrival, departure))
    return day === arrival ? `${copy.arrivalDay}, ${end}` : end
  }
  return day === arrival ? copy.arrivalDay : null
}
