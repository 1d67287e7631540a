// What staff did with the network: calls that happen once however often a button is pressed, and test runs by
// reference.
import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { instant } from '#db/schema/columns.ts'
import { iccidText } from '#db/sealing/iccid-column.ts'
import { orders } from '#db/schema/sales/orders.ts'
import { users } from '#db/schema/people/users.ts'

/** A run's step as last attempted; texts are limited and contain neither token nor activation code. */
export type StaffStepData = {
  name: 'token' | 'order' | 'allocation' | 'iccid' | 'qr' | 'status'
  state: 'pending' | 'processing' | 'completed' | 'error'
  durationMs: number | null
  request: string | null
  response: string | null
  problem: 'request_failed' | 'no_token' | 'timeout' | 'unknown_outcome' | null
  said: string | null
}

export const staffCalls = pgTable(
  'staff_calls',
  {
    // of the confirmation: a second press of the same button finds the first one's row
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    what: text('what').notNull(),
    calledAt: instant('called_at').notNull(),
  },
  (table) => [index('staff_calls_by_age').on(table.calledAt)],
)

// what staff sees of a test order: its network calls and its eSIM
export const staffRuns = pgTable(
  'staff_runs',
  {
    reference: text('reference').primaryKey(),
    // null for a run of an earlier version, which stays as it ended
    orderId: uuid('order_id').references(() => orders.id),
    kind: text('kind').$type<'order' | 'allocation'>().notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    bundleId: text('bundle_id').notNull(),
    // for a run with an order: whether its profile was returned; the order has the rest
    state: text('state').$type<'running' | 'error' | 'completed' | 'released'>().notNull(),
    // for runs of an earlier version, like the last look-up and the lease
    asked: text('asked').$type<'asking' | 'accepted' | 'refused' | 'unknown'>(),
    iccid: iccidText('iccid'),
    steps: jsonb('steps').$type<StaffStepData[]>().notNull(),
    polls: integer('looks').notNull().default(0),
    lookedAt: instant('looked_at'),
    leaseUntil: instant('lease_until'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    uniqueIndex('staff_run_of_order').on(table.orderId),
    index('staff_runs_by_iccid').on(table.iccid),
    index('staff_runs_by_age').on(table.createdAt),
  ],
)

// a staff member's saved view of a list: its query string, under a name
export const savedViews = pgTable(
  'saved_views',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    list: text('list').$type<'orders' | 'inbox'>().notNull(),
    name: text('name').notNull(),
    // the list's query string; never a search text
    query: text('query').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [uniqueIndex('saved_view_names').on(table.userId, table.list, sql`lower(${table.name})`)],
)

// the columns of a list that a staff member doesn't want to see
export const hiddenColumns = pgTable(
  'hidden_columns',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    list: text('list').$type<'orders' | 'inbox' | 'users' | 'esims'>().notNull(),
    hidden: text('hidden').array().notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.list] })],
)

// staff notes about an order or a customer: append-only, and deleted with the account they are about
export const staffNotes = pgTable(
  'staff_notes',
  {
    id: uuid('id').primaryKey(),
    orderId: uuid('order_id').references(() => orders.id),
    customerId: uuid('customer_id').references(() => users.id),
    authorId: uuid('author_id')
      .notNull()
      .references(() => users.id),
    text: text('text').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('staff_notes_by_order').on(table.orderId),
    index('staff_notes_by_customer').on(table.customerId),
    check('staff_note_of_one_thing', sql`num_nonnulls(${table.orderId}, ${table.customerId}) = 1`),
  ],
)
