// The differences found by the hourly comparison of the books, and how far it has read.
import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '#db/schema/columns.ts'
import { orders } from '#db/schema/sales/orders.ts'

export const bookDifferences = pgTable(
  'book_differences',
  {
    // the fault and what it is about: reported once for each of these
    key: text('key').primaryKey(),
    fault: text('fault').notNull(),
    // null for what only the vendors know
    orderId: uuid('order_id').references(() => orders.id),
    reference: text('reference').notNull(),
    facts: jsonb('facts').$type<Record<string, string | number>>().notNull(),
    foundAt: instant('found_at').notNull(),
    seenAt: instant('seen_at').notNull(),
    // a later check found that it is gone
    endedAt: instant('ended_at'),
    // or a person decided what to do; 'left' ones are never reported again
    decidedAs: text('decided_as').$type<'booked' | 'returned' | 'left'>(),
  },
  (table) => [
    index('book_differences_open')
      .on(table.foundAt)
      .where(sql`${table.endedAt} is null`),
  ],
)

export const bookReadings = pgTable('book_readings', {
  name: text('name').primaryKey(),
  readUntil: instant('read_until').notNull(),
  nextAt: instant('next_at').notNull(),
})

// How far the provider's balance was read again for fees that aren't known; one row.
export const feeReadings = pgTable('fee_readings', {
  only: boolean('only').primaryKey().default(true),
  // payments that changed last before this are no longer asked about
  since: instant('since').notNull(),
  // what is being read, from the newest movement back to the oldest; null between two readings
  from: instant('read_from'),
  until: instant('read_until').notNull(),
  // the provider's name of the last movement that was read
  after: text('after'),
  // how often all of it was read, and a fee was still missing
  tries: integer('tries').notNull().default(0),
  nextAt: instant('next_at').notNull(),
})
