// Coupons as rows, and who reserved them; the database itself rejects one redemption too many.
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
import { couponRedemptions, coupons, couponUses } from '#db/schema/catalogue/coupons.ts'
import { readDiscount, type Coupon } from './coupon.ts'

/** Who uses a code, as keyed hashes; null if unknown. */
export type CouponUser = { customerKey: string; networkKey: string | null }

export type CouponRow = typeof coupons.$inferSelect
export type CouponStore = ReturnType<typeof couponStore>

/** A use as stored. */
type RedemptionKeys = Pick<typeof couponRedemptions.$inferSelect, 'code' | 'customerKey' | 'networkKey'>

/** The advisory lock held while codes and batches are named. */
const NAMING = 727_004

class CapReached extends Error {}

export function couponStore({ db, tx }: Database) {
  /** Counts one use for the code, the customer, and the network, each within its cap; throws if one of them is full. */
  async function count({ code, customerKey, networkKey }: RedemptionKeys, now: Date): Promise<void> {
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

  // A sale at this price stands: the cap grows with it, and stays full for everyone else.
  async function countPaid({ code, customerKey, networkKey }: RedemptionKeys): Promise<void> {
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

    /** Single codes, newest first, with the shop's initial ones last. */
    listSingle: (): Promise<CouponRow[]> =>
      db()
        .select()
        .from(coupons)
        .where(isNull(coupons.batch))
        .orderBy(sql`${coupons.createdAt} desc nulls last`, asc(coupons.code)),

    /** Batches as one line each: how many codes there are, how many can still be used, and how many were. */
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

    /** Waits until nobody else is naming codes: so no batch is created twice, and no code gets a batch's name. */
    takeTurn: () => db().execute(sql`select pg_advisory_xact_lock(${NAMING})`),

    /** How many of these could be created: an existing code, ended or not, is never reused. */
    make: async (rows: (typeof coupons.$inferInsert)[]): Promise<number> =>
      (await db().insert(coupons).values(rows).onConflictDoNothing().returning({ code: coupons.code })).length,

    /** From now on, nobody can use it; existing orders keep it. Returns how many were neither ended nor over. */
    end: async (which: { code: string } | { batch: string }, now: Date): Promise<number> =>
      (
        await db()
          .update(coupons)
          .set({ status: 'inactive' })
          .where(
            and(
              'code' in which ? eq(coupons.code, which.code) : eq(coupons.batch, which.batch),
              eq(coupons.status, 'active'),
              or(isNull(coupons.validUntil), gte(coupons.validUntil, now)),
            ),
          )
          .returning({ code: coupons.code })
      ).length,

    /** A single code as it is, so that nothing counts for it meanwhile; null if there is none. */
    lockSingle: async (code: string): Promise<CouponRow | null> => {
      const single = and(eq(coupons.code, code), isNull(coupons.batch))
      return (await db().select().from(coupons).where(single).for('update'))[0] ?? null
    },

    change: async (code: string, change: Pick<CouponRow, 'validUntil' | 'maxRedemptions'>): Promise<void> => {
      await db().update(coupons).set(change).where(eq(coupons.code, code))
    },

    /**
     * Takes one redemption for the order; false if the coupon isn't valid at this moment, or one of its caps is
     * reached.
     */
    hold: (code: string, orderId: string, user: CouponUser, now: Date) =>
      unlessFull(() =>
        tx(async () => {
          await count({ code, ...user }, now)
          await db()
            .insert(couponRedemptions)
            .values({ code, orderId, state: 'held', ...user, updatedAt: now })
        }),
      ),

    /** Takes back the redemption that ended with an unpaid page; false if somebody else has it now. */
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
     * A use that isn't counted (anymore): the order gets it once it is paid. Writes nothing for a code that doesn't
     * exist, because it was created after the backup that was restored.
     */
    note: async (code: string, orderId: string, user: CouponUser, now: Date): Promise<void> => {
      const known = await db().select({ code: coupons.code }).from(coupons).where(eq(coupons.code, code))
      if (known.length === 0) return
      await db()
        .insert(couponRedemptions)
        .values({ code, orderId, state: 'freed', ...user, updatedAt: now })
        .onConflictDoNothing()
    },

    /**
     * The order is paid. If its use ended with its page, which was then paid after all, it counts again, even beyond a
     * cap.
     */
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

    /** The order was never paid: its redemption becomes available again. */
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

// What was counted before the full cap is rolled back together with it.
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
