// Messages to the shop, with everything answered and noted since; the row is written before anybody is told that it
// arrived.
import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { instant } from '#db/schema/columns.ts'
import { orders } from '#db/schema/sales/orders.ts'
import { users } from '#db/schema/people/users.ts'
import { sealedBytes, sealedText } from '#db/sealing/sealed-columns.ts'

/**
 * What a writer may tell us besides their name, address, subject, and text. `TICKET_DETAILS` in
 * `shop/support/inbox/ticket-details.ts` has the same names.
 */
const ticketDetails = {
  company: text('company'),
}

export const supportTickets = pgTable(
  'support_tickets',
  {
    id: uuid('id').primaryKey(),
    // the visitor's ticket number; it names a ticket and gives no access
    number: text('number').notNull(),
    kind: text('kind').$type<'support' | 'withdrawal' | 'business'>().notNull().default('support'),
    title: text('title').notNull(),
    description: text('description').notNull(),
    userEmail: text('user_email').notNull(),
    name: text('name').notNull(),
    ...ticketDetails,
    // an order that the writing browser may see, or that staff found for it
    orderId: uuid('order_id').references(() => orders.id),
    // the brand it was written to; null for the shop's own
    businessId: text('business_id'),
    // 'waiting' for the writer's answer to ours
    status: text('status').$type<'open' | 'waiting' | 'closed'>().notNull().default('open'),
    // since when the writer has been waiting for us; null if they aren't
    waitingSince: instant('waiting_since'),
    assigneeId: uuid('assignee_id').references(() => users.id),
    // who is answering it right now, and until when that counts without another sign of them
    takenBy: uuid('taken_by').references(() => users.id),
    takenUntil: instant('taken_until'),
    // an open one is off the list until then
    snoozedUntil: instant('snoozed_until'),
    // increases with every change, so that nobody answers what somebody else has just answered
    version: integer('version').notNull().default(0),
    // the Message-ID of the email that confirmed it, which our answers refer to
    threadStart: text('thread_start'),
    // of the form and its text: submitting the same form twice makes one ticket
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
    // the inbox of one kind, or of one staff member
    index('support_tickets_by_kind').on(table.kind, table.status, table.waitingSince, table.id),
    index('support_tickets_by_kind_and_change').on(table.kind, table.updatedAt, table.id),
    index('support_tickets_by_assignee').on(table.assigneeId, table.status, table.updatedAt, table.id),
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
    // an answer was emailed, a reply came by email, an automatic reply came, or an internal note
    kind: text('kind').$type<'answer' | 'reply' | 'automatic' | 'note'>().notNull(),
    text: text('text').notNull(),
    // the staff member who wrote it; null if it came from the mail server
    authorId: uuid('author_id').references(() => users.id),
    // of the email that brought it to the writer
    mailId: uuid('mail_id'),
    // the email's Message-ID, for answers that refer to it; contains an '@' if it isn't ours
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
    // of the email's Message-ID and sender: the same email passed to us twice counts once
    fingerprint: text('fingerprint').primaryKey(),
    // the ticket that it opened or belongs to; null if it isn't kept
    ticketId: uuid('ticket_id').references(() => supportTickets.id, { onDelete: 'cascade' }),
    // its entry in the thread; null if it opened the ticket
    entryId: uuid('entry_id'),
    // the ticket it answered, if it came from another address than that ticket's writer
    followed: text('followed'),
    // the number of attachments, kept or not
    attachments: integer('attachments').notNull(),
    receivedAt: instant('received_at').notNull(),
  },
  (table) => [
    index('incoming_mails_by_ticket').on(table.ticketId),
    index('incoming_mails_by_age').on(table.receivedAt),
  ],
)

export const ticketFiles = pgTable(
  'ticket_files',
  {
    id: uuid('id').primaryKey(),
    ticketId: uuid('ticket_id')
      .notNull()
      .references(() => supportTickets.id, { onDelete: 'cascade' }),
    // the entry that it came with; null if it came with the message itself
    entryId: uuid('entry_id'),
    // in the order in which they were sent
    position: integer('position').notNull(),
    name: sealedText('name', 'ticket_file.name').notNull(),
    // by its content; null, as the content, for one that wasn't taken
    type: text('type').$type<'png' | 'jpeg' | 'webp' | 'pdf' | 'text'>(),
    size: integer('size').notNull(),
    content: sealedBytes('content', 'ticket_file.content'),
    // why it wasn't taken
    refusal: text('refusal').$type<'empty' | 'too_large' | 'type' | 'too_many' | 'too_much' | 'no_room'>(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('ticket_files_by_ticket').on(table.ticketId, table.createdAt, table.position),
    index('ticket_files_by_age').on(table.createdAt),
    check(
      'ticket_files_kept_or_refused',
      sql`(${table.content} is null) = (${table.refusal} is not null) and (${table.content} is null) = (${table.type} is null)`,
    ),
  ],
)
