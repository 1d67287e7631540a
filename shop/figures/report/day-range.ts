// The days that figures cover: whole days in the shop's time zone, including today, compared with an equal number of
// days.
import { addDays, parseDateOnly, type DateOnly } from '#values/date.ts'

export const RANGE_DAYS = [7, 30, 90, 365] as const
export type RangeDays = (typeof RANGE_DAYS)[number]
/** The days right before, or the same days a year earlier. */
export const COMPARISONS = ['before', 'year'] as const
export type Comparison = (typeof COMPARISONS)[number]

/** From the first day up to, but not including, `until`. */
export type DayRange = { from: DateOnly; until: DateOnly }

export const rangeUntilToday = (days: RangeDays, today: DateOnly): DayRange => ({
  from: addDays(today, 1 - days),
  until: addDays(today, 1),
})

/** The same number of days, right before or a year earlier. */
export const rangeBefore = ({ from, until }: DayRange, days: RangeDays, comparison: Comparison = 'before'): DayRange =>
  comparison === 'before'
    ? { from: addDays(from, -days), until: from }
    : { from: addDays(aYearBefore(until), -days), until: aYearBefore(until) }

/** The same day of the previous year; 28 February for the 29th. */
const aYearBefore = (day: DateOnly): DateOnly => {
  const [year = '', month, date] = day.split('-')
  return parseDateOnly(`${Number(year) - 1}-${month}-${date}`) ?? addDays(day, -366)
}

export function daysInRange({ from, until }: DayRange): DateOnly[] {
  const days: DateOnly[] = []
  for (let day = from; day < until; day = addDays(day, 1)) days.push(day)
  return days
}
