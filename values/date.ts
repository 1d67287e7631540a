// A day of a trip is the text 'YYYY-MM-DD'; its arithmetic involves no time of day, time zone, or clock.
export type DateOnly = string & { readonly dateOnly: unique symbol }

const FIRST_YEAR = 2000
const LAST_YEAR = 2100
const MS_PER_DAY = 86_400_000
const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** Parses a real calendar day of the years 2000 to 2100; anything else (such as 2026-02-30) is null. */
export function parseDateOnly(text: unknown): DateOnly | null {
  if (typeof text !== 'string' || !hasShape(text)) return null

  const year = Number(text.slice(0, 4))
  if (year < FIRST_YEAR || year > LAST_YEAR) return null

  const instant = Date.parse(`${text}T00:00:00Z`)
  if (Number.isNaN(instant)) return null

  // JavaScript turns 30 February into 2 March, so only a text that survives the round trip is a day.
  const day = textOf(instant)
  return day === text ? day : null
}

/** The day `days` later, or earlier if negative. */
export function addDays(date: DateOnly, days: number): DateOnly {
  return textOf(dayNumber(date) * MS_PER_DAY + days * MS_PER_DAY)
}

/** Days from one day to another: 0 for the same day, negative if `until` is earlier. */
export function daysBetween(from: DateOnly, until: DateOnly): number {
  return dayNumber(until) - dayNumber(from)
}

/**
 * The calendar day of a moment in a time zone (IANA name). Documents, books, rates, and figures have the shop's days
 * (`TIME_ZONE`); whoever wants UTC's says so.
 */
export function dateOnlyOf(instant: Date, timeZone: string): DateOnly {
  // Every request needs today's date; this takes a fiftieth of the time.
  if (timeZone === 'UTC') return textOf(instant.getTime())
  const parts = daysIn(timeZone).formatToParts(instant)
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((each) => each.type === type)?.value ?? ''

  return asDateOnly(`${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`)
}

/** The first moment of a day in a time zone; where the clocks change at midnight, the first that the day has. */
export function startOfDay(day: DateOnly, timeZone: string): Date {
  const utc = dayNumber(day) * MS_PER_DAY
  // No zone is a whole day from UTC, and the moments in between are in order.
  let [before, first] = [utc - MS_PER_DAY, utc + MS_PER_DAY]
  while (first - before > 1) {
    const middle = Math.floor((before + first) / 2)
    if (dateOnlyOf(new Date(middle), timeZone) < day) before = middle
    else first = middle
  }
  return new Date(first)
}

/** The last millisecond of a day in a time zone. */
export const endOfDay = (day: DateOnly, timeZone: string): Date =>
  new Date(startOfDay(addDays(day, 1), timeZone).getTime() - 1)

/** Tells the day that it is in a time zone. Most requests ask for it, so it is computed once a day. */
export function dayTeller(now: () => Date, timeZone: string): () => DateOnly {
  let [first, day, last] = [0, textOf(0), -1]
  return () => {
    const moment = now()
    if (first <= moment.getTime() && moment.getTime() <= last) return day
    day = dateOnlyOf(moment, timeZone)
    first = startOfDay(day, timeZone).getTime()
    last = endOfDay(day, timeZone).getTime()
    return day
  }
}

/** The calendar days that are today somewhere: from the westernmost time zone (UTC-12) to the easternmost (UTC+14). */
export type Today = { earliest: DateOnly; latest: DateOnly }

const MS_PER_HOUR = 3_600_000
const [WESTERNMOST_HOURS, EASTERNMOST_HOURS] = [-12, 14]

/** Today's date around the world. Travelers mean the date where they are, and we can't know which one that is. */
export function todayOnEarth(now: Date): Today {
  const at = (hours: number) => textOf(now.getTime() + hours * MS_PER_HOUR)
  return { earliest: at(WESTERNMOST_HOURS), latest: at(EASTERNMOST_HOURS) }
}

// Creating one costs a hundred times as much as using it.
const DAYS_IN = new Map<string, Intl.DateTimeFormat>()

function daysIn(timeZone: string): Intl.DateTimeFormat {
  const known = DAYS_IN.get(timeZone)
  if (known) return known
  const made = new Intl.DateTimeFormat('en-US', {
    timeZone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  })
  DAYS_IN.set(timeZone, made)
  return made
}

/** A day in readable form: 'Mon 7 Dec 2026'. */
export function formatDay(date: DateOnly): string {
  const day = new Date(dayNumber(date) * MS_PER_DAY)

  return `${WEEKDAYS[day.getUTCDay()]} ${day.getUTCDate()} ${MONTHS[day.getUTCMonth()]} ${day.getUTCFullYear()}`
}

function dayNumber(date: DateOnly): number {
  return Date.parse(`${date}T00:00:00Z`) / MS_PER_DAY
}

function textOf(instant: number): DateOnly {
  return asDateOnly(new Date(instant).toISOString().slice(0, 10))
}

function asDateOnly(text: string): DateOnly {
  if (!hasShape(text)) throw new RangeError(`Not a day of the years 0 to 9999: ${text}`)

  return text
}

function hasShape(text: string): text is DateOnly {
  return /^\d{4}-\d{2}-\d{2}$/.test(text)
}
