// The ledger of the partners: double entry, only ever added to. A movement has a cause that exists once; its lines sum to zero.
import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { businesses } from './businesses.ts'
import { cents, instant } from './columns.ts'
import { orders } from './orders.ts'

export const ledgerMovements = pgTable(
  'ledger_movements',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    kind: text('kind').$type<'sale' | 'refund' | 'release'>().notNull(),
    // names what happened: whoever is told of it twice writes it once
    cause: text('cause').notNull(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    at: instant('at').notNull(),
  },
  (table) => [uniqueIndex('ledger_cause_unique').on(table.cause), index('ledger_movements_by_order').on(table.orderId)],
)

export const ledgerLines = pgTable(
  'ledger_lines',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    movementId: integer('movement_id')
      .notNull()
      .references(() => ledgerMovements.id),
    // null for an account of the shop itself
    businessId: text('business_id').references(() => businesses.id),
    // what a business earned and may not have yet, what it may have, and what the shop spends on it
    account: text('account').$type<'held' | 'payable' | 'commission'>().notNull(),
    // from its own sales, or from those of an affiliate that it referred
    source: text('source').$type<'own' | 'referral'>().notNull(),
    // positive is in favor of the business
    cents: cents('cents').notNull(),
  },
  (table) => [
    index('ledger_lines_by_movement').on(table.movementId),
    index('ledger_lines_of_business').on(table.businessId, table.account),
    check('ledger_line_moves_something', sql`${table.cents} <> 0`),
    check('ledger_account_of_whom', sql`(${table.businessId} is null) = (${table.account} = 'commission')`),
  ],
)

// What is held, until when: a list of work, not a part of the ledger.
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
