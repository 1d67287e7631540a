// Coupons as rows, and who holds them; the database itself refuses one redemption too many.
import {
  and,
  asc,
  count as countRows,
  desc,
  eq,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  or,
  sql,
  sum,
} from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { couponRedemptions, coupons, couponUses } from '#db/schema/coupons.ts'
import { readDiscount, type Coupon } from './coupon.ts'

/** Who uses a code, as keyed hashes; null when nothing can be said about them. */
export type CouponUser = { customerKey: string; networkKey: string | null }

export type CouponRow = typeof coupons.$inferSelect
export type CouponStore = ReturnType<typeof couponStore>

/** A use as it is kept. */
type Counted = Pick<typeof couponRedemptions.$inferSelect, 'code' | 'customerKey' | 'networkKey'>

/** The advisory lock that is held while codes and batches are named. */
const NAMING = 727_004

class CapReached extends Error {}

export function couponStore({ db, tx }: Database) {
  /** Counts one use for the code, the customer and the network, each under its cap; throws when one of them is full. */
  async function count({ code, customerKey, networkKey }: Counted, now: Date): Promise<void> {
    const [coupon] = await db()
      .update(coupons)
      .set({ redemptions: sql`${coupons.redemptions} + 1` })
      .where(
        and(
          eq(coupons.code, code),
          eq(coupons.status, 'active'),
          or(isNull(coupons.validFrom), lte(coupons.validFrom, now)),
          or(isNull(coupons.validUntil), gte(coupons.validUntil, now)),
          or(isNull(coupons.maxRedemptions), lt(coupons.redemptions, coupons.maxRedemptions)),
        ),
      )
      .returning({ maxPerCustomer: coupons.maxPerCustomer, maxPerNetwork: coupons.maxPerNetwork })
    if (!coupon) throw new CapReached()
    if (customerKey) await countFor(code, customerKey, coupon.maxPerCustomer)
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

  // What was sold at this price is sold: the cap moves with it, and stays full for everybody else.
  async function countPaid({ code, customerKey, networkKey }: Counted): Promise<void> {
    const redemptions = sql`${coupons.redemptions} + 1`
    const cap = coupons.maxRedemptions
    await db()
      .update(coupons)
      .set({
        redemptions,
        maxRedemptions: sql`case when ${cap} is null then null else greatest(${cap}, ${redemptions}) end`,
      })
      .where(eq(coupons.code, code))
    for (const key of [customerKey, networkKey]) if (key) await countFor(code, key, null)
  }

  return {
    find: async (code: string): Promise<Coupon | null> => {
      const [row] = await db().select().from(coupons).where(eq(coupons.code, code)).limit(1)
      return row ? toCoupon(row) : null
    },

    /** The codes that stand for themselves, the newest first and those that the shop came with last. */
    listSingle: (): Promise<CouponRow[]> =>
      db()
        .select()
        .from(coupons)
        .where(isNull(coupons.batch))
        .orderBy(sql`${coupons.createdAt} desc nulls last`, asc(coupons.code)),

    /** Codes that were made together, as one line each: how many there are, can still be used, and were used. */
    listBatches: () =>
      db()
        .select({
          batch: sql<string>`${coupons.batch}`,
          codes: countRows(),
          active: sql<number>`count(*) filter (where ${coupons.status} = 'active')`.mapWith(Number),
          used: sum(coupons.redemptions).mapWith(Number),
          createdAt: sql<Date>`max(${coupons.createdAt})`.mapWith(coupons.createdAt),
          validFrom: sql<Date | null>`min(${coupons.validFrom})`.mapWith(coupons.validFrom),
          validUntil: sql<Date | null>`max(${coupons.validUntil})`.mapWith(coupons.validUntil),
        })
        .from(coupons)
        .where(isNotNull(coupons.batch))
        .groupBy(coupons.batch)
        .orderBy(desc(sql`max(${coupons.createdAt})`)),

    listOfBatch: (batch: string): Promise<CouponRow[]> =>
      db().select().from(coupons).where(eq(coupons.batch, batch)).orderBy(asc(coupons.code)),

    /** Waits until nobody else is naming codes: no batch is made twice, and no code gets the name of a batch. */
    takeTurn: () => db().execute(sql`select pg_advisory_xact_lock(${NAMING})`),

    /** How many of these could be made: a code that exists, ended or not, is nobody else's. */
    make: async (rows: (typeof coupons.$inferInsert)[]): Promise<number> =>
      (await db().insert(coupons).values(rows).onConflictDoNothing().returning({ code: coupons.code })).length,

    /** Nobody uses it from now on; what was ordered with it stays. How many of them were active until now. */
    end: async (which: { code: string } | { batch: string }): Promise<number> =>
      (
        await db()
          .update(coupons)
          .set({ status: 'inactive' })
          .where(
            and(
              'code' in which ? eq(coupons.code, which.code) : eq(coupons.batch, which.batch),
              eq(coupons.status, 'active'),
            ),
          )
          .returning({ code: coupons.code })
      ).length,

    /** Takes one redemption for the order; false when the coupon does not count in this very moment, or one of its caps is reached. */
    hold: (code: string, orderId: string, user: CouponUser, now: Date) =>
      unlessFull(() =>
        tx(async () => {
          await count({ code, ...user }, now)
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
          if (freed) await count(freed, now)
        }),
      ),

    /**
     * A use that is not counted (any more): the order has it as soon as it is paid for. Writes nothing for a code that does not
     * exist, because it was made after the backup that was restored.
     */
    note: async (code: string, orderId: string, user: CouponUser, now: Date): Promise<void> => {
      const known = await db().select({ code: coupons.code }).from(coupons).where(eq(coupons.code, code))
      if (known.length === 0) return
      await db()
        .insert(couponRedemptions)
        .values({ code, orderId, state: 'freed', ...user, updatedAt: now })
        .onConflictDoNothing()
    },

    /** The order is paid for. A use that went with its page, which was paid on all the same, counts again, beyond every cap if need be. */
    redeem: (orderId: string, now: Date) =>
      tx(async () => {
        const redeemed = { state: 'redeemed', updatedAt: now } as const
        const ofOrder = eq(couponRedemptions.orderId, orderId)
        const [freed] = await db()
          .update(couponRedemptions)
          .set(redeemed)
          .where(and(ofOrder, eq(couponRedemptions.state, 'freed')))
          .returning()
        if (freed) return countPaid(freed)
        await db()
          .update(couponRedemptions)
          .set(redeemed)
          .where(and(ofOrder, eq(couponRedemptions.state, 'held')))
      }),

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
  const { code, status, validFrom, validUntil, ownerId } = row
  const discount = readDiscount(row.discountType, row.discountValue)
  return discount && { code, status, validFrom, validUntil, discount, ownerId }
}
