// What the network promised (attempts) and delivered (eSIMs); an order has at most one eSIM, and an eSIM belongs to one
// order. Some networks issue an ICCID again, so it is no eSIM's name.
import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { cents, instant, networkId } from '#db/schema/columns.ts'
import { orders } from './orders.ts'
import { iccidText } from '#db/sealing/iccid-column.ts'
import { sealedBytes, sealedText } from '#db/sealing/sealed-columns.ts'
import { users } from '#db/schema/people/users.ts'

// recalled: its order was refunded, so whatever the network delivers for it will be returned; returned: that is done
type AttemptState = 'asking' | 'accepted' | 'refused' | 'unknown' | 'lost' | 'recalled' | 'returned'

// also used for top-ups, which are requested just as carefully, although the network never calls back for them
export const allocationAttempts = pgTable(
  'allocation_attempts',
  {
    id: uuid('id').primaryKey(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    networkId: networkId(),
    secretHash: text('secret_hash').notNull(),
    // the order's reference as the network tells it, by which its messages name the order
    toldReference: text('told_reference'),
    state: text('state').$type<AttemptState>().notNull(),
    // what the network charges for it, as far as it was known when it was asked
    costCents: cents('cost'),
    lookUps: integer('look_ups').notNull().default(0),
    firstLookUpAt: instant('first_look_up_at'),
    askedAt: instant('asked_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    uniqueIndex('allocation_secret_unique').on(table.secretHash),
    // all attempts of an order, and what was bought at a network lately
    index('allocations_by_order').on(table.orderId),
    index('allocations_by_network').on(table.networkId, table.askedAt),
    index('allocations_by_told_reference')
      .on(table.toldReference, table.networkId)
      .where(sql`${table.toldReference} is not null`),
    uniqueIndex('one_live_attempt_per_order')
      .on(table.orderId)
      .where(sql`${table.state} in ('asking', 'accepted', 'unknown')`),
    index('allocations_recalled')
      .on(table.updatedAt)
      .where(sql`${table.state} = 'recalled'`),
  ],
)

export const esims = pgTable(
  'esims',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    iccid: iccidText('iccid').notNull(),
    // the network's own ID; null if that is the ICCID
    networkEsimId: text('network_esim_id'),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    userId: uuid('user_id').references(() => users.id),
    networkId: networkId(),
    bundleId: text('bundle_id').notNull(),
    zone: text('zone').notNull(),
    // its owner's name for it
    label: text('label'),
    // surplus: allocated twice for one order, or its order was refunded, so it will be returned to the network; kept:
    // couldn't be returned because it is in use, or its network hasn't paid for it yet
    state: text('state').$type<'active' | 'surplus' | 'released' | 'kept'>().notNull(),
    // why its network didn't take it back, in its words
    keptBecause: text('kept_because'),
    activationCode: sealedText('activation_code', 'esim.activation_code'),
    // asked for by some phones; no part of the activation code
    confirmationCode: sealedText('confirmation_code', 'esim.confirmation_code'),
    qrPng: sealedBytes('qr_png', 'esim.qr_png'),
    // whether its data and expiry are watched
    isWatched: boolean('is_watched').notNull().default(false),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('one_active_esim_per_order')
      .on(table.orderId)
      .where(sql`${table.state} = 'active'`),
    uniqueIndex('esims_by_iccid').on(table.iccid, table.networkId, sql`coalesce(${table.networkEsimId}, '')`),
    uniqueIndex('one_row_per_network_esim')
      .on(table.networkEsimId, table.networkId)
      .where(sql`${table.networkEsimId} is not null`),
    index('esims_by_user').on(table.userId),
    index('esims_by_order').on(table.orderId),
    index('esims_surplus')
      .on(table.state)
      .where(sql`${table.state} = 'surplus'`),
    index('esims_unwatched')
      .on(table.createdAt)
      .where(sql`${table.state} = 'active' and not ${table.isWatched}`),
  ],
)

// purchases at a network that takes no reference of ours, written before it is asked
export const networkPurchases = pgTable(
  'network_purchases',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    networkId: networkId(),
    // our reference: an order's
    reference: text('reference').notNull(),
    packageId: text('package_id').notNull(),
    askedAt: instant('asked_at').notNull(),
    // the request ended without an answer
    endedAt: instant('ended_at'),
    // the network's own order, once it is known; no two networks have the same ones, but an account may be two networks
    networkOrder: text('network_order'),
    // the eSIM carries our reference at the network
    isMarked: boolean('is_marked').notNull().default(false),
    // the eSIM was given back to the network
    isGivenBack: boolean('is_given_back').notNull().default(false),
  },
  (table) => [
    index('network_purchases_reference').on(table.networkId, table.reference),
    uniqueIndex('one_purchase_per_network_order').on(table.networkOrder),
    index('network_purchases_awaited')
      .on(table.packageId, table.askedAt)
      .where(sql`${table.networkOrder} is null and ${table.endedAt} is null`),
  ],
)

// which orders go to another network because theirs couldn't deliver, written before that one is asked
export const failovers = pgTable(
  'failovers',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    // as it was bought
    bundleId: text('bundle_id').notNull(),
    zone: text('zone').notNull(),
    fromNetworkId: text('from_network_id').notNull(),
    // each network's own name of it; null if that is the bundle's ID
    fromPackageId: text('from_package_id'),
    toNetworkId: text('to_network_id').notNull(),
    toPackageId: text('to_package_id'),
    toBundleId: text('to_bundle_id').notNull(),
    // what it costs there, and in that network's money for at most how much it may be bought; null where none is told
    costCents: cents('cost').notNull(),
    mostPaid: jsonb('most_paid').$type<{ units: number; divisor: number; currency: string }>(),
    // what was wrong with the first network
    reason: text('reason').notNull(),
    at: instant('at').notNull(),
  },
  (table) => [
    // an order never comes back to a network
    uniqueIndex('one_failover_per_network').on(table.orderId, table.toNetworkId),
    index('failovers_by_time').on(table.at),
  ],
)
