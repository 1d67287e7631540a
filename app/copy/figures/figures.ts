// The words of /admin-dashboard/figures, and of everything that waits for somebody.
import { placeNames } from '#app/copy/people/role-places.ts'
import type { Comparison } from '#shop/figures/report/day-range.ts'
import type { FUNNEL } from '#shop/figures/report/shop-figures.ts'
import type { Split } from '#shop/figures/report/view-shop-figures.ts'

const GROUPED = new Intl.NumberFormat('en')
const grouped = (number: number) => GROUPED.format(number)

export const figuresCopy = {
  title: placeNames['/admin-dashboard/figures'],
  lead: 'How the shop sells and delivers. Each figure means the same on every page.',
  comparisons: 'Compare with',
  compared: { before: 'The period before', year: 'A year earlier' } satisfies Record<Comparison, string>,
  against: (from: string, until: string) => `Compared with ${from} to ${until}.`,
  was: (value: string) => `Before: ${value}`,
  sold: 'Sales',
  median: 'Payment to QR code, median',
  p95: 'Payment to QR code, 95%',
  noWaits: 'None',
  waitNote: 'Measured to within 5%',
  repeatShare: 'Orders of repeat customers',
  ofOrders: (percent: number) => `${percent}% of paid and free orders`,
  funnel: 'From order to use',
  funnelText: 'Orders count on the day they were placed, paid, delivered and first used.',
  steps: {
    started: 'Started',
    orders: 'Paid or free',
    delivered: 'Delivered',
    installed: 'In use',
  } satisfies Record<(typeof FUNNEL)[number], string>,
  step: 'Step',
  now: 'This period',
  before: 'Earlier period',
  change: 'Change',
  shareOfStarted: 'Of started',
  splits: {
    brand: 'Revenue by brand',
    zone: 'Revenue by zone',
    country: 'Revenue by country',
    coupon: 'Revenue by coupon',
  } satisfies Record<Split, string>,
  split: { brand: 'Brand', zone: 'Zone', country: 'Country', coupon: 'Coupon' } satisfies Record<Split, string>,
  splitText: {
    brand: 'Sales of a removed brand count as the shop’s own.',
    zone: 'The zone at the time of the sale.',
    country: 'The country whose VAT was charged.',
    coupon: 'Revenue of the orders that used it. A batch of codes is one line.',
  } satisfies Record<Split, string>,
  noCountry: 'Unknown country',
  outsideEu: 'Outside the EU',
  columns: { orders: 'Orders', revenue: 'Revenue incl. VAT', before: 'Earlier period', refunded: 'Refunded' },
  top: (shown: number, best: string) => (shown === 1 ? `${best}.` : `The first ${shown}. Most: ${best}.`),
  none: 'Nothing was sold in this period.',
  table: 'View as a table',
} as const

export const waitingCopy = {
  heading: 'Needs attention',
  total: (number: number) => (number === 1 ? '1 open item' : `${grouped(number)} open items`),
  allWell: 'All clear. Nothing needs attention.',
  open: 'View',
  names: {
    stuck: 'Stuck orders',
    failed: 'Failed orders',
    review: 'Orders to review',
    disputes: 'Disputes',
    mismatches: 'Payment mismatches',
    'vat-conflicts': 'VAT conflicts',
    messages: 'Open messages',
    mails: 'Emails not delivered',
    paymentEvents: 'Unprocessed payment events',
    figures: 'Figures that differ',
    books: 'Differences in the books',
    work: 'Work that keeps failing',
    networks: 'Networks low on credit',
    rates: 'Currency rates to renew',
  },
  notes: {
    stuck: 'Paid, with no progress for ten minutes',
    failed: 'A step failed. You can retry them.',
    review: 'Stopped or flagged, including disputes and mismatches',
    disputes: 'The buyer’s bank wants the money back, or decided for us',
    mismatches: 'Paid, but not for what was ordered',
    'vat-conflicts': 'Countries disagree, in quarters still to be declared',
    messages: (late: number) =>
      late === 0 ? 'All within 24 hours' : `${grouped(late)} waiting for more than 24 hours`,
    mails: 'Rejected, or not accepted yet',
    paymentEvents: 'Received from the payment provider, not processed yet',
    figures: 'Saved figures that don’t match the records',
    work: 'Tried again and again in vain',
    networks: 'Off sale until their credit is filled up, or with less than three days of sales left',
    rates: 'Older than 14 days, or soon: visitors read euros alone, and costs of networks follow an old rate',
    books: 'The shop’s records don’t match the network’s or the payment provider’s',
  },
} as const
