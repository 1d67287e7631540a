// Coupons and who holds or used them; a redemption is freed when its order is never paid (storefront rules §3 "Coupon").
import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, numeric, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { businesses } from './businesses.ts'
import { instant } from './columns.ts'
import { orders } from './orders.ts'

export const coupons = pgTable(
  'coupons',
  {
    code: text('code').primaryKey(),
    status: text('status').$type<'active' | 'inactive'>().notNull(),
    // first and last instant at which the code counts; null is at once and without end
    validFrom: instant('valid_from'),
    validUntil: instant('valid_until'),
    discountType: text('discount_type').$type<'free' | 'percentage' | 'fixed'>().notNull(),
    // percent for a percentage, euro for a fixed amount
    discountValue: numeric('discount_value', { precision: 9, scale: 2 }).notNull(),
    maxRedemptions: integer('max_redemptions'),
    // how often one e-mail address and one network (IPv4 /24, IPv6 /64) may use the code; null is without end
    maxPerCustomer: integer('max_per_customer'),
    maxPerNetwork: integer('max_per_network'),
    redemptions: integer('redemptions').notNull().default(0),
    isDemoOnly: boolean('is_demo_only').notNull().default(false),
    // of single-use codes that were made together; null for one of its own
    batch: text('batch'),
    // who earns by what is sold with it; null for the shop's own
    ownerId: text('owner_id').references(() => businesses.id),
    // null for what the shop came with
    createdAt: instant('created_at'),
  },
  (table) => [
    index('coupons_by_batch').on(table.batch),
    check('coupon_begins_before_it_ends', sql`${table.validFrom} <= ${table.validUntil}`),
    check(
      'coupon_cap_holds',
      sql`${table.redemptions} >= 0 and (${table.maxRedemptions} is null or ${table.redemptions} <= ${table.maxRedemptions})`,
    ),
  ],
)

export const couponRedemptions = pgTable(
  'coupon_redemptions',
  {
    orderId: uuid('order_id')
      .primaryKey()
      .references(() => orders.id),
    code: text('code')
      .notNull()
      .references(() => coupons.code),
    state: text('state').$type<'held' | 'redeemed' | 'freed'>().notNull(),
    // keyed hashes, to give the use back to whom it was counted for
    customerKey: text('customer_key'),
    networkKey: text('network_key'),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [index('coupon_redemptions_by_code').on(table.code)],
)

// How often a code is held or used by one customer or one network; whose it is, only a keyed hash says.
export const couponUses = pgTable(
  'coupon_uses',
  {
    code: text('code')
      .notNull()
      .references(() => coupons.code),
    userKey: text('user_key').notNull(),
    uses: integer('uses').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.code, table.userKey] }),
    check('coupon_uses_not_negative', sql`${table.uses} >= 0`),
  ],
)
