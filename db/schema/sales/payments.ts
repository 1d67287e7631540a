// Payment sessions opened for orders, and the inbox of the provider's signed events.
import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { cents, instant } from '#db/schema/columns.ts'
import { orders } from './orders.ts'
import { users } from '#db/schema/people/users.ts'

export const paymentSessions = pgTable(
  'payment_sessions',
  {
    // also the idempotency key of the request that opens the session: stored before the first attempt
    id: uuid('id').primaryKey(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    state: text('state')
      .$type<'opening' | 'open' | 'paid' | 'expired' | 'failed' | 'refund_due' | 'refunded' | 'refund_failed'>()
      .notNull(),
    sessionId: text('session_id'),
    url: text('url'),
    amountCents: cents('amount_cents').notNull(),
    paymentIntentId: text('payment_intent_id'),
    invoiceUrl: text('invoice_url'),
    invoicePdfUrl: text('invoice_pdf_url'),
    // why the payment is refunded, in the provider's terms
    refundReason: text('refund_reason').$type<'duplicate' | 'requested_by_customer'>(),
    expiresAt: instant('expires_at').notNull(),
    // the provider's name for the card that paid, the same for every payment with it
    cardFingerprint: text('card_fingerprint'),
    // the fingerprint of the visitor's network, which may have only so many pages open
    openedBy: text('opened_by'),
    // why a payment that was tried on it didn't happen: the card's bank, its holder, or a rule against it; and the
    // provider's code for that
    unpaidWhy: text('unpaid_why').$type<'declined' | 'unconfirmed' | 'refused'>(),
    declineCode: text('decline_code'),
    // when a visitor last made us ask the provider about it
    askedAt: instant('asked_at'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    uniqueIndex('payment_session_unique').on(table.sessionId),
    uniqueIndex('one_open_session_per_order')
      .on(table.orderId)
      .where(sql`${table.state} in ('opening', 'open')`),
    index('payment_sessions_by_order').on(table.orderId),
    index('payment_sessions_by_intent')
      .on(table.paymentIntentId)
      .where(sql`${table.paymentIntentId} is not null`),
    index('payment_sessions_by_opener')
      .on(table.openedBy, table.createdAt)
      .where(sql`${table.state} in ('opening', 'open')`),
    index('payment_sessions_unsettled')
      .on(table.expiresAt)
      .where(sql`${table.state} in ('opening', 'open', 'refund_due')`),
  ],
)

// partial refunds by staff; a full refund is stored with its session
export const partRefunds = pgTable(
  'part_refunds',
  {
    // also the name of the refund at the provider: stored before the first attempt
    id: uuid('id').primaryKey(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    paymentSessionId: uuid('payment_session_id')
      .notNull()
      .references(() => paymentSessions.id),
    amountCents: cents('amount_cents').notNull(),
    reason: text('reason')
      .$type<
        'goodwill' | 'poor_coverage' | 'late_delivery' | 'wrong_price' | 'other' | 'swapped' | 'withdrawal' | 'canceled'
      >()
      .notNull(),
    // dropped: the provider rejected it for good
    state: text('state').$type<'due' | 'given' | 'dropped'>().notNull(),
    // null if the buyer swapped the bundle for a cheaper one, or canceled for one of several travelers
    askedBy: uuid('asked_by').references(() => users.id),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    uniqueIndex('one_running_part_per_payment')
      .on(table.paymentSessionId)
      .where(sql`${table.state} = 'due'`),
    index('part_refunds_by_order').on(table.orderId),
    check('part_refund_of_something', sql`${table.amountCents} > 0`),
  ],
)

// Whether buyers are written to once when a payment they tried didn't happen; without a row, they aren't.
export const failedPaymentMails = pgTable('failed_payment_mails', {
  only: boolean('only').primaryKey().default(true),
  isOn: boolean('is_on').notNull(),
  changedAt: instant('changed_at').notNull(),
})

// What the provider took for each movement of a payment: for taking it, and for a dispute. It keeps this whatever is
// refunded.
export const paymentFees = pgTable(
  'payment_fees',
  {
    // the provider's name of the movement, so that each is written once
    id: text('id').primaryKey(),
    paymentIntentId: text('payment_intent_id').notNull(),
    kind: text('kind').$type<'taken' | 'given_back' | 'claimed'>().notNull(),
    // of the balance's currency, which is the euro unless its owner chose another
    feeCents: cents('fee_cents').notNull(),
    currency: text('currency').notNull(),
    at: instant('at').notNull(),
  },
  (table) => [index('payment_fees_by_intent').on(table.paymentIntentId)],
)

export const paymentEvents = pgTable(
  'payment_events',
  {
    eventId: text('event_id').primaryKey(),
    type: text('type').notNull(),
    sessionId: text('session_id'),
    paymentIntentId: text('payment_intent_id'),
    // what earlier releases kept of the event, until it is forgotten; nobody reads it, and it names buyers
    payload: jsonb('payload').notNull().default({}),
    receivedAt: instant('received_at').notNull(),
    processedAt: instant('processed_at'),
    outcome: text('outcome'),
    // how often processing it has failed, and until when it then rests
    tries: integer('tries').notNull().default(0),
    nextTryAt: instant('next_try_at'),
  },
  (table) => [
    index('payment_events_unprocessed')
      .on(table.receivedAt)
      .where(sql`${table.processedAt} is null`),
    index('payment_events_with_words')
      .on(table.receivedAt)
      .where(sql`${table.payload} <> '{}'::jsonb`),
  ],
)

// how far the provider's own list of events was read, to find webhooks that never arrived
export const paymentEventSweeps = pgTable('payment_event_sweeps', {
  name: text('name').primaryKey(),
  readUntil: instant('read_until').notNull(),
  nextAt: instant('next_at').notNull(),
})
