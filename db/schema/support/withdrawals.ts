// Declarations of withdrawal as they arrived; each row is also the outbox for its acknowledgment.
import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { instant } from '#db/schema/columns.ts'
import { orders } from '#db/schema/sales/orders.ts'
import { users } from '#db/schema/people/users.ts'

export const withdrawals = pgTable(
  'withdrawals',
  {
    id: uuid('id').primaryKey(),
    // as typed: even if it is no order of ours, it is kept for a person to look up
    orderReference: text('order_reference').notNull(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    orderId: uuid('order_id').references(() => orders.id),
    // the brand at which it was declared
    businessId: text('business_id'),
    // of the support ticket that it opened
    ticketNumber: text('ticket_number'),
    receivedAt: instant('received_at').notNull(),
    finding: text('finding').$type<'unknown_order' | 'not_activated' | 'activated' | 'too_late' | 'unclear'>(),
    acknowledgement: text('acknowledgement').$type<'waiting' | 'sent' | 'refused'>().notNull(),
    tries: integer('tries').notNull().default(0),
    lastProblem: text('last_problem'),
    nextTryAt: instant('next_try_at'),
    leaseUntil: instant('lease_until'),
    acknowledgedAt: instant('acknowledged_at'),
    // the decision, and who made it; null while it waits for a person
    outcome: text('outcome').$type<'carried_out' | 'refused'>(),
    refusal: text('refusal').$type<'no_contract' | 'not_paid' | 'company' | 'too_late' | 'activated'>(),
    decidedBy: uuid('decided_by').references(() => users.id),
    decidedAt: instant('decided_at'),
  },
  (table) => [
    // the same declaration twice is one withdrawal, with the time of the first
    uniqueIndex('withdrawal_once').on(table.orderReference, table.email),
    index('withdrawals_by_order').on(table.orderId),
    index('withdrawals_by_ticket').on(table.ticketNumber),
    index('withdrawals_waiting')
      .on(table.nextTryAt)
      .where(sql`${table.acknowledgement} = 'waiting'`),
  ],
)
