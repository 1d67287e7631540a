// How long the shop keeps what is about people. This is the one table: what is purged follows it, and the privacy page and
// docs/operate.md are checked against it.
type Period = { days: number } | { fullYears: number }

export const PERIODS = {
  /** Orders with names, addresses, evidence and eSIMs, their invoices, and withdrawals: tax law, counted from the end of the year. */
  orders: { fullYears: 7 },
  /** Where payouts to partners went and to whom, counted from the end of the year. */
  payouts: { fullYears: 7 },
  /** Bank details of partners who earn nothing any more and have nothing coming, from their end on. */
  bank_details: { days: 90 },
  /** Orders that nobody paid, and the records of people who never bought or signed up. */
  unpaid_orders: { days: 90 },
  /** The IP address in the record of a customer; the one in an order is evidence and stays with it. */
  customer_ips: { days: 90 },
  /** What the payment provider told about payments, in its own words. */
  payment_messages: { days: 90 },
  /** What the network answered to tests by staff. */
  network_answers: { days: 90 },
  /** To whom which mail went that is about no order, and what mail servers said. */
  mails: { days: 180 },
  /** Messages that are closed, from the last word on. */
  messages: { days: 730 },
  /** How much data an eSIM has left, from its end on. */
  usage: { days: 90 },
  /** What was sent to partners' software about their orders, with their answers. */
  webhooks: { days: 30 },
  /** Links, codes, sessions and half-made sign-ups, from their end on. */
  links: { days: 30 },
  /** Companies with a reference code, from their last change on. */
  companies: { fullYears: 7 },
  /** Lines of the log: kept by whoever runs the shop, outside of it. */
  logs: { days: 30 },
} as const satisfies Record<string, Period>

export type Kept = keyof typeof PERIODS

const DAY_MS = 86_400_000

/** What is older than this moment has been kept long enough; full years begin with the year after. */
export function keptSince(kept: Kept, now: Date): Date {
  const period: Period = PERIODS[kept]
  return 'days' in period
    ? new Date(now.getTime() - period.days * DAY_MS)
    : new Date(Date.UTC(now.getUTCFullYear() - period.fullYears, 0, 1))
}

/** As people say it: '90 days', '2 years', or '7 years after the end of the year'. */
export function lastsFor(kept: Kept): string {
  const period: Period = PERIODS[kept]
  if ('fullYears' in period) return `${period.fullYears} years after the end of the year`
  return period.days % 365 === 0 ? `${period.days / 365} years` : `${period.days} days`
}
