// Hosted payment pages opened for orders: one open page per order, and the payments that must go back.
import { and, asc, desc, eq, inArray, isNull, lte, or } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { paymentSessions } from '#db/schema/payments.ts'
import { LIVE, moveOf, NEW_SESSION, PAID, REFUND_DUE, type SessionEvent } from './payment-session.ts'

export type PaymentSessionRow = typeof paymentSessions.$inferSelect
export type PaymentSessionStore = ReturnType<typeof paymentSessionStore>

const OPENED = moveOf('opened')

export function paymentSessionStore({ db }: Database) {
  return {
    /** Does nothing when the order has an opening or open page already. */
    create: (
      row: Pick<PaymentSessionRow, 'id' | 'orderId' | 'amountCents' | 'expiresAt' | 'openedBy'> & { now: Date },
    ) =>
      db()
        .insert(paymentSessions)
        .values({
          id: row.id,
          orderId: row.orderId,
          amountCents: row.amountCents,
          expiresAt: row.expiresAt,
          openedBy: row.openedBy,
          ...NEW_SESSION,
          createdAt: row.now,
          updatedAt: row.now,
        })
        .onConflictDoNothing(),

    opened: (id: string, page: { sessionId: string; url: string | null; livesMs: number }, now: Date) =>
      db()
        .update(paymentSessions)
        .set({
          state: OPENED.to,
          sessionId: page.sessionId,
          url: page.url ?? '',
          expiresAt: new Date(now.getTime() + page.livesMs),
          updatedAt: now,
        })
        .where(and(eq(paymentSessions.id, id), inArray(paymentSessions.state, OPENED.from))),

    /** The name of a page that we gave up before we learned it; false when the row has one already. */
    adopt: async (id: string, sessionId: string, now: Date): Promise<boolean> => {
      const named = await db()
        .update(paymentSessions)
        .set({ sessionId, updatedAt: now })
        .where(and(eq(paymentSessions.id, id), isNull(paymentSessions.sessionId)))
        .returning({ id: paymentSessions.id })
      return named.length > 0
    },

    /** One conditional move; false when the session is not where the table expects it. */
    move: async (
      id: string,
      event: SessionEvent,
      now: Date,
      facts: Partial<Pick<PaymentSessionRow, 'paymentIntentId' | 'invoiceUrl' | 'invoicePdfUrl' | 'refundReason'>> = {},
    ) => {
      const { from, to } = moveOf(event)
      const moved = await db()
        .update(paymentSessions)
        .set({ state: to, updatedAt: now, ...facts })
        .where(and(eq(paymentSessions.id, id), inArray(paymentSessions.state, from)))
        .returning({ id: paymentSessions.id })
      return moved.length > 0
    },

    /** Whether the provider may be asked about the page now; the question counts from then on, whoever asks. */
    takeQuestion: async (id: string, now: Date, lastBefore: Date): Promise<boolean> => {
      const asked = await db()
        .update(paymentSessions)
        .set({ askedAt: now })
        .where(
          and(
            eq(paymentSessions.id, id),
            or(isNull(paymentSessions.askedAt), lte(paymentSessions.askedAt, lastBefore)),
          ),
        )
        .returning({ id: paymentSessions.id })
      return asked.length > 0
    },

    keepInvoice: (id: string, invoice: Pick<PaymentSessionRow, 'invoiceUrl' | 'invoicePdfUrl'>) =>
      db().update(paymentSessions).set(invoice).where(eq(paymentSessions.id, id)),

    find: async (id: string) =>
      (await db().select().from(paymentSessions).where(eq(paymentSessions.id, id)).limit(1))[0] ?? null,

    /** Inside a transaction: nobody else moves the session until its end. */
    hold: async (id: string) =>
      (await db().select().from(paymentSessions).where(eq(paymentSessions.id, id)).for('update'))[0] ?? null,

    findBySessionId: async (sessionId: string) =>
      (await db().select().from(paymentSessions).where(eq(paymentSessions.sessionId, sessionId)).limit(1))[0] ?? null,

    findByPaymentIntent: async (paymentIntentId: string) =>
      (
        await db().select().from(paymentSessions).where(eq(paymentSessions.paymentIntentId, paymentIntentId)).limit(1)
      )[0] ?? null,

    findOpening: async (orderId: string) =>
      (
        await db()
          .select()
          .from(paymentSessions)
          .where(and(eq(paymentSessions.orderId, orderId), eq(paymentSessions.state, NEW_SESSION.state)))
          .limit(1)
      )[0] ?? null,

    findNewest: async (orderId: string) =>
      (
        await db()
          .select()
          .from(paymentSessions)
          .where(eq(paymentSessions.orderId, orderId))
          .orderBy(desc(paymentSessions.createdAt))
          .limit(1)
      )[0] ?? null,

    /** Every page that was opened for the order, the oldest first. */
    listOfOrder: (orderId: string) =>
      db()
        .select()
        .from(paymentSessions)
        .where(eq(paymentSessions.orderId, orderId))
        .orderBy(asc(paymentSessions.createdAt)),

    findPaid: async (orderId: string) =>
      (
        await db()
          .select()
          .from(paymentSessions)
          .where(and(eq(paymentSessions.orderId, orderId), eq(paymentSessions.state, PAID)))
          .limit(1)
      )[0] ?? null,

    /** Pages that may have been paid without our hearing of it, least recently checked first. */
    listUnsettled: (olderThan: Date, most: number) =>
      db()
        .select()
        .from(paymentSessions)
        .where(and(inArray(paymentSessions.state, LIVE), lte(paymentSessions.updatedAt, olderThan)))
        .orderBy(asc(paymentSessions.updatedAt))
        .limit(most),

    listRefundsDue: (most: number) =>
      db()
        .select({ id: paymentSessions.id })
        .from(paymentSessions)
        .where(eq(paymentSessions.state, REFUND_DUE))
        .limit(most),

    checked: (id: string, now: Date) =>
      db().update(paymentSessions).set({ updatedAt: now }).where(eq(paymentSessions.id, id)),
  }
}
