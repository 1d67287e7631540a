// Whom the email about a failed payment is for, and when it leaves. Pure rules.
import type { PaymentTrouble } from '#values/payment-trouble.ts'
import { addDays, dateOnlyOf, startOfDay } from '#values/date.ts'

const HOUR_MS = 3_600_000
/** The page has ended by then, so that nobody is written to who is still at it. */
const AFTER_MS = HOUR_MS
const [FROM, UNTIL] = [9, 20]
/** So much later or earlier than planned is no night yet: the mail server was away, or a clock was changed. */
const TOLERANCE = 1
/** An address is written to about one failed payment in so many days. */
export const QUIET_DAYS = 30

/** Whoever has somebody else's card isn't told what to try next. */
const OF_FRAUD = new Set([
  'fraudulent',
  'lost_card',
  'stolen_card',
  'pickup_card',
  'restricted_card',
  'security_violation',
  'merchant_blacklist',
])

/** Null if it is none of the buyer's business. */
export const mailedWhy = ({ why, code }: PaymentTrouble): 'declined' | 'unconfirmed' | null =>
  why === 'refused' || (code !== null && OF_FRAUD.has(code)) ? null : why

const hourOf = (at: Date, timeZone: string) =>
  (at.getTime() - startOfDay(dateOnlyOf(at, timeZone), timeZone).getTime()) / HOUR_MS

/** Nobody is written to in the night of the shop's time zone. */
export function isNight(at: Date, timeZone: string): boolean {
  const hour = hourOf(at, timeZone)
  return hour < FROM - TOLERANCE || hour >= UNTIL + TOLERANCE
}

/** An hour from now, or the next morning. */
export function leavesAt(now: Date, timeZone: string): Date {
  const at = new Date(now.getTime() + AFTER_MS)
  const hour = hourOf(at, timeZone)
  if (hour >= FROM && hour < UNTIL) return at
  const day = dateOnlyOf(at, timeZone)
  return new Date(startOfDay(hour < FROM ? day : addDays(day, 1), timeZone).getTime() + FROM * HOUR_MS)
}
