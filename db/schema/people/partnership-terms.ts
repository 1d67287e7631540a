// Which terms of partnership a business accepted, and when; no row is ever changed.
import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '#db/schema/columns.ts'
import { businesses } from './businesses.ts'
import { users } from './users.ts'

export const acceptedTerms = pgTable(
  'accepted_terms',
  {
    businessId: text('business_id')
      .notNull()
      .references(() => businesses.id),
    // the day of the text, YYYY-MM-DD
    version: text('version').notNull(),
    acceptedBy: uuid('accepted_by')
      .notNull()
      .references(() => users.id),
    acceptedAt: instant('accepted_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.businessId, table.version] })],
)
