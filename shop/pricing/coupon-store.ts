// Coupons as rows, and who holds them; the database itself refuses one redemption too many.
import { and, eq, gt, isNull, lt, or, sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { couponRedemptions, coupons } from '#db/schema/coupons.ts'
import { readDiscount, type Coupon } from './coupon.ts'

export type CouponStore = ReturnType<typeof couponStore>

export function couponStore({ db, tx }: Database) {
  return {
    find: async (code: string): Promise<Coupon | null> => {
      const [row] = await db().select().from(coupons).where(eq(coupons.code, code)).limit(1)
      return row ? toCoupon(row) : null
    },

    /** Takes one redemption for the order; false when the coupon ended or its cap is reached in this very moment. */
    hold: (code: string, orderId: string, now: Date) =>
      tx(async () => {
        const counted = await db()
          .update(coupons)
          .set({ redemptions: sql`${coupons.redemptions} + 1` })
          .where(
            and(
              eq(coupons.code, code),
              eq(coupons.status, 'active'),
              or(isNull(coupons.validUntil), gt(coupons.validUntil, now)),
              or(isNull(coupons.maxRedemptions), lt(coupons.redemptions, coupons.maxRedemptions)),
            ),
          )
          .returning({ code: coupons.code })
        if (counted.length === 0) return false
        await db().insert(couponRedemptions).values({ code, orderId, state: 'held', updatedAt: now })
        return true
      }),

    redeem: (orderId: string, now: Date) =>
      db()
        .update(couponRedemptions)
        .set({ state: 'redeemed', updatedAt: now })
        .where(eq(couponRedemptions.orderId, orderId)),

    /** The order was never paid: its redemption becomes free for somebody else. */
    free: (orderId: string, now: Date) =>
      tx(async () => {
        const [freed] = await db()
          .update(couponRedemptions)
          .set({ state: 'freed', updatedAt: now })
          .where(and(eq(couponRedemptions.orderId, orderId), eq(couponRedemptions.state, 'held')))
          .returning({ code: couponRedemptions.code })
        if (freed)
          await db()
            .update(coupons)
            .set({ redemptions: sql`${coupons.redemptions} - 1` })
            .where(eq(coupons.code, freed.code))
      }),
  }
}

function toCoupon(row: typeof coupons.$inferSelect): Coupon | null {
  const discount = readDiscount(row.discountType, row.discountValue)
  return discount && { code: row.code, status: row.status, validUntil: row.validUntil, discount }
}
