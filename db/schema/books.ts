// What the hourly look at the books found that is not as it has to be, and how far it has read.
import { sql } from 'drizzle-orm'
import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'
import { orders } from './orders.ts'

export const bookDifferences = pgTable(
  'book_differences',
  {
    // the fault and what it is about: reported once for each of these
    key: text('key').primaryKey(),
    fault: text('fault').notNull(),
    // null for what the vendors know of and we do not
    orderId: uuid('order_id').references(() => orders.id),
    reference: text('reference').notNull(),
    facts: jsonb('facts').$type<Record<string, string | number>>().notNull(),
    foundAt: instant('found_at').notNull(),
    seenAt: instant('seen_at').notNull(),
    // a later look found that it is no more
    endedAt: instant('ended_at'),
    // or a person decided what becomes of it; what was left as it is gets named no more
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
