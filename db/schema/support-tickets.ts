// What visitors wrote to support; a row is written before anybody is told that it arrived.
import { index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'
import { orders } from './orders.ts'

export const supportTickets = pgTable(
  'support_tickets',
  {
    id: uuid('id').primaryKey(),
    // what the visitor is told and may quote; it names a ticket and opens nothing
    number: text('number').notNull(),
    title: text('title').notNull(),
    description: text('description').notNull(),
    userEmail: text('user_email').notNull(),
    name: text('name').notNull(),
    // only an order that the writing browser may look at
    orderId: uuid('order_id').references(() => orders.id),
    status: text('status').$type<'open' | 'closed'>().notNull().default('open'),
    // of the form and its words: the same form sent twice is one ticket
    fingerprint: text('fingerprint').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('support_ticket_number').on(table.number),
    uniqueIndex('support_ticket_once').on(table.fingerprint),
    index('support_tickets_by_order').on(table.orderId),
    index('support_tickets_by_age').on(table.status, table.createdAt),
  ],
)
