// Figures per day: the database updates them in the statement that writes an order's history, so that no page has to
// add up the past. The view `order_figures` defines what each history line counts for.
import { sql } from 'drizzle-orm'
import { bigint, boolean, date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant } from '#db/schema/columns.ts'

const counted = (name: string) => integer(name).notNull().default(0)
const cents = (name: string) => bigint(name, { mode: 'number' }).notNull().default(0)

export const figureDays = pgTable(
  'figure_days',
  {
    // in the shop's time zone
    day: date('day', { mode: 'string' }).notNull(),
    // what the row is about: everything, or one zone, country, coupon, or length of the wait from payment to QR code;
    // or new customers, who belong to no brand
    dimension: text('dimension').$type<'all' | 'zone' | 'country' | 'coupon' | 'wait' | 'people'>().notNull(),
    key: text('key').notNull(),
    // the brand's business ID; empty for orders without one
    businessId: text('business_id').notNull(),
    // simultaneous orders add to different rows, so that none waits for another; a finished day has a single row
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
    // the few days that still have several rows
    index('figure_days_in_pieces')
      .on(table.day)
      .where(sql`${table.slot} > 0`),
  ],
)

// One row: the time zone in which days begin, and the result of the last check against the records.
export const figureState = pgTable('figure_state', {
  only: boolean('only').primaryKey().default(true),
  timeZone: text('time_zone').notNull(),
  checkedAt: instant('checked_at'),
  // days and keys whose figures differed from the records
  differences: integer('differences'),
})

// What browsers blocked on our pages: a few rows per day, deleted after a month.
export const blockedReports = pgTable(
  'blocked_reports',
  {
    // UTC
    day: date('day', { mode: 'string' }).notNull(),
    source: text('source').$type<'own' | 'in_page' | 'other_site' | 'framed' | 'extension'>().notNull(),
    directive: text('directive').notNull(),
    // the first part of its path
    page: text('page').notNull(),
    reports: integer('reports').notNull(),
  },
  ({ day, source, directive, page }) => [primaryKey({ columns: [day, source, directive, page] })],
)
