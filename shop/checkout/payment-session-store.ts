// Hosted payment pages opened for orders: one open page per order, and the payments that must go back.
import { and, asc, desc, eq, inArray, isNull, lte, or } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { paymentSessions } from '#db/schema/payments.ts'

export type PaymentSessionRow = typeof paymentSessions.$inferSelect
export type PaymentSessionState = PaymentSessionRow['state']
export type PaymentSessionStore = ReturnType<typeof paymentSessionStore>

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
          state: 'opening',
          createdAt: row.now,
          updatedAt: row.now,
        })
        .onConflictDoNothing(),

    opened: (id: string, page: { sessionId: string; url: string | null; livesMs: number }, now: Date) =>
      db()
        .update(paymentSessions)
        .set({
          state: 'open',
          sessionId: page.sessionId,
          url: page.url ?? '',
          expiresAt: new Date(now.getTime() + page.livesMs),
          updatedAt: now,
        })
        .where(and(eq(paymentSessions.id, id), inArray(paymentSessions.state, ['opening', 'open']))),

    /** The name of a page that we gave up before we learned it; false when the row has one already. */
    adopt: async (id: string, sessionId: string, now: Date): Promise<boolean> => {
      const named = await db()
        .update(paymentSessions)
        .set({ sessionId, updatedAt: now })
        .where(and(eq(paymentSessions.id, id), isNull(paymentSessions.sessionId)))
        .returning({ id: paymentSessions.id })
      return named.length > 0
    },

    /** One conditional move; false when the session was not in one of the states any more. */
    move: async (
      id: string,
      from: PaymentSessionState[],
      to: PaymentSessionState,
      now: Date,
      facts: Partial<Pick<PaymentSessionRow, 'paymentIntentId' | 'invoiceUrl' | 'invoicePdfUrl' | 'refundReason'>> = {},
    ) => {
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
          .where(and(eq(paymentSessions.orderId, orderId), eq(paymentSessions.state, 'opening')))
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
          .where(and(eq(paymentSessions.orderId, orderId), eq(paymentSessions.state, 'paid')))
          .limit(1)
      )[0] ?? null,

    /** Pages that may have been paid without our hearing of it, least recently checked first. */
    listUnsettled: (olderThan: Date, most: number) =>
      db()
        .select()
        .from(paymentSessions)
        .where(and(inArray(paymentSessions.state, ['opening', 'open']), lte(paymentSessions.updatedAt, olderThan)))
        .orderBy(asc(paymentSessions.updatedAt))
        .limit(most),

    listRefundsDue: (most: number) =>
      db()
        .select({ id: paymentSessions.id })
        .from(paymentSessions)
        .where(eq(paymentSessions.state, 'refund_due'))
        .limit(most),

    checked: (id: string, now: Date) =>
      db().update(paymentSessions).set({ updatedAt: now }).where(eq(paymentSessions.id, id)),
  }
}
