// The days until which a message may be snoozed.
import { addDays, parseDateOnly, type DateOnly } from '#values/date.ts'

const MOST_DAYS = 90
const DAYS_PER_WEEK = 7
const MONDAY = 1

/** The days to choose at once, and the range of all others; `monday` is the next one, which may be tomorrow. */
export function snoozeDays(today: DateOnly): { tomorrow: DateOnly; monday: DateOnly; last: DateOnly } {
  const weekday = new Date(`${today}T00:00:00Z`).getUTCDay()
  const untilMonday = (MONDAY + DAYS_PER_WEEK - weekday) % DAYS_PER_WEEK || DAYS_PER_WEEK
  return { tomorrow: addDays(today, 1), monday: addDays(today, untilMonday), last: addDays(today, MOST_DAYS) }
}

/** The day that was chosen; null unless it is tomorrow or later, and in range. */
export function readSnoozeDay(typed: string, today: DateOnly): DateOnly | null {
  const day = parseDateOnly(typed)
  const { tomorrow, last } = snoozeDays(today)
  return day && day >= tomorrow && day <= last ? day : null
}
