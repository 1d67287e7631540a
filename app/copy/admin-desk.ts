// The words of the admin dashboard: overview, orders and users.
import { placeNames } from './role-places.ts'
import type { DeskSort, DeskState, DeskView } from '#shop/order/desk-order.ts'
import type { FigureName } from '#shop/staff/shop-figures.ts'

export const DESK_TABS = ['overview', 'orders', 'users'] as const
export type DeskTab = (typeof DESK_TABS)[number]

const count = (number: number, one: string) => `${number} ${number === 1 ? one : `${one}s`}`

const STEP_WORDS: Record<string, string> = {
  retrieve_esim_token: 'Access to the network',
  request_iccid_allocation: 'Asking for an eSIM',
  request_top_up: 'Asking for the top-up',
  poll_for_iccid: 'Waiting for the eSIM',
  poll_for_top_up: 'Waiting for the top-up',
  generate_qr_code: 'QR code',
  send_email: 'Mail',
  update_user_record: 'Filing with the customer',
  order_completed: 'Delivery',
}
const MOVE_WORDS: Record<string, string> = {
  started_order_created: 'Order placed',
  completed_order_completed: 'Delivered',
  paid: 'Paid',
  free: 'Free order confirmed',
  expired: 'Payment page ran out',
  refunded: 'Refunded',
  review: 'Stopped for a look',
  flagged: 'Needs a look',
  looked_at: 'Somebody has looked',
  refunded_in_part: 'Refunded in part',
  retry_requested: 'Retry asked for',
}
const PLACES = { started: 'begun', completed: 'done', error: 'failed' }

const plain = (name: string) => name.replaceAll('_', ' ').replace(/^./, (first) => first.toUpperCase())

/** What a line of an order's history says; a move that is not known here is named as it stands. */
export function moveText(move: string): string {
  const known = MOVE_WORDS[move]
  if (known) return known
  const [, place, step] = /^(started|completed|error)_(.+)$/.exec(move) ?? []
  if (step && (place === 'started' || place === 'completed' || place === 'error'))
    return `${STEP_WORDS[step] ?? plain(step)}: ${PLACES[place]}`
  return plain(move)
}

const STATES: Record<DeskState, string> = {
  awaiting_payment: 'Awaiting payment',
  expired: 'Not paid',
  review: 'Needs a look',
  refunded: 'Refunded',
  in_progress: 'In progress',
  stuck: 'Stuck',
  failed: 'Failed',
  completed: 'Completed',
}
const isState = (state: string): state is DeskState => Object.hasOwn(STATES, state)
export const stateText = (state: string): string => (isState(state) ? STATES[state] : plain(state))

export const deskCopy = {
  title: placeNames['/admin-dashboard'],
  lead: 'How the shop is doing, from its own records.',
  signedInAs: (name: string) => `Signed in as ${name}`,
  backHome: 'Back to Home',
  tabsLabel: 'Parts of the dashboard',
  tabs: { overview: 'Overview', orders: 'Orders', users: 'Users' } satisfies Record<DeskTab, string>,
  search: 'Search',
  showAll: 'Show all',
  found: (text: string) => `Found for “${text}”`,
  searchEnded: 'That search has ended. Please search again.',
  unreadable: 'The form could not be read. Please try again.',
  tooOften: (seconds: number) =>
    `That was a little often. Please try again in ${count(Math.max(1, Math.ceil(seconds / 60)), 'minute')}.`,
  nothing: '–',

  overview: {
    heading: 'Overview',
    ranges: 'Days to look at',
    range: (days: number) => `${days} days`,
    period: (from: string, until: string) => `${from} to ${until}, whole days in UTC`,
    figures: {
      revenueCents: 'Revenue incl. VAT',
      netRevenueCents: 'Revenue excl. VAT',
      orders: 'Orders',
      delivered: 'eSIMs delivered',
      topUps: 'Top-ups',
      refunds: 'Refunds',
      refundedCents: 'Refunded',
      couponCents: 'Coupon cost excl. VAT',
    } satisfies Record<FigureName, string>,
    revenueNote: 'Paid, less what was refunded',
    change: (percent: number, days: number) =>
      percent === 0
        ? `As in the ${days} days before`
        : `${percent > 0 ? 'Up' : 'Down'} ${Math.abs(percent)}% on the ${days} days before`,
    noChange: (days: number) => `Nothing in the ${days} days before`,
    now: 'Right now',
    failed: 'Failed orders',
    stuck: 'Stuck orders',
    review: 'Payments to look at',
    stuckNote: 'Paid, and not moved on for ten minutes',
    failedNote: 'A step failed; they can be retried',
    reviewNote: 'They do not match their orders',
    open: 'Show them',
    chart: 'Revenue per day',
    none: (days: number) => `No orders in these ${days} days`,
    summary: (total: string, days: number, orders: number, best: string) =>
      `${total} from ${count(orders, 'order')} in ${days} days; most on ${best}.`,
    summaryOnly: (total: string, days: number, orders: number) =>
      `${total} from ${count(orders, 'order')} in ${days} days.`,
    table: 'The same as a table',
    day: 'Day',
    revenue: 'Revenue incl. VAT',
    ordersColumn: 'Orders',
    activity: 'Recent activity',
    noActivity: 'Nothing has happened yet.',
    activityOf: (data: string, zone: string, isTopUp: boolean) => `${isTopUp ? 'Top-up of ' : ''}${data}, ${zone}`,
  },

  orders: {
    heading: 'Orders',
    views: 'Saved views',
    viewNames: {
      all: 'All',
      stuck: 'Stuck',
      failed: 'Failed',
      review: 'To look at',
      refunded: 'Refunded',
      free: 'Free',
      'top-ups': 'Top-ups',
    } satisfies Record<DeskView, string>,
    searchLabel: 'Reference, e-mail or ICCID',
    searchHint: 'Whole or its beginning. What you type stands in no address.',
    export: 'Export as CSV',
    caption: 'Orders of all brands',
    columns: {
      date: 'Date (UTC)',
      order: 'Order',
      customer: 'Customer',
      bundle: 'Bundle',
      brand: 'Brand',
      total: 'Total',
      state: 'State',
    },
    sorted: {
      newest: 'newest first',
      oldest: 'oldest first',
      dearest: 'highest first',
      cheapest: 'lowest first',
    } satisfies Record<DeskSort, string>,
    sort: 'Order of the list',
    sortBy: (column: string, how: string) => `${column}: show ${how}`,
    topUp: 'Top-up',
    conflict: 'VAT proofs disagree',
    empty: 'No orders here.',
    emptySearch: 'No order was found.',
    pages: 'Pages of orders',
    newer: 'Newer',
    older: 'Older',
    previous: 'Previous',
    next: 'Next',
  },

  users: {
    heading: 'Users',
    text: 'Everybody who bought or opened an account. Those without an account have only ordered.',
    searchLabel: 'Name or e-mail',
    searchHint: 'A part of the name, or the beginning of the address.',
    caption: 'Customers and accounts',
    columns: {
      name: 'Name',
      email: 'E-mail',
      role: 'Role',
      since: 'Since',
      orders: 'Orders',
      esims: 'eSIMs',
      change: 'Change',
    },
    guest: 'no account',
    change: 'Change role',
    changeOf: (name: string) => `Change the role of ${name}`,
    you: 'This is you',
    empty: 'Nobody has bought or signed up yet.',
    emptySearch: 'Nobody was found.',
    pages: 'Pages of users',
  },
} as const
