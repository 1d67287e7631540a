// A trip of seven days that is in the future whenever the tests run: from the first of a month, as soon as most bundles
// can wait for it.
import { addDays, parseDateOnly, type DateOnly } from '#values/date.ts'

const MONTHS_AHEAD = 3
/** Longer than any bundle. */
const LONG_DAYS = 183

const now = new Date()
const first = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + MONTHS_AHEAD, 1))
const arrival = parseDateOnly(first.toISOString().slice(0, 10))
if (!arrival) throw new Error('These months ahead, there is no first day.')

export const ARRIVAL: DateOnly = arrival
export const EVE = addDays(ARRIVAL, -1)
/** A day of the trip; its first is 1. */
export const tripDay = (number: number): DateOnly => addDays(ARRIVAL, number - 1)
export const DEPARTURE = tripDay(7)

export const TRIP_DAYS = `from=${ARRIVAL}&to_date=${DEPARTURE}`
export const LONG_TRIP_DAYS = `from=${ARRIVAL}&to_date=${tripDay(LONG_DAYS + 1)}`
