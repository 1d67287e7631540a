// Hosted payment pages opened for orders: one open page per order, and the payments that must go back.
import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, lte, min, or, sql, type SQL } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { paymentSessions } from '#db/schema/payments.ts'
import { unawaited } from '#db/unawaited.ts'
import { insertWhere, together, writeTogether, type Also } from '#db/write-together.ts'
import { LIVE, moveOf, NEW_SESSION, PAID, REFUND_DUE, type SessionEvent } from './payment-session.ts'

export type PaymentSessionRow = typeof paymentSessions.$inferSelect
export type PaymentSessionStore = ReturnType<typeof paymentSessionStore>

const OPENED = moveOf('opened')
const IDS_AT_ONCE = 1_000

/** How many live pages a visitor may have who opened them since then. */
export type PageLimit = { openedBy: string; most: number; since: Date }
type NewPage = Pick<PaymentSessionRow, 'id' | 'orderId' | 'amountCents' | 'expiresAt'> & {
  /** Null when no visitor asks for the page. */
  limit: PageLimit | null
  now: Date
}

const isOpenedBy = ({ openedBy, since }: PageLimit) =>
  and(
    eq(paymentSessions.openedBy, openedBy),
    inArray(paymentSessions.state, LIVE),
    gt(paymentSessions.createdAt, since),
  )

export function paymentSessionStore(database: Database) {
  const { db } = database
  const askedAbout = async (which: SQL, now: Date, lastBefore: Date): Promise<PaymentSessionRow | null> => {
    const mayBeAsked = or(isNull(paymentSessions.askedAt), lte(paymentSessions.askedAt, lastBefore))
    const [row] = await db()
      .update(paymentSessions)
      .set({ askedAt: now })
      .where(and(which, mayBeAsked, unawaited(database)))
      .returning()
    return row ?? null
  }

  return {
    /**
     * Writes down the page that is about to be asked for, with whatever belongs to it; null when the order has a live page
     * already, or whoever opens it has as many as they may.
     */
    create: async (row: NewPage, also: Also[]): Promise<PaymentSessionRow | null> => {
      const { now, limit, ...facts } = row
      const hasRoom = limit
        ? sql`(select count(*) from ${paymentSessions} where ${isOpenedBy(limit)}) < ${limit.most}`
        : sql`true`
      const made = insertWhere(
        paymentSessions,
        { ...facts, ...NEW_SESSION, openedBy: limit?.openedBy ?? null, createdAt: now, updatedAt: now },
        hasRoom,
      )
      const [page] = await together(db(), paymentSessions, made, also).select().from(paymentSessions)
      return page ?? null
    },

    /** When the oldest page was opened that counts for this visitor now. */
    findOldestOpenedBy: async (limit: PageLimit): Promise<Date | null> =>
      (
        await db()
          .select({ at: min(paymentSessions.createdAt) })
          .from(paymentSessions)
          .where(isOpenedBy(limit))
      )[0]?.at ?? null,

    /** The page is there; what the order is told of it is written with it. */
    opened: (
      id: string,
      page: { sessionId: string; url: string | null; livesMs: number },
      now: Date,
      also: Also[] = [],
    ) =>
      writeTogether(
        db(),
        db()
          .update(paymentSessions)
          .set({
            state: OPENED.to,
            sessionId: page.sessionId,
            url: page.url ?? '',
            expiresAt: new Date(now.getTime() + page.livesMs),
            updatedAt: now,
          })
          .where(and(eq(paymentSessions.id, id), inArray(paymentSessions.state, OPENED.from)))
          .returning({ id: paymentSessions.id }),
        also,
      ),

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
    takeQuestion: async (id: string, now: Date, lastBefore: Date): Promise<boolean> =>
      (await askedAbout(eq(paymentSessions.id, id), now, lastBefore)) !== null,

    /** The newest page of the order, if the provider may be asked about it now. */
    takeNewestQuestion: (orderId: string, now: Date, lastBefore: Date): Promise<PaymentSessionRow | null> => {
      const newest = db()
        .select({ id: paymentSessions.id })
        .from(paymentSessions)
        .where(eq(paymentSessions.orderId, orderId))
        .orderBy(desc(paymentSessions.createdAt))
        .limit(1)
      return askedAbout(inArray(paymentSessions.id, newest), now, lastBefore)
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

    /**
     * The page whose name this write tells, which is carried out with it, if we know that page; null when nothing was
     * written.
     */
    findUsing: async (write: SQL): Promise<{ page: PaymentSessionRow | null } | null> => {
      const [found] = await db()
        .with(db().$with('written', {}).as(write))
        .select({ page: paymentSessions })
        .from(sql`written`)
        .leftJoin(paymentSessions, sql`${paymentSessions.sessionId} = written.session_id`)
      return found ?? null
    },

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

    /** The provider's ids of the payments that these orders were paid with, whatever became of the money since. */
    listPaymentIds: (orderIds: string[]) =>
      db()
        .select({ orderId: paymentSessions.orderId, paymentIntentId: paymentSessions.paymentIntentId })
        .from(paymentSessions)
        .where(and(inArray(paymentSessions.orderId, orderIds), isNotNull(paymentSessions.paymentIntentId)))
        .orderBy(asc(paymentSessions.createdAt)),

    /** The order of each of these payments, by the provider's ids. */
    listOrdersOfPayments: async (ids: string[]): Promise<Map<string, string>> => {
      const found = new Map<string, string>()
      for (let from = 0; from < ids.length; from += IDS_AT_ONCE) {
        const rows = await db()
          .select({ orderId: paymentSessions.orderId, id: paymentSessions.paymentIntentId })
          .from(paymentSessions)
          .where(inArray(paymentSessions.paymentIntentId, ids.slice(from, from + IDS_AT_ONCE)))
        for (const { id, orderId } of rows) if (id !== null) found.set(id, orderId)
      }
      return found
    },

    /** The orders of a payment, by the provider's id of it or of its page. */
    listOrderIdsByPayment: async (id: string): Promise<string[]> => {
      if (!/^(pi|cs)_[\w-]{4,200}$/.test(id)) return []
      const rows = await db()
        .select({ orderId: paymentSessions.orderId })
        .from(paymentSessions)
        .where(or(eq(paymentSessions.paymentIntentId, id), eq(paymentSessions.sessionId, id)))
      return rows.map(({ orderId }) => orderId)
    },

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
