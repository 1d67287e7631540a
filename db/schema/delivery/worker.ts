// When the worker last ran, with a row per round, so that a quiet shop can be told from a dead worker; and what it tried
// in vain.
import { index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '#db/schema/columns.ts'

export const workerBeats = pgTable('worker_beats', {
  round: text('round').primaryKey(),
  at: instant('at').notNull(),
})

// A row for each item of due work whose last try failed; it goes when a try succeeds.
export const dueFailures = pgTable(
  'due_failures',
  {
    kind: text('kind').notNull(),
    item: text('item').notNull(),
    // without a reference: it is told of orders that may be gone
    orderId: uuid('order_id'),
    tries: integer('tries').notNull(),
    problem: text('problem').notNull(),
    firstAt: instant('first_at').notNull(),
    nextAt: instant('next_at').notNull(),
    // since when a person is to look at it; null before
    shownAt: instant('shown_at'),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.item] }),
    index('due_failures_by_problem').on(table.kind, table.problem),
  ],
)
