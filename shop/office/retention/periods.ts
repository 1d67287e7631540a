// How long the shop keeps personal data. This is the only table: deletion follows it, and tests check the privacy page
// and docs/operate.md against it.
import { WISH_DAYS } from '#shop/support/wish/wish.ts'
import { dateOnlyOf, startOfDay } from '#values/date.ts'
import { daysLater } from '#values/instant.ts'

type Period = { days: number } | { fullYears: number }

export const PERIODS = {
  /**
   * Orders with names, addresses, evidence, and eSIMs, their invoices, and withdrawals: tax law, counted from the end
   * of the year.
   */
  orders: { fullYears: 7 },
  /** Who was paid how much to which account, counted from the end of the year. */
  payouts: { fullYears: 7 },
  /** Bank details of partners who no longer earn and are owed nothing, counted from then. */
  bank_details: { days: 90 },
  /** Unpaid orders, and records of people who never bought or signed up. */
  unpaid_orders: { days: 90 },
  /** The IP address in a customer's record; the one in an order is evidence and stays with it. */
  customer_ips: { days: 90 },
  /** The payment provider's events about payments, in its own words. */
  payment_messages: { days: 90 },
  /** The network's answers to staff tests. */
  network_answers: { days: 90 },
  /** Who got which email that isn't about an order, and the mail servers' answers. */
  mails: { days: 180 },
  /** Closed messages, counted from the last one. */
  messages: { days: 730 },
  /** Who waits for a country that isn't sold, counted from when their mailbox agreed. */
  wishes: { days: WISH_DAYS },
  /** How much data an eSIM had left, counted from its expiry. */
  usage: { days: 90 },
  /** The later parts of planned trips, counted from the last day of the last one. */
  planned_trips: { days: 30 },
  /** Whom gifts were for, and what was written to them, counted from the last day of the trip. */
  gifts: { days: 90 },
  /** Webhooks sent to partners' software, with their answers. */
  webhooks: { days: 30 },
  /** Messages of connected networks, which name no person but the order. */
  network_messages: { days: 30 },
  /** Links, codes, sessions, and unfinished sign-ups, counted from their end. */
  links: { days: 30 },
  /** Companies with a reference code, counted from their last change. */
  companies: { fullYears: 7 },
  /** Log lines: kept by whoever operates the shop, outside of it. */
  logs: { days: 30 },
} as const satisfies Record<string, Period>

export type Subject = keyof typeof PERIODS

/**
 * Anything older than this has been kept long enough. Full years begin with the following year, by the shop's days like
 * the documents that are kept for them.
 */
export function keptSince(kept: Subject, now: Date, timeZone: string): Date {
  const period: Period = PERIODS[kept]
  if ('days' in period) return daysLater(now, -period.days)
  const year = Number(dateOnlyOf(now, timeZone).slice(0, 4)) - period.fullYears
  return startOfDay(dateOnlyOf(new Date(Date.UTC(year, 0, 1)), 'UTC'), timeZone)
}

/** In words: '90 days', '1 year', '2 years', or '7 years after the end of the year'. */
export function describePeriod(kept: Subject): string {
  const period: Period = PERIODS[kept]
  if ('fullYears' in period) return `${period.fullYears} years after the end of the year`
  const years = period.days / 365
  if (!Number.isInteger(years)) return `${period.days} days`
  return years === 1 ? '1 year' : `${years} years`
}
