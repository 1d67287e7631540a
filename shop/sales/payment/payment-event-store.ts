// The inbox of signed payment events: each is stored once, before we answer.
import { and, asc, count, eq, inArray, isNotNull, isNull, lt, lte, min, or, sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { paymentEvents, paymentEventSweeps } from '#db/schema/sales/payments.ts'
import { givenColumns, kept, type Statement } from '#db/query/kept.ts'
import { readRows } from '#db/query/read-rows.ts'
import { unawaited } from '#db/query/unawaited.ts'
import { ifMoved, type Also } from '#db/query/write-together.ts'

// Written like its index.
const hasWords = sql`${paymentEvents.payload} <> '{}'::jsonb`

type NewEvent = {
  eventId: string
  type: string
  sessionId: string | null
  paymentIntentId: string | null
}
export type PaymentEventStore = ReturnType<typeof paymentEventStore>

export function paymentEventStore(database: Database) {
  const { db } = database
  const stored: Statement<NewEvent & { receivedAt: Date }> = kept(() =>
    db()
      .insert(paymentEvents)
      .values({
        eventId: sql.placeholder('eventId'),
        type: sql.placeholder('type'),
        sessionId: sql.placeholder('sessionId'),
        paymentIntentId: sql.placeholder('paymentIntentId'),
        receivedAt: sql.placeholder('receivedAt'),
      })
      .onConflictDoNothing()
      .returning({ sessionId: paymentEvents.sessionId }),
  )
  const processed: Statement<{ eventId: string; outcome: string; processedAt: Date }> = kept(() =>
    db()
      .update(paymentEvents)
      .set(givenColumns(paymentEvents, ['outcome', 'processedAt']))
      .where(and(eq(paymentEvents.eventId, sql.placeholder('eventId')), ifMoved))
      .returning({ eventId: paymentEvents.eventId }),
  )

  return {
    /** False if the event arrived before. */
    receive: async (event: NewEvent, now: Date): Promise<boolean> =>
      (await readRows(db(), stored(rowOf(event, now)), { sessionId: paymentEvents.sessionId })).length > 0,
    /** The same, for a query that starts with it and continues with the provider's ID of the page. */
    receiving: (event: NewEvent, now: Date): Also => stored(rowOf(event, now)),

    /** Which of these events arrived before. */
    listKnown: async (eventIds: string[]): Promise<Set<string>> => {
      if (eventIds.length === 0) return new Set()
      const rows = await db()
        .select({ eventId: paymentEvents.eventId })
        .from(paymentEvents)
        .where(inArray(paymentEvents.eventId, eventIds))
      return new Set(rows.map(({ eventId }) => eventId))
    },

    /** Claims the reading of the provider's list if it is due, until it is due again; null if it isn't. */
    takeSweep: async (name: string, start: { readUntil: Date; now: Date; nextAt: Date }): Promise<Date | null> => {
      await db()
        .insert(paymentEventSweeps)
        .values({ name, readUntil: start.readUntil, nextAt: start.now })
        .onConflictDoNothing()
      const [row] = await db()
        .update(paymentEventSweeps)
        .set({ nextAt: start.nextAt })
        .where(and(eq(paymentEventSweeps.name, name), lte(paymentEventSweeps.nextAt, start.now)))
        .returning({ readUntil: paymentEventSweeps.readUntil })
      return row?.readUntil ?? null
    },

    endSweep: (name: string, readUntil: Date, nextAt: Date) =>
      db().update(paymentEventSweeps).set({ readUntil, nextAt }).where(eq(paymentEventSweeps.name, name)),

    findUnprocessed: async (eventId: string) =>
      (
        await db()
          .select()
          .from(paymentEvents)
          .where(and(eq(paymentEvents.eventId, eventId), isNull(paymentEvents.processedAt)))
          .limit(1)
      )[0] ?? null,

    /** If a crash loses this, the event is processed again, which changes nothing. */
    processed: (eventId: string, outcome: string, now: Date) =>
      db()
        .update(paymentEvents)
        .set({ processedAt: now, outcome })
        .where(and(eq(paymentEvents.eventId, eventId), unawaited(database))),

    /** The same, to be written together with the payment it was about. */
    processing: (eventId: string, outcome: string, now: Date): Also =>
      processed({ eventId, outcome, processedAt: now }),

    /** What earlier releases kept of processed events from before then. Their IDs stay, so that none is accepted twice. */
    forgetPayloads: async (before: Date, most: number): Promise<number> => {
      const some = db()
        .select({ eventId: paymentEvents.eventId })
        .from(paymentEvents)
        .where(and(isNotNull(paymentEvents.processedAt), lt(paymentEvents.receivedAt, before), hasWords))
        .limit(most)
      const gone = await db()
        .update(paymentEvents)
        .set({ payload: {} })
        .where(inArray(paymentEvents.eventId, some))
        .returning({ eventId: paymentEvents.eventId })
      return gone.length
    },

    /** How many events that arrived before this time are unprocessed. */
    countUnprocessed: async (receivedBefore: Date): Promise<number> =>
      (
        await db()
          .select({ found: count() })
          .from(paymentEvents)
          .where(and(isNull(paymentEvents.processedAt), lte(paymentEvents.receivedAt, receivedBefore)))
      )[0]?.found ?? 0,

    /** All unprocessed events, and since when the first has been waiting. */
    findWaiting: async (): Promise<{ items: number; since: Date | null }> => {
      const [found] = await db()
        .select({ items: count(), since: min(paymentEvents.receivedAt) })
        .from(paymentEvents)
        .where(isNull(paymentEvents.processedAt))
      return found ?? { items: 0, since: null }
    },

    /** Those that may be processed now; the longest waiting first, without those that rest after a failed try. */
    listDue: (receivedBefore: Date, now: Date, most: number) =>
      db()
        .select({
          eventId: paymentEvents.eventId,
          sessionId: paymentEvents.sessionId,
          paymentIntentId: paymentEvents.paymentIntentId,
        })
        .from(paymentEvents)
        .where(
          and(
            isNull(paymentEvents.processedAt),
            lte(paymentEvents.receivedAt, receivedBefore),
            or(isNull(paymentEvents.nextTryAt), lte(paymentEvents.nextTryAt, now)),
          ),
        )
        .orderBy(asc(paymentEvents.receivedAt))
        .limit(most),

    /** Counts a failed try; returns how many there were, null if somebody else has processed the event. */
    countTry: async (eventId: string): Promise<number | null> => {
      const [row] = await db()
        .update(paymentEvents)
        .set({ tries: sql`${paymentEvents.tries} + 1` })
        .where(and(eq(paymentEvents.eventId, eventId), isNull(paymentEvents.processedAt)))
        .returning({ tries: paymentEvents.tries })
      return row?.tries ?? null
    },

    /** It isn't due again before then. */
    postpone: (eventId: string, nextTryAt: Date) =>
      db().update(paymentEvents).set({ nextTryAt }).where(eq(paymentEvents.eventId, eventId)),
  }
}

/** What is stored of an event: nothing of its contents. */
const rowOf = ({ eventId, type, sessionId, paymentIntentId }: NewEvent, receivedAt: Date) => ({
  eventId,
  type,
  sessionId,
  paymentIntentId,
  receivedAt,
})
