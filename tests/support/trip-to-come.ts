// A trip of seven days that is in the future whenever the tests run: from June 1 of next year.
const YEAR = new Date().getUTCFullYear() + 1

export const EVE = `${YEAR}-05-31`
export const ARRIVAL = `${YEAR}-06-01`
export const DEPARTURE = `${YEAR}-06-07`
/** Half a year, longer than any bundle. */
const LATE_DEPARTURE = `${YEAR}-12-01`

export const TRIP_DAYS = `from=${ARRIVAL}&to_date=${DEPARTURE}`
export const LONG_TRIP_DAYS = `from=${ARRIVAL}&to_date=${LATE_DEPARTURE}`
