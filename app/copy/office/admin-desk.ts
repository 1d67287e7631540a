// The words of the admin dashboard: overview, orders and users.
import { sizeWords } from '#values/data-allowance.ts'
import { placeNames } from '#app/copy/people/role-places.ts'
import type { DeskSort, DeskView } from '#shop/sales/order/desk-order.ts'
import type { DeskState } from '#shop/sales/order/order-conditions.ts'
import type { Dispute } from '#shop/sales/order/order.ts'
import type { Comparison } from '#shop/figures/report/day-range.ts'
import type { FigureName } from '#shop/figures/report/shop-figures.ts'

export const DESK_TABS = ['overview', 'orders', 'users'] as const
export type DeskTab = (typeof DESK_TABS)[number]

const GROUPED = new Intl.NumberFormat('en')
const count = (number: number, one: string) => `${GROUPED.format(number)} ${number === 1 ? one : `${one}s`}`

const periodBefore = (days: number, comparison: Comparison) =>
  comparison === 'year' ? 'the same days a year earlier' : `the previous ${days} days`

const STEP_WORDS: Record<string, string> = {
  retrieve_esim_token: 'Network token',
  request_iccid_allocation: 'eSIM request',
  request_top_up: 'Top-up request',
  poll_for_iccid: 'Waiting for the eSIM',
  poll_for_top_up: 'Waiting for the top-up',
  generate_qr_code: 'QR code',
  send_email: 'Email',
  update_user_record: 'Updating the customer’s record',
  order_completed: 'Delivery',
}
const MOVE_WORDS: Record<string, string> = {
  started_order_created: 'Order placed',
  completed_order_completed: 'Delivered',
  paid: 'Paid',
  free: 'Free order confirmed',
  expired: 'Payment page expired',
  refunded: 'Refunded',
  canceled: 'eSIM canceled',
  dispute_lost: 'Dispute lost',
  review: 'Stopped for review',
  flagged: 'Flagged for review',
  looked_at: 'Reviewed',
  tax_looked_at: 'VAT conflict settled',
  tax_to_look_at: 'VAT conflict reopened',
  refunded_in_part: 'Partly refunded',
  esim_cancelled: 'eSIM canceled',
  esim_replaced: 'eSIM replaced',
  took_place: 'Swapped: takes the former order’s place',
  moved_along: 'Moved to the new eSIM',
  failed_over: 'Sent to another network',
  part_refund_asked: 'Partial refund requested',
  awaiting: 'Payment retried',
  esim_codes_shown: 'eSIM codes viewed',
  document_shown: 'Invoice opened',
  order_mail_asked: 'Email sent again',
  order_noted: 'Note added',
  order_part_refunded: 'Partial refund requested',
  order_refunded: 'Refunded',
  order_retried: 'Retry requested',
  order_resumed: 'Resumed',
  review_closed: 'Reviewed',
  payment_delayed: 'Payment on its way',
  payment_failed: 'Payment failed',
  resumed: 'Resumed after the dispute',
  retry_requested: 'Retry requested',
  installed: 'eSIM in use',
  email_changed: 'Email address corrected by the buyer',
  traveler_renamed: 'Name of the traveler corrected by the buyer',
  corrected: 'Email or name corrected',
  papers_corrected: 'Invoice issued again',
  order_corrected: 'Email or name corrected',
}
const PLACES = { started: 'started', completed: 'done', error: 'failed' }

const plain = (name: string) => name.replaceAll('_', ' ').replace(/^./, (first) => first.toUpperCase())

/** The text of a history line; an unknown move is shown by its own name. */
export function moveText(move: string): string {
  const known = MOVE_WORDS[move]
  if (known) return known
  const [, place, step] = /^(started|completed|error)_(.+)$/.exec(move) ?? []
  if (step && (place === 'started' || place === 'completed' || place === 'error'))
    return `${stepText(step)}: ${PLACES[place]}`
  return plain(move)
}

/** The name of an order step; an unknown one is shown as it is. */
export const stepText = (step: string): string => STEP_WORDS[step] ?? plain(step)

const STATES: Record<DeskState, string> = {
  awaiting_payment: 'Awaiting payment',
  processing: 'Payment on its way',
  expired: 'Not paid',
  review: 'Needs review',
  refunded: 'Refunded',
  dispute_lost: 'Dispute lost',
  in_progress: 'In progress',
  stuck: 'Stuck',
  failed: 'Failed',
  completed: 'Completed',
  canceled: 'eSIM canceled',
  replaced: 'eSIM replaced',
}
const isState = (state: string): state is DeskState => Object.hasOwn(STATES, state)
export const stateText = (state: string): string => (isState(state) ? STATES[state] : plain(state))

/** The forms in which a list leaves as a file. */
export const fileCopy = {
  of: (form: string, list: string) => `${form}: ${list}`,
  semicolon: 'With semicolons',
  excel: 'Excel',
  data: 'XML',
  dataOf: (number: string) => `XML: ${number} as an e-invoice`,
}

/** What the EU's register said about a VAT number, and how it can prove that. */
export const registerCopy = {
  said: (verdict: string) => `${verdict}, asked on`,
  consultation: 'Consultation number',
}

export const deskCopy = {
  title: placeNames['/admin-dashboard'],
  lead: 'How the shop is doing, from its own records.',
  signedInAs: (name: string) => `Signed in as ${name}`,
  backHome: 'Back to Home',
  tabsLabel: 'Dashboard sections',
  tabs: { overview: 'Overview', orders: 'Orders', users: 'Users' } satisfies Record<DeskTab, string>,
  search: 'Search',
  showAll: 'Show all',
  found: (text: string) => `Results for “${text}”`,
  searchEnded: 'That search has expired. Please search again.',
  unreadable: 'We couldn’t read the form. Please try again.',
  tooOften: (seconds: number) =>
    `Too many attempts. Please try again in ${count(Math.max(1, Math.ceil(seconds / 60)), 'minute')}.`,
  nothing: '–',

  overview: {
    heading: 'Overview',
    ranges: 'Date range',
    range: (days: number) => `${days} days`,
    period: (from: string, until: string, timeZone: string) =>
      `${from} to ${until}, full days in ${timeZone.replaceAll('_', ' ')} time`,
    figures: {
      revenueCents: 'Revenue incl. VAT',
      netRevenueCents: 'Revenue excl. VAT',
      orders: 'Orders',
      delivered: 'eSIMs delivered',
      topUps: 'Top-ups',
      replacements: 'eSIMs replaced',
      refunds: 'Refunds',
      refundedCents: 'Refunded',
      couponCents: 'Coupon cost excl. VAT',
      started: 'Orders started',
      free: 'Free orders',
      repeats: 'Orders of repeat customers',
      installed: 'eSIMs in use',
    } satisfies Record<FigureName, string>,
    revenueNote: 'Payments less refunds',
    change: (percent: number, days: number, comparison: Comparison) =>
      percent === 0
        ? `Same as ${periodBefore(days, comparison)}`
        : `${percent > 0 ? 'Up' : 'Down'} ${Math.abs(percent)}% from ${periodBefore(days, comparison)}`,
    noChange: (days: number, comparison: Comparison) => `None in ${periodBefore(days, comparison)}`,
    chart: 'Revenue per day',
    chartOfWeeks: 'Revenue per week',
    revenueNow: 'This period',
    revenueThen: 'Earlier period',
    revenueBefore: { before: 'Period before', year: 'A year earlier' } satisfies Record<Comparison, string>,
    nothingBefore: '–',
    allFigures: 'All figures',
    none: (days: number) => `No orders in these ${days} days`,
    summary: (total: string, days: number, orders: number, best: string, isByWeek: boolean) =>
      `${total} from ${count(orders, 'order')} in ${days} days. Best ${isByWeek ? 'week' : 'day'}: ${best}.`,
    summaryOnly: (total: string, days: number, orders: number) =>
      `${total} from ${count(orders, 'order')} in ${days} days.`,
    table: 'View as a table',
    day: 'Day',
    revenue: 'Revenue incl. VAT',
    ordersColumn: 'Orders',
    activity: 'Recent activity',
    noActivity: 'No activity yet.',
    earlierActivity: (moves: number) => `${moves} more`,
    activityOf: (data: string, zone: string, isTopUp: boolean) =>
      `${isTopUp ? 'Top-up of ' : ''}${sizeWords(data)}, ${zone}`,
  },

  orders: {
    heading: 'Orders',
    views: 'State',
    viewNames: {
      all: 'All',
      stuck: 'Stuck',
      failed: 'Failed',
      'to-look-at': 'Needs attention',
      review: 'Needs review',
      disputes: 'Disputes',
      mismatches: 'Payment mismatches',
      'vat-conflicts': 'VAT conflicts',
      refunded: 'Refunded',
      free: 'Free',
      'top-ups': 'Top-ups',
    } satisfies Record<DeskView, string>,
    filters: (asked: number) => (asked === 0 ? 'Filters' : `Filters (${asked})`),
    filter: {
      from: 'From',
      until: 'Until',
      brand: 'Brand',
      every: 'All',
      least: 'Total from, in euros',
      most: 'Total to, in euros',
      coupon: 'Coupon code',
      country: 'VAT country',
      outside: 'Outside the EU',
      apply: 'Apply filters',
      clear: 'Clear filters',
    },
    searchLabel: 'Order, customer, invoice, payment or ICCID',
    searchHint: 'Also part of a name, or the last digits. Searches aren’t stored in the URL.',
    export: 'Export as CSV',
    caption: 'Orders of all brands',
    columns: {
      date: 'Date',
      order: 'Order',
      customer: 'Customer',
      bundle: 'Bundle',
      brand: 'Brand',
      total: 'Total',
      state: 'State',
    },
    sorted: {
      newest: 'Newest first',
      oldest: 'Oldest first',
      dearest: 'Highest first',
      cheapest: 'Lowest first',
    } satisfies Record<DeskSort, string>,
    sortBy: (column: string, how: string) => `${column}: show ${how.toLowerCase()}`,
    topUp: 'Top-up',
    replacement: 'Replacement',
    /** Its amount is 0, since the first traveler's order was paid for all of them. */
    traveler: (traveler: number) => `Traveler ${traveler}, paid with the first`,
    conflict: 'VAT evidence conflicts',
    partRefunded: (amount: string) => `Partly refunded: ${amount}`,
    disputes: { disputed: 'Payment disputed', dispute_won: 'Dispute won' } satisfies Record<Dispute, string>,
    empty: 'No orders here.',
    emptySearch: 'No orders found.',
    findEverything: 'Search customers and messages for it too',
    pages: 'Order pages',
    newer: 'Newer',
    older: 'Older',
    previous: 'Previous',
    next: 'Next',
  },

  users: {
    heading: 'Users',
    text: 'Everyone who has ordered or opened an account. Guests have only ordered.',
    searchLabel: 'Name or email',
    searchHint: 'Part of the name, or the beginning of the email address.',
    caption: 'Customers and accounts',
    columns: {
      name: 'Name',
      email: 'Email',
      role: 'Role',
      since: 'Since',
      orders: 'Orders',
      esims: 'eSIMs',
      change: 'Change',
    },
    guest: 'guest',
    change: 'Change role',
    changeOf: (name: string) => `Change role of ${name}`,
    you: 'You',
    empty: 'No customers or accounts yet.',
    emptySearch: 'No users found.',
    pages: 'User pages',
  },
} as const
