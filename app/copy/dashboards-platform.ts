// The words of System and Reports on /super-admin-dashboard.
import type { HealthFacts, Sign, Verdict } from '#shop/staff/health.ts'
import type { ReportName, VatBasis } from '#shop/staff/report.ts'

const count = (number: number, one: string, more = `${one}s`) => `${number} ${number === 1 ? one : more}`
const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`
const gigabytes = (bytes: number) => `${(bytes / 1e9).toFixed(1)} GB`

/** 'a minute', '3 hours': how long ago something was. */
function age(ms: number): string {
  const minutes = Math.floor(ms / 60_000)
  if (minutes < 1) return count(Math.max(0, Math.floor(ms / 1000)), 'second')
  if (minutes < 120) return count(minutes, 'minute')
  return minutes < 2_880 ? count(Math.floor(minutes / 60), 'hour') : count(Math.floor(minutes / 1_440), 'day')
}

export const systemCopy = {
  readAt: (moment: string) => `Read at ${moment}. Nothing here is remembered: each look asks anew.`,
  again: 'Read again',
  allWell: 'Everything that we can tell is well.',
  toLook: (signs: number) => `${count(signs, 'sign')} to look at.`,
  caption: 'Signs of health',
  columns: { sign: 'What', verdict: 'Verdict', fact: 'What we know' },
  verdicts: { ok: 'OK', look: 'Look', unknown: 'Not known' } satisfies Record<Verdict, string>,
  signs: {
    database: 'Database',
    worker: 'Worker',
    due_orders: 'Waiting orders',
    orders: 'Stuck, failed and reviewed orders',
    polling: 'Waiting for the network, 7 days',
    mails: 'Mails',
    payment_events: 'Payment events',
    token: 'Token of the network',
    disk: 'Disk',
  } satisfies Record<Sign, string>,
  facts: {
    database: ({ databaseMs }) => `Answered in ${databaseMs} ms`,
    worker: ({ workerBeatAt }, now) =>
      workerBeatAt ? `Last sweep ${age(now - workerBeatAt.getTime())} ago` : 'It has not been seen yet',
    due_orders: ({ overdue: { orders, since } }, now) =>
      since ? `${count(orders, 'order')} due, the oldest for ${age(now - since.getTime())}` : 'No order is due',
    orders: ({ stuck, failed, inReview }) => `${stuck} stuck, ${failed} failed, ${inReview} to review`,
    polling: ({ polling }) =>
      polling
        ? `p50 ${seconds(polling.p50Ms)}, p95 ${seconds(polling.p95Ms)}, ${count(polling.orders, 'eSIM')}`
        : 'No eSIM came in these 7 days',
    mails: ({ mails: { waiting, refused } }) =>
      `${waiting} not taken yet, ${refused} refused for good in the last 7 days`,
    payment_events: ({ unprocessedEvents }) =>
      unprocessedEvents === 0
        ? 'All worked out'
        : `${count(unprocessedEvents, 'event')} older than a minute not worked out`,
    token: ({ tokenAgeMs }) =>
      tokenAgeMs === null
        ? 'This process has fetched none yet; it does when one is needed'
        : `${age(tokenAgeMs)} old, of 50 minutes`,
    disk: ({ disk }) =>
      disk
        ? `${gigabytes(disk.freeBytes)} of ${gigabytes(disk.totalBytes)} free where the data lies`
        : 'The data lies on another machine, or the disk does not tell',
  } satisfies Record<Sign, (facts: HealthFacts, now: number) => string>,
} as const

export const reportsCopy = {
  text: 'All brands together. Invoices and credit notes count on the day of their issue in UTC, coupons on the day of the payment.',
  period: 'Period',
  show: 'Show',
  quarters: 'Quarters',
  months: 'Months',
  quarter: (name: string) => name.replace(/^(\d+)-Q(\d)$/, 'Quarter $2 of $1'),
  of: (from: string, until: string) => `${from} to ${until}`,
  wrong: 'There is no such period; this is the current quarter.',
  download: 'Export as CSV',
  downloadOf: (report: string) => `Export as CSV: ${report}`,
  none: 'Nothing was issued in this period.',
  noCoupons: 'No coupon was used in this period.',
  total: 'All together',
  names: {
    vat: 'VAT per country',
    zones: 'Revenue per zone',
    coupons: 'Coupon cost per code',
  } satisfies Record<ReportName, string>,
  texts: {
    vat: 'What was invoiced less what was credited. The EU’s one-stop shop asks for the quarter, and for the rows that say so.',
    zones: 'What was invoiced less what was credited, by the zone of the bundle.',
    coupons: 'What each code took off the orders that were paid or free, without VAT. Refunds change nothing here.',
  } satisfies Record<ReportName, string>,
  columns: {
    country: 'Country',
    rate: 'VAT rate',
    oss: 'One-stop shop',
    net: 'Net',
    vat: 'VAT',
    invoices: 'Invoices',
    creditNotes: 'Credit notes',
    zone: 'Zone',
    total: 'Incl. VAT',
    code: 'Code',
    orders: 'Orders',
    discount: 'Discount excl. VAT',
  },
  yes: 'Yes',
  no: 'No',
  bases: {
    default: 'Country not known',
    reverse_charge: 'Reverse charge',
    outside_eu: 'Outside the EU',
  } satisfies Record<Exclude<VatBasis, 'country'>, string>,
  tooOften: (retryAfterSeconds: number) =>
    `That was a little often. Please try again in ${count(Math.max(1, Math.ceil(retryAfterSeconds / 60)), 'minute')}.`,
} as const
