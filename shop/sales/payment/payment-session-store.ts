// Payment pages opened for orders: one open page per order, and the payments to refund.
import { and, asc, desc, eq, getTableColumns, inArray, isNotNull, isNull, lte, or, sql, type SQL } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { combining, givenColumns, kept, namesOf, type Statement } from '#db/query/kept.ts'
import { listOf, readRows } from '#db/query/read-rows.ts'
import { paymentSessions } from '#db/schema/sales/payments.ts'
import { unawaited } from '#db/query/unawaited.ts'
import { insertWhere, writeReturning, writeTogether, type Also } from '#db/query/write-together.ts'
import { hasRoom, isStoredLive, pageLimitStore } from '#shop/sales/payment/page-limit-store.ts'
import type { PaymentTrouble } from '#values/payment-trouble.ts'
import type { PageLimit } from './page-limit.ts'
import { moveOf, NEW_SESSION, PAID, REFUND_DUE, type SessionEvent } from './payment-session.ts'

export type PaymentSessionRow = typeof paymentSessions.$inferSelect
export type PaymentSessionStore = ReturnType<typeof paymentSessionStore>

const OPENED = moveOf('opened')
const IDS_AT_ONCE = 1_000
const columns = getTableColumns(paymentSessions)

type NewPage = Pick<PaymentSessionRow, 'id' | 'orderId' | 'amountCents' | 'expiresAt'> & {
  /** Null if no visitor asks for the page. */
  limit: PageLimit | null
  now: Date
}

type MovedFacts = Partial<
  Pick<PaymentSessionRow, 'paymentIntentId' | 'invoiceUrl' | 'invoicePdfUrl' | 'cardFingerprint' | 'refundReason'>
>

const pageOf = combining(
  ([write]) => sql`with written (its_session) as (${write}) select ${listOf(columns)} from written
    left join ${paymentSessions} on ${paymentSessions.sessionId} = its_session`,
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

  const moved: Statement<MovedFacts & { id: string }, [SessionEvent, ...names: string[]]> = kept((event, ...names) => {
    const { from, to } = moveOf(event)
    return db()
      .update(paymentSessions)
      .set({ state: to, ...givenColumns(paymentSessions, names) })
      .where(and(eq(paymentSessions.id, sql.placeholder('id')), inArray(paymentSessions.state, from)))
      .returning({ orderId: paymentSessions.orderId })
  })
  const moving = (id: string, event: SessionEvent, now: Date, facts: MovedFacts = {}) => {
    const set = { ...facts, updatedAt: now }
    return moved({ ...set, id }, event, ...namesOf(set))
  }
  const opened: Statement<Pick<PaymentSessionRow, 'id' | 'sessionId' | 'url' | 'expiresAt' | 'updatedAt'>> = kept(() =>
    db()
      .update(paymentSessions)
      .set({ state: OPENED.to, ...givenColumns(paymentSessions, ['sessionId', 'url', 'expiresAt', 'updatedAt']) })
      .where(and(eq(paymentSessions.id, sql.placeholder('id')), inArray(paymentSessions.state, OPENED.from)))
      .returning({ id: paymentSessions.id }),
  )

  return {
    ...pageLimitStore(database),
    /**
     * Records the page that we are about to request, with everything that belongs to it; null if the order already has
     * a live page, or the visitor has reached their limit.
     */
    create: async (row: NewPage, also: Also[]): Promise<PaymentSessionRow | null> => {
      const { now, limit, ...facts } = row
      const made = insertWhere(
        paymentSessions,
        { ...facts, ...NEW_SESSION, openedBy: limit?.openedBy ?? null, createdAt: now, updatedAt: now },
        limit ? { condition: hasRoom(limit) } : {},
      )
      const [page] = await writeReturning(db(), { first: made, fields: columns }, also)
      return page ?? null
    },

    /** The page exists; what the order learns from it is written together. */
    opened: (
      id: string,
      page: { sessionId: string; url: string | null; livesMs: number },
      now: Date,
      also: Also[] = [],
    ) =>
      writeTogether(
        db(),
        opened({
          id,
          sessionId: page.sessionId,
          url: page.url ?? '',
          expiresAt: new Date(now.getTime() + page.livesMs),
          updatedAt: now,
        }),
        also,
      ),

    /** The provider's ID of a page that we gave up on before we learned it; false if the row already has one. */
    adopt: async (id: string, sessionId: string, now: Date): Promise<boolean> => {
      const named = await db()
        .update(paymentSessions)
        .set({ sessionId, updatedAt: now })
        .where(and(eq(paymentSessions.id, id), isNull(paymentSessions.sessionId)))
        .returning({ id: paymentSessions.id })
      return named.length > 0
    },

    /** One conditional move; false if the session isn't in the state that the table expects. */
    move: async (...what: Parameters<typeof moving>): Promise<boolean> =>
      (await readRows(db(), moving(...what), { orderId: paymentSessions.orderId })).length > 0,
    /** The same as a part of a larger statement, which reads the ID of its order. */
    moving,

    /** Whether the card that paid for the order paid for one of these as well. */
    isSameCard: async (orderId: string, others: string[]): Promise<boolean> => {
      const isCard = isNotNull(paymentSessions.cardFingerprint)
      const cards = db()
        .select({ card: paymentSessions.cardFingerprint })
        .from(paymentSessions)
        .where(and(eq(paymentSessions.orderId, orderId), isCard))
      const isTheirs = inArray(paymentSessions.orderId, others)
      return (await db().$count(paymentSessions, and(isTheirs, inArray(paymentSessions.cardFingerprint, cards)))) > 0
    },

    /** Which card paid for these orders. */
    forgetCards: (orderIds: string[]) =>
      db().update(paymentSessions).set({ cardFingerprint: null }).where(inArray(paymentSessions.orderId, orderIds)),

    /** Whether we may ask the provider about the page now; this counts as a question, whoever asks. */
    takeQuestion: async (id: string, now: Date, lastBefore: Date): Promise<boolean> =>
      (await askedAbout(eq(paymentSessions.id, id), now, lastBefore)) !== null,

    /** The order's newest page, if we may ask the provider about it now. */
    takeNewestQuestion: (orderId: string, now: Date, lastBefore: Date): Promise<PaymentSessionRow | null> => {
      const newest = db()
        .select({ id: paymentSessions.id })
        .from(paymentSessions)
        .where(eq(paymentSessions.orderId, orderId))
        .orderBy(desc(paymentSessions.createdAt))
        .limit(1)
      return askedAbout(inArray(paymentSessions.id, newest), now, lastBefore)
    },

    /** What is known about a payment that didn't happen; whatever a rule refused stays refused. */
    keepTrouble: (id: string, { why, code }: PaymentTrouble, now: Date) =>
      db()
        .update(paymentSessions)
        .set({ unpaidWhy: why, declineCode: code, updatedAt: now })
        .where(and(eq(paymentSessions.id, id), sql`${paymentSessions.unpaidWhy} is distinct from 'refused'`)),

    keepInvoice: (id: string, invoice: Pick<PaymentSessionRow, 'invoiceUrl' | 'invoicePdfUrl'>) =>
      db().update(paymentSessions).set(invoice).where(eq(paymentSessions.id, id)),

    find: async (id: string) =>
      (await db().select().from(paymentSessions).where(eq(paymentSessions.id, id)).limit(1))[0] ?? null,

    /** Inside a transaction: locks the session until its end. */
    hold: async (id: string) =>
      (await db().select().from(paymentSessions).where(eq(paymentSessions.id, id)).for('update'))[0] ?? null,

    findBySessionId: async (sessionId: string) =>
      (await db().select().from(paymentSessions).where(eq(paymentSessions.sessionId, sessionId)).limit(1))[0] ?? null,

    /**
     * The page whose ID this write returns, found in the same statement, if we know that page; null if nothing was
     * written.
     */
    findUsing: async (write: Also): Promise<{ page: PaymentSessionRow | null } | null> => {
      const [page] = await readRows(db(), pageOf([write]), columns)
      return page ? { page: page.id ? page : null } : null
    },

    /** The orders of these pages and payments, by the ID of either. */
    listOrderIdsOf: async (sessionIds: string[], paymentIntentIds: string[]): Promise<Map<string, string>> => {
      const { orderId, sessionId, paymentIntentId } = paymentSessions
      const rows = await db()
        .select({ orderId, sessionId, paymentIntentId })
        .from(paymentSessions)
        .where(or(inArray(sessionId, sessionIds), inArray(paymentIntentId, paymentIntentIds)))
      return new Map(
        rows.flatMap((row) =>
          [row.sessionId, row.paymentIntentId].flatMap((id) => (id === null ? [] : [[id, row.orderId]])),
        ),
      )
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

    /** Every page opened for the order, oldest first. */
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

    /** The provider's IDs of the payments for these orders, whether refunded since or not. */
    listPaymentIds: (orderIds: string[]) =>
      db()
        .select({ orderId: paymentSessions.orderId, paymentIntentId: paymentSessions.paymentIntentId })
        .from(paymentSessions)
        .where(and(inArray(paymentSessions.orderId, orderIds), isNotNull(paymentSessions.paymentIntentId)))
        .orderBy(asc(paymentSessions.createdAt)),

    /** The order of each of these payments, by the provider's IDs. */
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

    /** The orders of a payment, by the provider's ID of it or of its page. */
    listOrderIdsByPayment: async (id: string): Promise<string[]> => {
      if (!/^(pi|cs)_[\w-]{4,200}$/.test(id)) return []
      const rows = await db()
        .select({ orderId: paymentSessions.orderId })
        .from(paymentSessions)
        .where(or(eq(paymentSessions.paymentIntentId, id), eq(paymentSessions.sessionId, id)))
      return rows.map(({ orderId }) => orderId)
    },

    /** Pages that may have been paid without our knowing, least recently checked first. */
    listUnsettled: (olderThan: Date, most: number) =>
      db()
        .select()
        .from(paymentSessions)
        .where(and(isStoredLive, lte(paymentSessions.updatedAt, olderThan)))
        .orderBy(asc(paymentSessions.updatedAt))
        .limit(most),

    listRefundsDue: (most: number) =>
      db()
        .select({ id: paymentSessions.id, orderId: paymentSessions.orderId })
        .from(paymentSessions)
        .where(eq(paymentSessions.state, REFUND_DUE))
        .limit(most),

    checked: (id: string, now: Date) =>
      db().update(paymentSessions).set({ updatedAt: now }).where(eq(paymentSessions.id, id)),
  }
}
