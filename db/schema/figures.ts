// Figures kept per day: the database adds to them in the statement that writes an order's history, so that nobody adds up
// the past when a page is opened. What one line of history counts for is said once, in the view `order_figures`.
import { sql } from 'drizzle-orm'
import { bigint, boolean, date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'

const counted = (name: string) => integer(name).notNull().default(0)
const cents = (name: string) => bigint(name, { mode: 'number' }).notNull().default(0)

export const figureDays = pgTable(
  'figure_days',
  {
    // in the time zone of the shop
    day: date('day', { mode: 'string' }).notNull(),
    // what the row is about: everything, or one zone, country, coupon, or length of the wait from payment
    // to QR code; or the people who came, who belong to no brand
    dimension: text('dimension').$type<'all' | 'zone' | 'country' | 'coupon' | 'wait' | 'people'>().notNull(),
    key: text('key').notNull(),
    // whose brand; empty for orders that note none
    businessId: text('business_id').notNull(),
    // orders that arrive at once add to rows of their own, so that none waits for another; a day that is over has one row
    slot: integer('slot').notNull(),
    started: counted('started'),
    orders: counted('orders'),
    free: counted('free'),
    topUps: counted('top_ups'),
    repeats: counted('repeats'),
    delivered: counted('delivered'),
    installed: counted('installed'),
    refunds: counted('refunds'),
    paidCents: cents('paid_cents'),
    paidVatCents: cents('paid_vat_cents'),
    refundedCents: cents('refunded_cents'),
    refundedVatCents: cents('refunded_vat_cents'),
    couponCents: cents('coupon_cents'),
    customers: counted('customers'),
    accounts: counted('accounts'),
    replacements: counted('replacements'),
  },
  (table) => [
    primaryKey({ columns: [table.dimension, table.day, table.businessId, table.key, table.slot] }),
    // days in more than one piece, which are few
    index('figure_days_in_pieces')
      .on(table.day)
      .where(sql`${table.slot} > 0`),
  ],
)

// One row: in which time zone the days begin, and what the last check against the records found.
export const figureState = pgTable('figure_state', {
  only: boolean('only').primaryKey().default(true),
  timeZone: text('time_zone').notNull(),
  checkedAt: instant('checked_at'),
  // days and keys whose figures were not those of the records
  differences: integer('differences'),
})
