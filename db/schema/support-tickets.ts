// What people wrote to the shop, and what was said and noted about it since; a row is written before anybody is told that it
// arrived.
import { index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'
import { orders } from './orders.ts'
import { users } from './users.ts'

export const supportTickets = pgTable(
  'support_tickets',
  {
    id: uuid('id').primaryKey(),
    // what the visitor is told and may quote; it names a ticket and opens nothing
    number: text('number').notNull(),
    kind: text('kind').$type<'support' | 'withdrawal' | 'business'>().notNull().default('support'),
    title: text('title').notNull(),
    description: text('description').notNull(),
    userEmail: text('user_email').notNull(),
    name: text('name').notNull(),
    company: text('company'),
    // an order that the writing browser may look at, or that somebody of the staff found for it
    orderId: uuid('order_id').references(() => orders.id),
    // at whose brand it was written; null for the shop's own
    businessId: text('business_id'),
    // 'waiting' for the writer's answer to ours
    status: text('status').$type<'open' | 'waiting' | 'closed'>().notNull().default('open'),
    // since when the writer waits for us; null while nobody does
    waitingSince: instant('waiting_since'),
    assigneeId: uuid('assignee_id').references(() => users.id),
    // goes up with every change, so that nobody answers what somebody else has just answered
    version: integer('version').notNull().default(0),
    // the id of the mail that confirmed it, which our answers refer to
    threadStart: text('thread_start'),
    // of the form and its words: the same form sent twice is one ticket
    fingerprint: text('fingerprint').notNull(),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('support_ticket_number').on(table.number),
    uniqueIndex('support_ticket_once').on(table.fingerprint),
    index('support_tickets_by_order').on(table.orderId),
    index('support_tickets_by_age').on(table.status, table.createdAt),
    index('support_tickets_by_wait').on(table.status, table.waitingSince, table.id),
    index('support_tickets_by_change').on(table.updatedAt, table.id),
    index('support_tickets_by_writer').on(table.userEmail),
    index('support_tickets_by_mail').on(table.threadStart),
  ],
)

export const ticketEntries = pgTable(
  'ticket_entries',
  {
    id: uuid('id').primaryKey(),
    ticketId: uuid('ticket_id')
      .notNull()
      .references(() => supportTickets.id, { onDelete: 'cascade' }),
    // an answer was mailed, a reply came by mail, a machine of the writer's answered ours, a note stays here
    kind: text('kind').$type<'answer' | 'reply' | 'automatic' | 'note'>().notNull(),
    text: text('text').notNull(),
    // who of the staff wrote it down; null for what the mail server handed in
    authorId: uuid('author_id').references(() => users.id),
    // of the mail that brought it to the writer
    mailId: uuid('mail_id'),
    // what the mail calls itself, for the answers that follow it; with an '@' when it is not ours
    messageId: text('message_id'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('ticket_entries_by_ticket').on(table.ticketId, table.createdAt),
    index('ticket_entries_by_mail').on(table.messageId),
  ],
)

export const incomingMails = pgTable(
  'incoming_mails',
  {
    // of what the mail calls itself and who wrote it: the same mail handed in twice is one
    fingerprint: text('fingerprint').primaryKey(),
    // the message that it began or belongs to; null for what is kept nowhere
    ticketId: uuid('ticket_id').references(() => supportTickets.id, { onDelete: 'cascade' }),
    // what it became in the thread; null when it began the message
    entryId: uuid('entry_id'),
    // it followed this message, but came from another address than its writer's
    followed: text('followed'),
    // files that came with it and are not kept
    attachments: integer('attachments').notNull(),
    receivedAt: instant('received_at').notNull(),
  },
  (table) => [
    index('incoming_mails_by_ticket').on(table.ticketId),
    index('incoming_mails_by_age').on(table.receivedAt),
  ],
)
