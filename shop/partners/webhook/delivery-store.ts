// Which event is due at which endpoint, and every attempt: the log that a partner reads.
import { and, asc, count, desc, eq, inArray, lt, lte, min, or, sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { webhookAttempts, webhookDeliveries, webhookEvents } from '#db/schema/partners/webhooks.ts'
import { givenUpAfter, type AfterTry, type DeliveryState } from './delivery.ts'

export type DeliveryStore = ReturnType<typeof deliveryStore>
export type Attempt = Omit<typeof webhookAttempts.$inferSelect, 'id' | 'deliveryId'>
/** A delivery to send. */
export type WaitingDelivery = {
  id: string
  eventId: string
  type: string
  body: string
  tries: number
  givenUpAt: Date
  createdAt: Date
}
export type LoggedDelivery = {
  id: string
  eventId: string
  orderId: string | null
  type: string
  body: string
  state: DeliveryState
  nextTryAt: Date | null
  createdAt: Date
}

const isWaiting = sql`${webhookDeliveries.state} = 'waiting'`
const ofEvent = eq(webhookEvents.id, webhookDeliveries.eventId)
const LOGGED = {
  id: webhookDeliveries.id,
  eventId: webhookDeliveries.eventId,
  orderId: webhookEvents.orderId,
  type: sql<string>`coalesce(${webhookEvents.type}, '')`,
  body: webhookEvents.body,
  state: webhookDeliveries.state,
  nextTryAt: webhookDeliveries.nextTryAt,
  createdAt: webhookDeliveries.createdAt,
}
const written = <Row extends { body: string | null }>(row: Row) => ({ ...row, body: row.body ?? '' })

export function deliveryStore({ db }: Pick<Database, 'db'>) {
  const waiting = () =>
    db()
      .select({
        id: webhookDeliveries.id,
        eventId: webhookDeliveries.eventId,
        type: LOGGED.type,
        body: webhookEvents.body,
        tries: webhookDeliveries.tries,
        givenUpAt: webhookDeliveries.givenUpAt,
        createdAt: webhookDeliveries.createdAt,
      })
      .from(webhookDeliveries)
      .innerJoin(webhookEvents, ofEvent)
  return {
    /** Due right away; an endpoint gets each event once. */
    add: (deliveries: { id: string; endpointId: string; eventId: string }[], now: Date) =>
      db()
        .insert(webhookDeliveries)
        .values(
          deliveries.map((each) => ({
            ...each,
            state: 'waiting' as const,
            nextTryAt: now,
            givenUpAt: givenUpAfter(now),
            createdAt: now,
          })),
        )
        .onConflictDoNothing(),
    /** The longest waiting delivery, if it is due. */
    findDue: async (endpointId: string, now: Date): Promise<WaitingDelivery | null> => {
      const [row] = await waiting()
        .where(and(eq(webhookDeliveries.endpointId, endpointId), isWaiting, lte(webhookDeliveries.nextTryAt, now)))
        .orderBy(asc(webhookDeliveries.nextTryAt), asc(webhookDeliveries.createdAt))
        .limit(1)
      return row ? written(row) : null
    },
    /** All waiting deliveries, most of them for partners' servers, and since when the oldest has been waiting. */
    measureWaiting: async (): Promise<{ items: number; since: Date | null }> => {
      const [row] = await db()
        .select({ items: count(), since: min(webhookDeliveries.createdAt) })
        .from(webhookDeliveries)
        .where(isWaiting)
      return { items: row?.items ?? 0, since: row?.since ?? null }
    },
    findWaiting: async (id: string): Promise<WaitingDelivery | null> => {
      const [row] = await waiting()
        .where(and(eq(webhookDeliveries.id, id), isWaiting))
        .limit(1)
      return row ? written(row) : null
    },
    /** False if it is no longer waiting, because its endpoint was turned off or removed. */
    settle: async (id: string, { state, nextTryAt }: AfterTry): Promise<boolean> =>
      (
        await db()
          .update(webhookDeliveries)
          .set({ state, nextTryAt, tries: sql`${webhookDeliveries.tries} + 1` })
          .where(and(eq(webhookDeliveries.id, id), isWaiting))
          .returning({ id: webhookDeliveries.id })
      ).length > 0,
    addAttempt: (attempt: Attempt & { id: string; deliveryId: string }) => db().insert(webhookAttempts).values(attempt),
    /** When this endpoint's next delivery is due; null if none is waiting. */
    nextDueOf: async (endpointId: string): Promise<Date | null> =>
      (
        await db()
          .select({ at: min(webhookDeliveries.nextTryAt) })
          .from(webhookDeliveries)
          .where(and(eq(webhookDeliveries.endpointId, endpointId), isWaiting))
      )[0]?.at ?? null,
    stopAll: (endpointId: string) =>
      db()
        .update(webhookDeliveries)
        .set({ state: 'stopped', nextTryAt: null })
        .where(and(eq(webhookDeliveries.endpointId, endpointId), isWaiting)),
    /** Tries for another day, with the same event. False if it is waiting already, or belongs to another endpoint. */
    revive: async (id: string, endpointId: string, now: Date): Promise<boolean> =>
      (
        await db()
          .update(webhookDeliveries)
          .set({ state: 'waiting', tries: 0, nextTryAt: now, givenUpAt: givenUpAfter(now) })
          .where(and(eq(webhookDeliveries.id, id), eq(webhookDeliveries.endpointId, endpointId), sql`not ${isWaiting}`))
          .returning({ id: webhookDeliveries.id })
      ).length > 0,

    countWaiting: async (endpointIds: string[]): Promise<Map<string, number>> => {
      if (endpointIds.length === 0) return new Map()
      const rows = await db()
        .select({ id: webhookDeliveries.endpointId, found: count() })
        .from(webhookDeliveries)
        .where(and(inArray(webhookDeliveries.endpointId, endpointIds), isWaiting))
        .groupBy(webhookDeliveries.endpointId)
      return new Map(rows.map(({ id, found }) => [id, found]))
    },
    /** Newest first, older than this one. */
    list: async (
      endpointId: string,
      { after, most }: { after: { at: Date; id: string } | null; most: number },
    ): Promise<LoggedDelivery[]> => {
      const rows = await db()
        .select(LOGGED)
        .from(webhookDeliveries)
        .innerJoin(webhookEvents, ofEvent)
        .where(
          and(
            eq(webhookDeliveries.endpointId, endpointId),
            after
              ? or(
                  lt(webhookDeliveries.createdAt, after.at),
                  and(eq(webhookDeliveries.createdAt, after.at), sql`${webhookDeliveries.id} < ${after.id}::uuid`),
                )
              : undefined,
          ),
        )
        .orderBy(desc(webhookDeliveries.createdAt), desc(webhookDeliveries.id))
        .limit(most)
      return rows.map(written)
    },
    /** Newest first. */
    listAttempts: (deliveryIds: string[]): Promise<(typeof webhookAttempts.$inferSelect)[]> =>
      deliveryIds.length === 0
        ? Promise.resolve([])
        : db()
            .select()
            .from(webhookAttempts)
            .where(inArray(webhookAttempts.deliveryId, deliveryIds))
            .orderBy(desc(webhookAttempts.at)),
  }
}
