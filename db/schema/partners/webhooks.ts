// Webhooks: businesses' endpoints, events, and every delivery attempt. Secrets, bodies, and answers are encrypted,
// because they give access to eSIMs.
import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { sealedText } from '#db/sealing/sealed-columns.ts'
import { businesses } from '#db/schema/people/businesses.ts'
import { instant } from '#db/schema/columns.ts'
import { orders } from '#db/schema/sales/orders.ts'

export const webhookEndpoints = pgTable(
  'webhook_endpoints',
  {
    id: uuid('id').primaryKey(),
    businessId: text('business_id')
      .notNull()
      .references(() => businesses.id),
    url: text('url').notNull(),
    // receives either the orders of test keys or those of live keys
    mode: text('mode').$type<'test' | 'live'>().notNull(),
    events: text('events').array().notNull(),
    secret: sealedText('secret', 'webhook.secret').notNull(),
    // signs next to the newer one until then
    formerSecret: sealedText('former_secret', 'webhook.former_secret'),
    formerUntil: instant('former_until'),
    // failing: switched off by the shop, after a day in which nothing was accepted
    state: text('state').$type<'on' | 'off' | 'failing'>().notNull(),
    lastTakenAt: instant('last_taken_at'),
    // requests in a row without an answer, and until when the endpoint rests
    silences: integer('silences').notNull().default(0),
    restsUntil: instant('rests_until'),
    // when its next delivery is due; null if none is waiting
    dueAt: instant('due_at'),
    leaseId: uuid('lease_id'),
    leaseUntil: instant('lease_until'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('webhook_endpoints_of_business').on(table.businessId, table.createdAt),
    index('webhook_endpoints_due')
      .on(table.dueAt)
      .where(sql`${table.dueAt} is not null`),
    check('webhook_endpoint_mode', sql`${table.mode} in ('test', 'live')`),
    check('webhook_endpoint_state', sql`${table.state} in ('on', 'off', 'failing')`),
    check('webhook_former_secret', sql`(${table.formerSecret} is null) = (${table.formerUntil} is null)`),
  ],
)

export const webhookEvents = pgTable(
  'webhook_events',
  {
    // also written by a trigger; receivers know it as the event ID
    id: uuid('id')
      .primaryKey()
      .default(sql`gen_random_uuid()`),
    businessId: text('business_id')
      .notNull()
      .references(() => businesses.id),
    // null for an event that only tests an endpoint
    orderId: uuid('order_id').references(() => orders.id),
    mode: text('mode').$type<'test' | 'live'>().notNull(),
    // a line of the order's history, or an observation about its eSIM
    what: text('what').notNull(),
    at: instant('at').notNull(),
    // its type and body, once it was prepared for its endpoints
    type: text('type'),
    body: sealedText('body', 'webhook.body'),
  },
  (table) => [
    index('webhook_events_unwritten')
      .on(table.at)
      .where(sql`${table.type} is null`),
    index('webhook_events_of_order').on(table.orderId, table.type),
    index('webhook_events_by_time').on(table.at),
  ],
)

export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    id: uuid('id').primaryKey(),
    endpointId: uuid('endpoint_id')
      .notNull()
      .references(() => webhookEndpoints.id, { onDelete: 'cascade' }),
    eventId: uuid('event_id')
      .notNull()
      .references(() => webhookEvents.id, { onDelete: 'cascade' }),
    // failed: not accepted for a day; stopped: its endpoint was switched off
    state: text('state').$type<'waiting' | 'taken' | 'failed' | 'stopped'>().notNull(),
    tries: integer('tries').notNull().default(0),
    nextTryAt: instant('next_try_at'),
    // no attempts after that
    givenUpAt: instant('given_up_at').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('webhook_delivery_once').on(table.endpointId, table.eventId),
    index('webhook_deliveries_waiting')
      .on(table.endpointId, table.nextTryAt)
      .where(sql`${table.state} = 'waiting'`),
    index('webhook_deliveries_by_time').on(table.endpointId, table.createdAt, table.id),
    index('webhook_deliveries_of_event').on(table.eventId),
    check('webhook_delivery_state', sql`${table.state} in ('waiting', 'taken', 'failed', 'stopped')`),
    check('webhook_delivery_waits', sql`(${table.state} = 'waiting') = (${table.nextTryAt} is not null)`),
  ],
)

export const webhookAttempts = pgTable(
  'webhook_attempts',
  {
    id: uuid('id').primaryKey(),
    deliveryId: uuid('delivery_id')
      .notNull()
      .references(() => webhookDeliveries.id, { onDelete: 'cascade' }),
    at: instant('at').notNull(),
    tookMs: integer('took_ms').notNull(),
    // as sent, without the secrets that made the signature
    headers: jsonb('headers').$type<Record<string, string>>().notNull(),
    // null if there was no answer; then `problem` says why
    status: integer('status'),
    problem: text('problem'),
    // its first bytes
    answer: sealedText('answer', 'webhook.answer'),
  },
  (table) => [
    index('webhook_attempts_of_delivery').on(table.deliveryId, table.at),
    check('webhook_attempt_answered', sql`num_nonnulls(${table.status}, ${table.problem}) = 1`),
  ],
)
