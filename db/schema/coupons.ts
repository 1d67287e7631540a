// Coupons and who holds or used them; a redemption is freed when its order is never paid (spec 1 §3 "Coupon").
import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'
import { orders } from './orders.ts'

export const coupons = pgTable(
  'coupons',
  {
    code: text('code').primaryKey(),
    status: text('status').$type<'active' | 'inactive'>().notNull(),
    validUntil: instant('valid_until'),
    discountType: text('discount_type').$type<'free' | 'percentage' | 'fixed'>().notNull(),
    // basis points for a percentage, cents for a fixed amount, 0 for free
    discountValue: integer('discount_value').notNull(),
    maxRedemptions: integer('max_redemptions'),
    redemptions: integer('redemptions').notNull().default(0),
    isDemoOnly: boolean('is_demo_only').notNull().default(false),
  },
  (table) => [
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
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [index('coupon_redemptions_by_code').on(table.code)],
)
