// The inbox of signed payment events: stored before they are answered, each one once.
import { and, eq, isNull, lte } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { paymentEvents } from '#db/schema/payments.ts'

export type PaymentEventStore = ReturnType<typeof paymentEventStore>

export function paymentEventStore({ db }: Database) {
  return {
    /** False when the event was here before. */
    receive: async (
      event: { eventId: string; type: string; sessionId: string | null; payload: unknown },
      now: Date,
    ) => {
      const stored = await db()
        .insert(paymentEvents)
        .values({ ...event, receivedAt: now })
        .onConflictDoNothing()
        .returning({ eventId: paymentEvents.eventId })
      return stored.length > 0
    },

    findUnprocessed: async (eventId: string) =>
      (
        await db()
          .select()
          .from(paymentEvents)
          .where(and(eq(paymentEvents.eventId, eventId), isNull(paymentEvents.processedAt)))
          .limit(1)
      )[0] ?? null,

    processed: (eventId: string, outcome: string, now: Date) =>
      db().update(paymentEvents).set({ processedAt: now, outcome }).where(eq(paymentEvents.eventId, eventId)),

    listUnprocessed: (receivedBefore: Date, most: number) =>
      db()
        .select({ eventId: paymentEvents.eventId })
        .from(paymentEvents)
        .where(and(isNull(paymentEvents.processedAt), lte(paymentEvents.receivedAt, receivedBefore)))
        .limit(most),
  }
}
