// The partners' ledger: double entry, append-only. A movement has a unique cause, and its lines sum to zero.
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { businesses } from '#db/schema/people/businesses.ts'
import { cents, instant } from '#db/schema/columns.ts'
import { orders } from './orders.ts'
import { payouts } from '#db/schema/partners/payouts.ts'

export const ledgerMovements = pgTable(
  'ledger_movements',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    kind: text('kind')
      .$type<
        | 'sale'
        | 'refund'
        | 'release'
        | 'payout'
        | 'payout_paid'
        | 'payout_back'
        | 'payout_returned'
        | 'deposit'
        | 'deposit_back'
        | 'deposit_disputed'
        | 'deposit_freed'
        | 'purchase'
        | 'purchase_back'
      >()
      .notNull(),
    // identifies what happened, so that a repeated report is written once
    cause: text('cause').notNull(),
    // what it was about: an order, or a payout
    orderId: uuid('order_id').references(() => orders.id),
    payoutId: uuid('payout_id').references(() => payouts.id),
    at: instant('at').notNull(),
  },
  (table) => [
    uniqueIndex('ledger_cause_unique').on(table.cause),
    index('ledger_movements_by_order').on(table.orderId),
    index('ledger_movements_by_payout').on(table.payoutId),
    index('ledger_movements_by_date').on(table.at),
    check('ledger_movement_about', sql`num_nonnulls(${table.orderId}, ${table.payoutId}) <= 1`),
  ],
)

export const ledgerLines = pgTable(
  'ledger_lines',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    movementId: integer('movement_id')
      .notNull()
      .references(() => ledgerMovements.id),
    // null for the shop's own accounts
    businessId: text('business_id').references(() => businesses.id),
    // a business's held, available, and in-transit earnings; the shop's cost for them, the deductible VAT on top, and
    // what left its bank; a business's prepaid balance and its disputed part; the shop's deposits received, and what it
    // sold for them
    account: text('account')
      .$type<
        | 'held'
        | 'payable'
        | 'transit'
        | 'prepaid'
        | 'disputed'
        | 'commission'
        | 'input_vat'
        | 'bank'
        | 'receipts'
        | 'sales'
      >()
      .notNull(),
    // by its own code or link, by an affiliate it referred, or by its own price; null for payouts
    source: text('source').$type<'own' | 'referral' | 'margin'>(),
    // positive is in favor of the business
    cents: cents('cents').notNull(),
  },
  (table) => [
    index('ledger_lines_by_movement').on(table.movementId),
    index('ledger_lines_of_business').on(table.businessId, table.account),
    // what came after the stored sums is added up from this index alone
    index('ledger_lines_since').on(table.businessId, table.movementId, table.account, table.source, table.cents),
    // a balance is a sum needed for each order, and is added up from this index alone
    index('ledger_lines_prepaid')
      .on(table.businessId, table.cents)
      .where(sql`${table.account} = 'prepaid'`),
    check('ledger_line_moves_something', sql`${table.cents} <> 0`),
    check(
      'ledger_account_of_whom',
      sql`(${table.businessId} is null) = (${table.account} in ('commission', 'input_vat', 'bank', 'receipts', 'sales'))`,
    ),
  ],
)

// Held earnings and their dates: a list of due work, not a part of the ledger.
export const ledgerHolds = pgTable(
  'ledger_holds',
  {
    orderId: uuid('order_id')
      .primaryKey()
      .references(() => orders.id),
    releaseAt: instant('release_at').notNull(),
  },
  (table) => [index('ledger_holds_due').on(table.releaseAt)],
)

// Sums of older lines per account and month (UTC), so that a balance doesn't have to add up years. Derived from the
// lines, and safe to delete anytime. `ledger_kept_until` says up to which movement.
export const ledgerKept = pgTable(
  'ledger_kept',
  {
    businessId: text('business_id')
      .notNull()
      .references(() => businesses.id),
    account: text('account').notNull(),
    // empty if there is none
    source: text('source').notNull(),
    month: text('month').notNull(),
    cents: bigint('cents', { mode: 'number' }).notNull(),
    // how many sales earned something there
    sales: integer('sales').notNull(),
  },
  (table) => [primaryKey({ columns: [table.businessId, table.account, table.source, table.month] })],
)

export const ledgerKeptUntil = pgTable('ledger_kept_until', {
  only: boolean('only').primaryKey().default(true),
  movementId: integer('movement_id').notNull(),
  // the newest movement at the last run: all up to it are finished by the next run
  nextMovementId: integer('next_movement_id').notNull(),
  lookedAt: instant('looked_at').notNull(),
})
