// Coupons, and who holds or has used them; if an order is never paid, its redemption is freed (storefront rules §3
// "Coupon").
import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, numeric, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { businesses } from '#db/schema/people/businesses.ts'
import { instant } from '#db/schema/columns.ts'
import { orders } from '#db/schema/sales/orders.ts'

export const coupons = pgTable(
  'coupons',
  {
    code: text('code').primaryKey(),
    status: text('status').$type<'active' | 'inactive'>().notNull(),
    // the first and the last moment at which the code is valid; null for no start or no end
    validFrom: instant('valid_from'),
    validUntil: instant('valid_until'),
    discountType: text('discount_type').$type<'free' | 'percentage' | 'fixed'>().notNull(),
    // percent or euros, depending on the type
    discountValue: numeric('discount_value', { precision: 9, scale: 2 }).notNull(),
    maxRedemptions: integer('max_redemptions'),
    // how often one email address and one network (IPv4 /24, IPv6 /64) may use the code; null for no limit
    maxPerCustomer: integer('max_per_customer'),
    maxPerNetwork: integer('max_per_network'),
    redemptions: integer('redemptions').notNull().default(0),
    isDemoOnly: boolean('is_demo_only').notNull().default(false),
    // the name that single-use codes share if they were created together; null for a code created by itself
    batch: text('batch'),
    // the business that earns from orders with it; null for the shop's own
    ownerId: text('owner_id').references(() => businesses.id),
    // null for the codes that a new shop starts with
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
    // keyed hashes of whom the use was counted for, so that it can be taken back
    customerKey: text('customer_key'),
    networkKey: text('network_key'),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [index('coupon_redemptions_by_code').on(table.code)],
)

// How often one customer or one network holds or has used a code; both are stored only as keyed hashes.
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
