// When partners are paid, and from what amount on: the one place that says so (after-purchase rules §9 "Partner tiers").
import type { DateOnly } from '#shop/values/date.ts'
import { parseDateOnly } from '#shop/values/date.ts'

export const PAYOUT_TERMS = {
  /** The day of the month on which the bank shall pay. */
  day: 10,
  /** Less than this is carried to the next month, in cents; whoever earns nothing any more gets the rest as it is. */
  minimumCents: 2_500,
} as const

/** '2026-12' for a day of that month. */
export const monthOf = (day: DateOnly): string => day.slice(0, 7)

/** The 10th of a month such as '2026-12'. */
const payoutDayOf = (month: string): DateOnly => dayOf(`${month}-${String(PAYOUT_TERMS.day).padStart(2, '0')}`)

/** The bank is asked for the 10th; what is late is paid at once. */
export function executionDay(today: DateOnly): DateOnly {
  const planned = payoutDayOf(monthOf(today))
  return today > planned ? today : planned
}

/** The next 10th that somebody can wait for; that of this month is over once its run was made. */
export function nextPayoutDay(today: DateOnly, isMonthDone: boolean): DateOnly {
  const month = monthOf(today)
  const planned = payoutDayOf(month)
  return isMonthDone || today > planned ? payoutDayOf(monthAfter(month)) : planned
}

/** '2027-01' after '2026-12'. */
export function monthAfter(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number)
  return number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`
}

/** The first moment of a month and the first one after it, in UTC as all papers are. */
export const spanOf = (month: string) => ({
  from: new Date(`${month}-01T00:00:00Z`),
  until: new Date(`${monthAfter(month)}-01T00:00:00Z`),
})

/** The months from one until another, the newest first. */
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
