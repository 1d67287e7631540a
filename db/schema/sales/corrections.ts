// Emails and names of orders that staff corrected: what they were before, who did it, and why.
import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '#db/schema/columns.ts'
import { orders } from './orders.ts'

export const orderCorrections = pgTable(
  'order_corrections',
  {
    id: uuid('id').primaryKey(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    at: instant('at').notNull(),
    byId: text('by_id').notNull(),
    // null if it stayed the same, and once it was forgotten
    formerEmail: text('former_email'),
    formerName: text('former_name'),
    reason: text('reason').notNull(),
  },
  (table) => [
    index('order_corrections_by_order').on(table.orderId),
    index('order_corrections_by_email').on(table.formerEmail),
  ],
)
