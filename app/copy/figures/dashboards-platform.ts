// The words of System and Reports on /super-admin-dashboard.
import type { DueKind } from '#shop/delivery/due-work/due-failure.ts'
import type { BlockedSource } from '#shop/figures/health/blocked-report.ts'
import type { HealthFacts, Sign, Verdict } from '#shop/figures/health/health.ts'
import type { ReportName, VatBasis } from '#shop/figures/report/report.ts'
import type { ProfitSplit } from '#shop/sales/order/order-cost.ts'
import { monthText } from '#app/copy/partners/payouts.ts'

const GROUPED = new Intl.NumberFormat('en')
const grouped = (number: number) => GROUPED.format(number)
const count = (number: number, one: string, more = `${one}s`) => `${grouped(number)} ${number === 1 ? one : more}`
const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`
const gigabytes = (bytes: number) => `${(bytes / 1e9).toFixed(1)} GB`

/** 'a minute', '3 hours': a length of time. */
function age(ms: number): string {
  const minutes = Math.floor(ms / 60_000)
  if (minutes < 1) return count(Math.max(0, Math.floor(ms / 1000)), 'second')
  if (minutes < 120) return count(minutes, 'minute')
  return minutes < 2_880 ? count(Math.floor(minutes / 60), 'hour') : count(Math.floor(minutes / 1_440), 'day')
}

export const systemCopy = {
  readAt: (moment: string) => `Live data, read at ${moment}.`,
  again: 'Refresh',
  allWell: 'All checks look good.',
  toLook: (signs: number) => `${count(signs, 'check')} to look at.`,
  caption: 'Health checks',
  columns: { sign: 'Check', verdict: 'Result', fact: 'Details' },
  verdicts: { ok: 'OK', look: 'Check', unknown: 'Unknown' } satisfies Record<Verdict, string>,
  signs: {
    database: 'Database',
    worker: 'Worker',
    due_orders: 'Orders due',
    due_work: 'Work that keeps failing',
    orders: 'Orders that need attention',
    polling: 'Network wait, 7 days',
    mails: 'Emails',
    payment_events: 'Payment events',
    token: 'Network token',
    disk: 'Disk',
    figures: 'Figures',
    blocked: 'Blocked in browsers, 7 days',
  } satisfies Record<Sign, string>,
  facts: {
    database: ({ databaseMs }) => `Responded in ${databaseMs} ms`,
    worker: ({ workerBeatAt }, now) =>
      workerBeatAt ? `Last sweep ${age(now - workerBeatAt.getTime())} ago` : 'Not seen yet',
    due_orders: ({ overdue: { orders, since } }, now) =>
      since ? `${count(orders, 'order')} due, the oldest for ${age(now - since.getTime())}` : 'No orders due',
    due_work: ({ failing }) =>
      failing.length === 0 ? 'Nothing' : `${count(failing.length, 'item')} tried again and again, listed below`,
    orders: ({ toLookAt, stuck, failed, inReview, vatConflicts }) =>
      toLookAt === 0
        ? 'None'
        : `${count(toLookAt, 'order')}: ${grouped(stuck)} stuck, ${grouped(failed)} failed, ${grouped(inReview)} to review, ${count(vatConflicts, 'VAT conflict')}`,
    polling: ({ polling }) =>
      polling
        ? `Median ${seconds(polling.p50Ms)}, 95% within ${seconds(polling.p95Ms)}, latest ${count(polling.orders, 'eSIM')}`
        : 'No eSIMs issued in the last 7 days',
    mails: ({ mails: { waiting, refused } }) =>
      `${grouped(waiting)} not accepted yet, ${grouped(refused)} permanently rejected`,
    payment_events: ({ unprocessedEvents }) =>
      unprocessedEvents === 0
        ? 'All processed'
        : `${count(unprocessedEvents, 'event')} older than a minute not processed`,
    token: ({ tokenAgeMs }) =>
      tokenAgeMs === null
        ? 'None fetched yet. This process gets one when it needs it'
        : `${age(tokenAgeMs)} old, of 50 minutes`,
    disk: ({ disk }) =>
      disk
        ? `${gigabytes(disk.freeBytes)} of ${gigabytes(disk.totalBytes)} free on the data disk`
        : 'The data is on another machine, or the disk doesn’t report it',
    figures: ({ figures: { checkedAt, differences } }, now) =>
      checkedAt === null || differences === null
        ? 'Not checked yet. They are checked against the records every night'
        : `${differences === 0 ? 'Agree with the records' : `${count(differences, 'figure')} differ from the records`}, checked ${age(now - checkedAt.getTime())} ago`,
    blocked: ({ blocked }) => {
      const of = (sources: readonly BlockedSource[]) =>
        blocked.filter(({ source }) => sources.includes(source)).reduce((sum, { reports }) => sum + reports, 0)
      return blocked.length === 0
        ? 'No reports'
        : `${grouped(of(['own']))} of our own files, ${grouped(of(['in_page', 'other_site']))} of other code, ${grouped(of(['framed', 'extension']))} harmless`
    },
  } satisfies Record<Sign, (facts: HealthFacts, now: number) => string>,
} as const

export const failingCopy = {
  heading: 'Work that keeps failing',
  text: 'The shop tried these again and again, each time after a longer rest, and goes on trying. The log has the details.',
  caption: 'Work that keeps failing',
  columns: { what: 'What', problem: 'Problem', tries: 'Tries', since: 'Since', next: 'Next try' },
  order: 'Open the order',
  business: (id: string) => `Business ${id}`,
  kinds: {
    payment_event: 'A payment event',
    payment_page: 'The state of a payment page',
    refund: 'A refund',
    part_refund: 'A partial refund',
    order: 'The delivery of an order',
    mail: 'An email',
    recalled_profile: 'An eSIM that was asked for before its order ended',
    surplus_profile: 'An eSIM that goes back to the network',
    withdrawal: 'The acknowledgment of a withdrawal',
    cancellation: 'An order that its buyer cancels',
    network_trial: 'A test order at a network',
    part_reminder: 'The reminder of a trip’s next part',
    invoice: 'An invoice or a credit note',
    stuck_order: 'An order that nobody could deliver within a day',
    earnings: 'What a partner earned with an order',
    wish: 'The email that a country is on sale',
    esim_check: 'The regular check of an eSIM’s data',
    sweep: 'A regular task of the worker',
    billing_vat_number: 'The VAT number of a business that orders from a balance',
    payout_vat_number: 'The VAT number of a partner who is paid',
    search_engines: 'Changed pages that search engines are told of',
    webhook_event: 'An event for a partner’s webhooks',
    webhook_turn: 'The webhooks of one endpoint of a partner',
  } satisfies Record<DueKind, string>,
} as const

export const blockedCopy = {
  heading: 'Blocked in browsers',
  text: 'What our pages’ security policy blocked, as browsers reported it in the last 7 days (UTC). At most 20 reports a minute are counted. Anyone can send one, so a few prove nothing.',
  caption: 'Blocked in browsers, by kind',
  columns: { what: 'What was blocked', page: 'Page', rule: 'Rule', reports: '7 days', today: 'Today', since: 'Seen' },
  sources: {
    own: {
      name: 'Our own file',
      advice: 'If it began with a release, the page is broken: the policy has to allow the file.',
    },
    in_page: {
      name: 'Code in the page',
      advice: 'Mostly extensions. If it’s suddenly frequent on one page, someone may be attacking it.',
    },
    other_site: {
      name: 'A file from another site',
      advice: 'Mostly extensions. If it’s suddenly frequent on one page, someone may be attacking it.',
    },
    framed: { name: 'Our page in another site’s frame', advice: 'It stayed closed there. Nothing to do.' },
    extension: { name: 'A browser extension', advice: 'Harmless.' },
  } satisfies Record<BlockedSource, { name: string; advice: string }>,
  other: { page: 'Other pages', rule: 'Other' },
  seen: (first: string, last: string) => (first === last ? first : `${first} to ${last}`),
} as const

export const reportsCopy = {
  text: 'All brands. Invoices and credit notes count on their issue date, coupons and profit on the payment date.',
  period: 'Period',
  show: 'Show',
  quarters: 'Quarters',
  months: 'Months',
  /** '2026-Q4' or '2026-11'. */
  periodName: (name: string) =>
    name.includes('Q') ? name.replace(/^(\d+)-Q(\d)$/, 'Quarter $2 of $1') : monthText(name),
  of: (from: string, until: string) => `${from} to ${until}`,
  wrong: 'That period doesn’t exist. Showing the current quarter.',
  download: 'Export as CSV',
  none: 'Nothing issued in this period.',
  noCoupons: 'No coupons used in this period.',
  noProfit: 'Nothing sold in this period.',
  total: 'Total',
  books: {
    accounting: {
      name: 'Accounting per tax country',
      text: 'Invoices, credit notes, commission, partners’ margins, payouts and the payment provider’s fees, line by line. The fees, and what each sale cost and contributed, are only in the file.',
      empty: 'Nothing to account for in this period.',
      papers: 'All invoices and credit notes (ZIP)',
      papersByMonth: 'All invoices and credit notes in one file: choose a month above.',
      columns: {
        place: 'Tax country',
        net: 'Sold, net',
        vat: 'VAT',
        commission: 'Commission',
        margin: 'Partner margin',
        payout: 'Paid to partners',
      },
    },
    oss: {
      name: 'One-Stop Shop return',
      text: 'What was sold to other EU countries in this quarter. Corrections of earlier quarters have their own rows.',
      empty: 'Nothing to declare for this quarter.',
      month: 'The return covers a quarter. Choose one above.',
      columns: { quarter: 'Quarter', country: 'Country', rate: 'VAT rate', net: 'Taxable amount', vat: 'VAT' },
      correction: (quarter: string) => `${quarter}, correction`,
    },
    feesUnavailable:
      'The payment provider isn’t answering, so its fees are missing. Please try again in a few minutes.',
  },
  names: {
    vat: 'VAT per country',
    zones: 'Revenue per zone',
    coupons: 'Coupon cost per code',
    margins: 'Profit',
    unpaid: 'Unpaid orders',
  } satisfies Record<ReportName, string>,
  texts: {
    vat: 'Invoices less credit notes. The EU’s One-Stop Shop return covers the quarter and the rows marked for it.',
    zones: 'Invoices less credit notes, by bundle zone.',
    coupons: 'What each code took off paid and free orders, excl. VAT. Refunds aren’t reflected here.',
    margins:
      'What orders brought without VAT and refunds, less what their networks charge, what the payment provider took, and what affiliates and partners earn. The provider keeps its fee when a payment is refunded. Orders whose cost or fee isn’t known, or not yet, are left out of the contribution and counted.',
    unpaid:
      'Orders that were begun in this period and aren’t paid, with VAT, by what is known about the last payment that was tried. Unpaid orders are deleted after 90 days, and aren’t counted here anymore then.',
  } satisfies Record<ReportName, string>,
  columns: {
    country: 'Country',
    rate: 'VAT rate',
    oss: 'One-Stop Shop',
    net: 'Net',
    vat: 'VAT',
    invoices: 'Invoices',
    creditNotes: 'Credit notes',
    zone: 'Zone',
    total: 'Incl. VAT',
    code: 'Code',
    orders: 'Orders',
    discount: 'Discount excl. VAT',
    cost: 'Cost',
    fee: 'Payment fees',
    commission: 'Commission',
    contribution: 'Contribution',
    unknown: 'Not known',
  },
  by: 'Profit by',
  profitBy: {
    bundle: 'Profit by bundle',
    zone: 'Profit by zone',
    country: 'Profit by country',
    brand: 'Profit by brand',
    coupon: 'Profit by coupon',
    network: 'Profit by network',
  } satisfies Record<ProfitSplit, string>,
  splits: {
    bundle: 'Bundle',
    zone: 'Zone',
    country: 'Country',
    brand: 'Brand',
    coupon: 'Coupon',
    network: 'Network',
  } satisfies Record<ProfitSplit, string>,
  noCountry: 'Unknown country',
  noCoupon: 'Without a coupon',
  unknownOf: (uncosted: number, withoutFee: number) =>
    [uncosted > 0 && count(uncosted, 'cost'), withoutFee > 0 && count(withoutFee, 'fee')].filter(Boolean).join(', '),
  yes: 'Yes',
  no: 'No',
  bases: {
    default: 'Country unknown',
    reverse_charge: 'Reverse charge',
    outside_eu: 'Outside the EU',
  } satisfies Record<Exclude<VatBasis, 'country'>, string>,
  tooOften: (retryAfterSeconds: number) =>
    `Too many attempts. Please try again in ${count(Math.max(1, Math.ceil(retryAfterSeconds / 60)), 'minute')}.`,
} as const
