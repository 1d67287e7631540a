// Which days the figures of a dashboard are about: whole days in UTC, today included, compared with as many before.
import { addDays, type DateOnly } from '#shop/values/date.ts'

export const RANGE_DAYS = [7, 30, 90] as const
export type RangeDays = (typeof RANGE_DAYS)[number]

/** From the first day on until before the day `until`. */
export type DayRange = { from: DateOnly; until: DateOnly }

export const rangeUntilToday = (days: RangeDays, today: DateOnly): DayRange => ({
  from: addDays(today, 1 - days),
  until: addDays(today, 1),
})

/** As many days, right before. */
export const rangeBefore = ({ from }: DayRange, days: RangeDays): DayRange => ({
  from: addDays(from, -days),
  until: from,
})

export function daysOf({ from, until }: DayRange): DateOnly[] {
  const days: DateOnly[] = []
  for (let day = from; day < until; day = addDays(day, 1)) days.push(day)
  return days
}

/** The first moment of a day in UTC. */
export const startOf = (day: DateOnly): Date => new Date(`${day}T00:00:00.000Z`)
