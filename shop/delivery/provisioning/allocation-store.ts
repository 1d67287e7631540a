// Attempts to get a profile from the network: the row exists before the call, so a crash leaves a record to look up.
import { and, asc, desc, eq, inArray, sql, type Placeholder } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { givenColumns, kept, type Statement } from '#db/query/kept.ts'
import { allocationAttempts } from '#db/schema/sales/esims.ts'
import { ifMoved, insertIfMoved, type Also } from '#db/query/write-together.ts'
import type { NetworkId } from '#values/network-id.ts'
import { fingerprint } from '#values/secret.ts'

export type AllocationAttempt = typeof allocationAttempts.$inferSelect
export type AllocationStore = ReturnType<typeof allocationStore>

type NewAttempt = {
  id: string
  orderId: string
  networkId: string
  secret: string
  /** The order's reference as the network tells it; missing if nobody was asked. */
  toldReference?: string
  now: Date
}

const rowOf = ({ id, orderId, networkId, secret, toldReference, now }: NewAttempt, state: 'asking' | 'unknown') => ({
  id,
  orderId,
  networkId,
  secretHash: fingerprint(secret),
  toldReference: toldReference ?? null,
  state,
  askedAt: now,
  updatedAt: now,
})

const LIVE = ['asking', 'accepted', 'unknown'] as const
const isLive = (id: string | Placeholder) => and(eq(allocationAttempts.id, id), inArray(allocationAttempts.state, LIVE))

export function allocationStore({ db }: Database) {
  const ended: Statement<{ id: string; state: string; updatedAt: Date }> = kept(() =>
    db()
      .update(allocationAttempts)
      .set(givenColumns(allocationAttempts, ['state', 'updatedAt']))
      .where(and(isLive(sql.placeholder('id')), ifMoved))
      .returning({ id: allocationAttempts.id }),
  )

  return {
    findLive: async (orderId: string): Promise<AllocationAttempt | null> =>
      (
        await db()
          .select()
          .from(allocationAttempts)
          .where(and(eq(allocationAttempts.orderId, orderId), inArray(allocationAttempts.state, LIVE)))
          .limit(1)
      )[0] ?? null,

    /** Every attempt for the order, oldest first. */
    listOfOrder: (orderId: string) =>
      db()
        .select({
          id: allocationAttempts.id,
          state: allocationAttempts.state,
          toldReference: allocationAttempts.toldReference,
          lookUps: allocationAttempts.lookUps,
          askedAt: allocationAttempts.askedAt,
          updatedAt: allocationAttempts.updatedAt,
        })
        .from(allocationAttempts)
        .where(eq(allocationAttempts.orderId, orderId))
        .orderBy(asc(allocationAttempts.askedAt)),

    /** The row of an attempt, to be written with its order; nothing if the order has a live one. */
    beginning: ({ costCents, ...attempt }: NewAttempt & { costCents: number | null }) =>
      insertIfMoved(allocationAttempts, { ...rowOf(attempt, 'asking'), costCents }),

    /** An attempt that may have been made, but of which we have no record; nothing if the order has a live one. */
    suppose: (attempt: NewAttempt) =>
      db().insert(allocationAttempts).values(rowOf(attempt, 'unknown')).onConflictDoNothing(),

    /** Its result, to be written with its order, unless the attempt was recalled in the meantime. */
    ending: (id: string, state: 'accepted' | 'refused' | 'unknown' | 'lost', now: Date): Also =>
      ended({ id, state, updatedAt: now }),

    /** The order was refunded: the result of its attempt is no longer wanted. */
    recall: (orderId: string, now: Date) =>
      db()
        .update(allocationAttempts)
        .set({ state: 'recalled', lookUps: 0, updatedAt: now })
        .where(and(eq(allocationAttempts.orderId, orderId), inArray(allocationAttempts.state, LIVE))),

    /** Nor is what those may still bring that were looked up in vain. */
    recallLost: (orderId: string, now: Date) =>
      db()
        .update(allocationAttempts)
        .set({ state: 'recalled', lookUps: 0, updatedAt: now })
        .where(and(eq(allocationAttempts.orderId, orderId), eq(allocationAttempts.state, 'lost'))),

    /** The order goes to another network: what its lost attempts may still bring isn't wanted. To be written with it. */
    recallingLost: (orderId: string, now: Date): Also =>
      db()
        .update(allocationAttempts)
        .set({ state: 'recalled', lookUps: 0, updatedAt: now })
        .where(and(eq(allocationAttempts.orderId, orderId), eq(allocationAttempts.state, 'lost'), ifMoved))
        .returning({ id: allocationAttempts.id }),

    /** A person decided that what the order requested never happened, so that it may be requested again. */
    giveUp: (orderId: string, now: Date) =>
      db()
        .update(allocationAttempts)
        .set({ state: 'lost', updatedAt: now })
        .where(and(eq(allocationAttempts.orderId, orderId), inArray(allocationAttempts.state, LIVE))),

    listRecalled: (most: number) =>
      db()
        .select()
        .from(allocationAttempts)
        .where(eq(allocationAttempts.state, 'recalled'))
        .orderBy(asc(allocationAttempts.lookUps), asc(allocationAttempts.updatedAt))
        .limit(most),

    lookedForRecalled: (id: string, isOver: boolean, now: Date) =>
      db()
        .update(allocationAttempts)
        .set({ lookUps: sql`${allocationAttempts.lookUps} + 1`, updatedAt: now, ...(isOver && { state: 'returned' }) })
        .where(and(eq(allocationAttempts.id, id), eq(allocationAttempts.state, 'recalled'))),

    /** A look-up by our reference found nothing. */
    lookedUp: (id: string, now: Date) =>
      db()
        .update(allocationAttempts)
        .set({
          state: 'unknown',
          lookUps: sql`${allocationAttempts.lookUps} + 1`,
          firstLookUpAt: sql`coalesce(${allocationAttempts.firstLookUpAt}, ${now.toISOString()}::timestamptz)`,
          updatedAt: now,
        })
        .where(isLive(id)),

    /** The network promised a profile, and a look found none; returns when the first such look was, null if it is over. */
    lookedInVain: async (id: string, now: Date): Promise<Date | null> => {
      const [row] = await db()
        .update(allocationAttempts)
        .set({
          lookUps: sql`${allocationAttempts.lookUps} + 1`,
          firstLookUpAt: sql`coalesce(${allocationAttempts.firstLookUpAt}, ${now.toISOString()}::timestamptz)`,
        })
        .where(and(eq(allocationAttempts.id, id), eq(allocationAttempts.state, 'accepted')))
        .returning({ firstAt: allocationAttempts.firstLookUpAt })
      return row?.firstAt ?? null
    },

    /** The newest attempt at this network with this reference, as the network tells it. */
    findByTold: async (
      networkId: NetworkId,
      toldReference: string,
    ): Promise<Pick<AllocationAttempt, 'id' | 'orderId' | 'networkId'> | null> => {
      const { id, orderId } = allocationAttempts
      const [row] = await db()
        .select({ id, orderId, networkId: allocationAttempts.networkId })
        .from(allocationAttempts)
        .where(and(eq(allocationAttempts.toldReference, toldReference), eq(allocationAttempts.networkId, networkId)))
        .orderBy(desc(allocationAttempts.askedAt))
        .limit(1)
      return row ?? null
    },

    /** The order that a callback address belongs to, for a query that starts with it. */
    orderOfSecret: (secret: string) =>
      db()
        .select({ orderId: allocationAttempts.orderId })
        .from(allocationAttempts)
        .where(eq(allocationAttempts.secretHash, fingerprint(secret)))
        .getSQL(),

    /** The order that a callback address belongs to, and its network; null for an address that we never issued. */
    findBySecret: async (secret: string): Promise<Pick<AllocationAttempt, 'orderId' | 'networkId'> | null> => {
      const [row] = await db()
        .select({ orderId: allocationAttempts.orderId, networkId: allocationAttempts.networkId })
        .from(allocationAttempts)
        .where(eq(allocationAttempts.secretHash, fingerprint(secret)))
        .limit(1)
      return row ?? null
    },
  }
}
