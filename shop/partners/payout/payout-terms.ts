// When partners are paid, and from what amount: the only place that says so (after-purchase rules §9 "Partner tiers").
import type { DateOnly } from '#values/date.ts'
import { parseDateOnly, startOfDay } from '#values/date.ts'

export const PAYOUT_TERMS = {
  /** The day of the month on which the bank should pay. */
  day: 10,
  /** Less than this is carried over to the next month, in cents; a partner who no longer earns gets the rest anyway. */
  minimumCents: 2_500,
} as const

/** '2026-12' for a day of that month. */
export const toMonth = (day: DateOnly): string => day.slice(0, 7)

/** The 10th of a month such as '2026-12'. */
const payoutDayOf = (month: string): DateOnly => dayOf(`${month}-${String(PAYOUT_TERMS.day).padStart(2, '0')}`)

/** The bank is asked to pay on the 10th, or right away if that is past. */
export function executionDay(today: DateOnly): DateOnly {
  const planned = payoutDayOf(toMonth(today))
  return today > planned ? today : planned
}

/** The next 10th to wait for; this month's has passed once its run was made. */
export function nextPayoutDay(today: DateOnly, isMonthDone: boolean): DateOnly {
  const month = toMonth(today)
  const planned = payoutDayOf(month)
  return isMonthDone || today > planned ? payoutDayOf(monthAfter(month)) : planned
}

/** '2027-01' after '2026-12'. */
export function monthAfter(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number)
  return number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`
}

/** The start of a month and of the next one, in the shop's time zone like all documents. */
export const toMonthSpan = (month: string, timeZone: string) => ({
  from: startOfDay(dayOf(`${month}-01`), timeZone),
  until: startOfDay(dayOf(`${monthAfter(month)}-01`), timeZone),
})

/** The months from one to another, newest first. */
export function monthsBetween(first: string, last: string): string[] {
  const months: string[] = []
  for (let month = first; month <= last; month = monthAfter(month)) months.push(month)
  return months.toReversed()
}

function dayOf(text: string): DateOnly {
  const day = parseDateOnly(text)
  if (!day) throw new Error('A month has no such day.')
  return day
}
