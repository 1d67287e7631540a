// Orders that their buyers cancel: the owner's terms, and each request with what the network said then.
import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { instant, networkId } from '#db/schema/columns.ts'
import { orders } from '#db/schema/sales/orders.ts'

type Instead = {
  bundleId: string
  zone: string
  place: string | null
  data: string
  days: number
  megabytes: number
  destinations: string[]
  networkId: string
  packageId: string | null
  /** With VAT. */
  priceCents: number
}

// Never changed: an order keeps the terms that were valid when it was placed.
export const cancellationTerms = pgTable(
  'cancellation_terms',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    networkId: networkId(),
    // without a person, where the network says that nobody has installed the eSIM
    isOn: boolean('is_on').notNull(),
    // after the purchase
    days: integer('days').notNull(),
    // of its data, for a person who decides about an eSIM that was installed
    usedBasisPoints: integer('used').notNull(),
    validFrom: instant('valid_from').notNull(),
  },
  (table) => [
    index('cancellation_terms_by_network').on(table.networkId, table.validFrom),
    check('cancellation_used_is_a_share', sql`${table.usedBasisPoints} between 0 and 10000`),
  ],
)

// One row: from how many cancellations on a person decides.
export const cancellationLimits = pgTable('cancellation_limits', {
  only: boolean('only').primaryKey().default(true),
  periodDays: integer('period_days').notNull(),
  mostPerEmail: integer('most_per_email').notNull(),
  mostPerCard: integer('most_per_card').notNull(),
  mostPerNetwork: integer('most_per_network').notNull(),
  // of orders that this browser placed or opened
  mostPerDevice: integer('most_per_device').notNull().default(2),
})

export const cancellations = pgTable(
  'cancellations',
  {
    id: uuid('id').primaryKey(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    reason: text('reason')
      .$type<'wrong_country' | 'other_dates' | 'trip_canceled' | 'phone_unfit' | 'other' | 'gift_returned'>()
      .notNull(),
    // `to_pay`: it costs more, and isn't requested before the difference is paid
    state: text('state').$type<'to_pay' | 'asked' | 'refunded' | 'swapped' | 'with_person'>().notNull(),
    // what its buyer takes instead, at the price of that moment; null if they want the money back
    instead: jsonb('instead').$type<Instead>(),
    // the order that pays what it costs more; null if it costs as much or less
    differenceId: uuid('difference_order_id').references(() => orders.id),
    // why a person decides; null if none does
    heldBecause: text('held_because'),
    // of the support ticket that a person finds it in
    ticketNumber: text('ticket_number'),
    // fingerprints of the buyer's address, of the card that paid, and of the address range it was requested from
    buyerMark: text('buyer_mark').notNull(),
    cardMark: text('card_mark'),
    networkMark: text('network_mark'),
    // there were too many of the same buyer, card, or address range
    isTooMany: boolean('is_too_many').notNull(),
    // the terms of the order
    isOn: boolean('is_on').notNull(),
    days: integer('days').notNull(),
    usedBasisPoints: integer('used').notNull(),
    // what the network said, and when it was asked; null where it didn't say
    profileState: text('profile_state'),
    isInUse: boolean('is_in_use'),
    usedMegabytes: integer('used_mb'),
    lookedAt: instant('looked_at'),
    // written before the eSIM is given back, which may then have happened
    returnBegunAt: instant('return_begun_at'),
    returnedAt: instant('returned_at'),
    tries: integer('tries').notNull().default(0),
    nextTryAt: instant('next_try_at'),
    leaseUntil: instant('lease_until'),
    createdAt: instant('created_at').notNull(),
    decidedAt: instant('decided_at'),
  },
  (table) => [
    uniqueIndex('one_cancellation_per_order')
      .on(table.orderId)
      .where(sql`${table.state} <> 'to_pay'`),
    uniqueIndex('one_cancellation_per_difference')
      .on(table.differenceId)
      .where(sql`${table.differenceId} is not null`),
    index('cancellations_waiting')
      .on(table.nextTryAt)
      .where(sql`${table.state} = 'asked'`),
    index('cancellations_by_time').on(table.createdAt),
  ],
)
