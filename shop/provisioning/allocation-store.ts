// Attempts to get a profile from the network: a row exists before the call, so that a crash leaves a trace to look up.
import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { allocationAttempts } from '#db/schema/esims.ts'
import { fingerprint } from '#shop/values/secret.ts'

export type AllocationAttempt = typeof allocationAttempts.$inferSelect
export type AllocationStore = ReturnType<typeof allocationStore>

export function allocationStore({ db }: Database) {
  return {
    findLive: async (orderId: string): Promise<AllocationAttempt | null> =>
      (
        await db()
          .select()
          .from(allocationAttempts)
          .where(
            and(
              eq(allocationAttempts.orderId, orderId),
              inArray(allocationAttempts.state, ['asking', 'accepted', 'unknown']),
            ),
          )
          .limit(1)
      )[0] ?? null,

    /** Every attempt for the order, the oldest first. */
    listOfOrder: (orderId: string) =>
      db()
        .select({
          id: allocationAttempts.id,
          state: allocationAttempts.state,
          lookUps: allocationAttempts.lookUps,
          askedAt: allocationAttempts.askedAt,
          updatedAt: allocationAttempts.updatedAt,
        })
        .from(allocationAttempts)
        .where(eq(allocationAttempts.orderId, orderId))
        .orderBy(asc(allocationAttempts.askedAt)),

    begin: (attempt: { id: string; orderId: string; secret: string; now: Date }) =>
      db()
        .insert(allocationAttempts)
        .values({
          id: attempt.id,
          orderId: attempt.orderId,
          secretHash: fingerprint(attempt.secret),
          state: 'asking',
          askedAt: attempt.now,
          updatedAt: attempt.now,
        }),

    end: (id: string, state: 'accepted' | 'refused' | 'unknown' | 'lost', now: Date) =>
      db().update(allocationAttempts).set({ state, updatedAt: now }).where(eq(allocationAttempts.id, id)),

    /** One look-up by our reference found nothing. */
    lookedUp: (id: string, now: Date) =>
      db()
        .update(allocationAttempts)
        .set({
          state: 'unknown',
          lookUps: sql`${allocationAttempts.lookUps} + 1`,
          firstLookUpAt: sql`coalesce(${allocationAttempts.firstLookUpAt}, ${now.toISOString()}::timestamptz)`,
          updatedAt: now,
        })
        .where(eq(allocationAttempts.id, id)),

    /** The order that a callback address belongs to; null for an address that we never gave out. */
    findOrderBySecret: async (secret: string): Promise<string | null> => {
      const [row] = await db()
        .select({ orderId: allocationAttempts.orderId })
        .from(allocationAttempts)
        .where(eq(allocationAttempts.secretHash, fingerprint(secret)))
        .limit(1)
      return row?.orderId ?? null
    },
  }
}
