// What staff did with the network: calls that happen once however often a button is pressed, and test runs by their reference.
import { index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'
import { users } from './users.ts'

/** One step of a run as it was last tried; texts are capped and hold neither token nor activation code. */
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
    // of the confirmation: the second press of the same button finds the row of the first
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    what: text('what').notNull(),
    calledAt: instant('called_at').notNull(),
  },
  (table) => [index('staff_calls_by_age').on(table.calledAt)],
)

// a staff test allocation; it is nobody's order and stands in no list of orders
export const staffRuns = pgTable(
  'staff_runs',
  {
    reference: text('reference').primaryKey(),
    kind: text('kind').$type<'order' | 'allocation'>().notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    bundleId: text('bundle_id').notNull(),
    state: text('state').$type<'running' | 'error' | 'completed' | 'released'>().notNull(),
    // the network is asked for a profile at most once, unless it said no
    asked: text('asked').$type<'asking' | 'accepted' | 'refused' | 'unknown'>(),
    iccid: text('iccid'),
    steps: jsonb('steps').$type<StaffStepData[]>().notNull(),
    looks: integer('looks').notNull().default(0),
    lookedAt: instant('looked_at'),
    leaseUntil: instant('lease_until'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [index('staff_runs_by_iccid').on(table.iccid), index('staff_runs_by_age').on(table.createdAt)],
)
