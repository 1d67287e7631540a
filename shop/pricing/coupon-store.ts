// Coupons as rows, and who holds them; the database itself refuses one redemption too many.
import { and, eq, gt, inArray, isNull, lt, or, sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { couponRedemptions, coupons, couponUses } from '#db/schema/coupons.ts'
import { readDiscount, type Coupon } from './coupon.ts'

/** Who uses a code, as keyed hashes; null when nothing can be said about them. */
export type CouponUser = { customerKey: string; networkKey: string | null }

export type CouponStore = ReturnType<typeof couponStore>

class CapReached extends Error {}

export function couponStore({ db, tx }: Database) {
  /** Counts one use for the code, the customer and the network, each under its cap; throws when one of them is full. */
  async function count(code: string, { customerKey, networkKey }: CouponUser, now: Date): Promise<void> {
    const [coupon] = await db()
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
      .returning({ maxPerCustomer: coupons.maxPerCustomer, maxPerNetwork: coupons.maxPerNetwork })
    if (!coupon) throw new CapReached()
    await countFor(code, customerKey, coupon.maxPerCustomer)
    if (networkKey) await countFor(code, networkKey, coupon.maxPerNetwork)
  }

  async function countFor(code: string, userKey: string, max: number | null): Promise<void> {
    if (max !== null && max < 1) throw new CapReached()
    const counted = await db()
      .insert(couponUses)
      .values({ code, userKey, uses: 1 })
      .onConflictDoUpdate({
        target: [couponUses.code, couponUses.userKey],
        set: { uses: sql`${couponUses.uses} + 1` },
        ...(max !== null && { setWhere: lt(couponUses.uses, max) }),
      })
      .returning({ uses: couponUses.uses })
    if (counted.length === 0) throw new CapReached()
  }

  return {
    find: async (code: string): Promise<Coupon | null> => {
      const [row] = await db().select().from(coupons).where(eq(coupons.code, code)).limit(1)
      return row ? toCoupon(row) : null
    },

    /** Takes one redemption for the order; false when the coupon ended or one of its caps is reached in this very moment. */
    hold: (code: string, orderId: string, user: CouponUser, now: Date) =>
      unlessFull(() =>
        tx(async () => {
          await count(code, user, now)
          await db()
            .insert(couponRedemptions)
            .values({ code, orderId, state: 'held', ...user, updatedAt: now })
        }),
      ),

    /** Takes the redemption again that ended with an unpaid page; false when it went to somebody else meanwhile. */
    holdAgain: (orderId: string, now: Date) =>
      unlessFull(() =>
        tx(async () => {
          const [freed] = await db()
            .update(couponRedemptions)
            .set({ state: 'held', updatedAt: now })
            .where(and(eq(couponRedemptions.orderId, orderId), eq(couponRedemptions.state, 'freed')))
            .returning()
          if (freed)
            await count(freed.code, { customerKey: freed.customerKey ?? '', networkKey: freed.networkKey }, now)
        }),
      ),

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
          .returning()
        if (!freed) return
        await db()
          .update(coupons)
          .set({ redemptions: sql`${coupons.redemptions} - 1` })
          .where(eq(coupons.code, freed.code))
        const keys = [freed.customerKey, freed.networkKey].filter((key) => key !== null)
        await db()
          .update(couponUses)
          .set({ uses: sql`${couponUses.uses} - 1` })
          .where(and(eq(couponUses.code, freed.code), inArray(couponUses.userKey, keys)))
      }),
  }
}

// What was counted before the full cap is undone together with it.
async function unlessFull(take: () => Promise<void>): Promise<boolean> {
  try {
    await take()
    return true
  } catch (error) {
    if (error instanceof CapReached) return false
    throw error
  }
}

function toCoupon(row: typeof coupons.$inferSelect): Coupon | null {
  const discount = readDiscount(row.discountType, row.discountValue)
  return discount && { code: row.code, status: row.status, validUntil: row.validUntil, discount }
}
