// The outbox: a mail is a row before it is sent, so that it survives a crash and a mail server that is down.
import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'
import { orders } from './orders.ts'

export const mails = pgTable(
  'mails',
  {
    id: uuid('id').primaryKey(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    kind: text('kind').$type<'esim_ready'>().notNull(),
    generation: integer('generation').notNull(),
    state: text('state').$type<'waiting' | 'sent' | 'refused'>().notNull(),
    tries: integer('tries').notNull().default(0),
    lastProblem: text('last_problem'),
    nextTryAt: instant('next_try_at'),
    leaseUntil: instant('lease_until'),
    createdAt: instant('created_at').notNull(),
    sentAt: instant('sent_at'),
  },
  (table) => [
    uniqueIndex('mail_unique').on(table.orderId, table.kind, table.generation),
    index('mails_waiting')
      .on(table.nextTryAt)
      .where(sql`${table.state} = 'waiting'`),
  ],
)
