// Reads what all tables say about the same orders, some hundred at a time; writes nothing.
import { and, asc, eq, gt, gte, inArray, lt, or, sql, type SQL } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { isIccid } from '#db/sealing/iccid-column.ts'
import { couponRedemptions } from '#db/schema/catalogue/coupons.ts'
import { allocationAttempts, esims } from '#db/schema/sales/esims.ts'
import { invoices } from '#db/schema/sales/invoices.ts'
import { mails } from '#db/schema/records/mails.ts'
import { orderEvents, orders } from '#db/schema/sales/orders.ts'
import { paymentSessions } from '#db/schema/sales/payments.ts'
import { isPaymentKnown } from '#shop/sales/payment/payment-session.ts'
import { paymentStatesAfter } from '#shop/sales/order/order-history.ts'
import { toOrder } from '#shop/sales/order-rows/order-row.ts'
import type { OrderBooks } from './order-books.ts'

export type BooksStore = ReturnType<typeof booksStore>
/** The last order of a window. */
export type Place = { at: Date; id: string }

type Row = typeof orders.$inferSelect

/** The network may have been asked, and as far as we know it didn't refuse. */
const ASKED = ['asking', 'accepted', 'unknown'] as const
const RECALLED = 'recalled'
const REFERENCES_AT_ONCE = 1_000

export function booksStore({ db }: Pick<Database, 'db'>) {
  async function withBooks(rows: Row[]): Promise<OrderBooks[]> {
    const ids = rows.map(({ id }) => id)
    if (ids.length === 0) return []
    const [pages, profiles, asked, papers, letters, moves, held] = await Promise.all([
      db().select().from(paymentSessions).where(inArray(paymentSessions.orderId, ids)),
      db()
        .select({ orderId: esims.orderId, iccid: esims.iccid, state: esims.state })
        .from(esims)
        .where(inArray(esims.orderId, ids)),
      db()
        .select({ orderId: allocationAttempts.orderId, state: allocationAttempts.state })
        .from(allocationAttempts)
        .where(and(inArray(allocationAttempts.orderId, ids), inArray(allocationAttempts.state, [...ASKED, RECALLED]))),
      db()
        .select({
          orderId: invoices.orderId,
          kind: invoices.kind,
          totalCents: invoices.totalCents,
          netCents: sql<number>`(${invoices.snapshot} ->> 'netCents')::integer`,
          vatCents: sql<number>`(${invoices.snapshot} ->> 'vatCents')::integer`,
        })
        .from(invoices)
        .where(inArray(invoices.orderId, ids)),
      db()
        .select({ orderId: mails.orderId, kind: mails.kind, state: mails.state })
        .from(mails)
        .where(inArray(mails.orderId, ids)),
      db()
        .select({ orderId: orderEvents.orderId, move: orderEvents.move, at: orderEvents.at })
        .from(orderEvents)
        .where(inArray(orderEvents.orderId, ids))
        .orderBy(asc(orderEvents.id)),
      db().select().from(couponRedemptions).where(inArray(couponRedemptions.orderId, ids)),
    ])
    const pagesOf = Map.groupBy(pages, ({ orderId }) => orderId)
    const esimsOf = Map.groupBy(profiles, ({ orderId }) => orderId)
    const ofAttempts = (isRecalled: boolean) =>
      new Set(asked.filter(({ state }) => (state === RECALLED) === isRecalled).map(({ orderId }) => orderId))
    const [askedFor, recalling] = [ofAttempts(false), ofAttempts(true)]
    const papersOf = Map.groupBy(papers, ({ orderId }) => orderId)
    const mailsOf = Map.groupBy(letters, ({ orderId }) => orderId)
    const movesOf = Map.groupBy(moves, ({ orderId }) => orderId)
    const couponOf = new Map(held.map((coupon) => [coupon.orderId, coupon]))

    return rows.map((row) => {
      const { id, paidCents, isInvoiceDue, stepSince } = row
      const coupon = couponOf.get(id)
      const story = movesOf.get(id) ?? []
      return {
        order: { ...toOrder(row), paidCents, isInvoiceDue, stepSince },
        pages: (pagesOf.get(id) ?? []).map((page) => ({
          id: page.id,
          sessionId: page.sessionId,
          paymentIntentId: page.paymentIntentId,
          amountCents: page.amountCents,
          isTaken: isPaymentKnown(page),
          isSurplus: page.refundReason === 'duplicate',
          settles: isPaymentKnown(page) && page.refundReason !== 'duplicate',
          updatedAt: page.updatedAt,
        })),
        esims: esimsOf.get(id) ?? [],
        hasAsked: askedFor.has(id),
        isRecalling: recalling.has(id),
        papers: papersOf.get(id) ?? [],
        mails: (mailsOf.get(id) ?? []).map(({ kind, state }) => ({
          kind,
          isSent: state === 'sent',
          isWithdrawn: state === 'withdrawn' || state === 'refused',
        })),
        moves: story,
        statesOfHistory: paymentStatesAfter(story.map(({ move }) => move)),
        coupon: coupon ? { isHeld: coupon.state === 'held' } : null,
      }
    })
  }

  const find = async (condition: SQL | undefined, most?: number) => {
    const query = db().select().from(orders).where(condition).orderBy(asc(orders.createdAt), asc(orders.id))
    return withBooks(await (most === undefined ? query : query.limit(most)))
  }

  return {
    /** The next `most` orders placed from `since` until before `until`, oldest first, after this place. */
    listWindow: (since: Date, until: Date, after: Place | null, most: number): Promise<OrderBooks[]> =>
      find(
        and(
          gte(orders.createdAt, after?.at ?? since),
          lt(orders.createdAt, until),
          after
            ? or(gt(orders.createdAt, after.at), and(eq(orders.createdAt, after.at), gt(orders.id, after.id)))
            : undefined,
        ),
        most,
      ),

    listByIds: (ids: string[]): Promise<OrderBooks[]> =>
      ids.length === 0 ? Promise.resolve([]) : find(inArray(orders.id, ids)),

    listByReferences: (references: string[]): Promise<OrderBooks[]> =>
      references.length === 0 ? Promise.resolve([]) : find(inArray(orders.reference, references)),

    /** Calls `take` with the reference of every order, in no particular sequence. */
    eachReference: async (take: (reference: string) => void): Promise<void> => {
      for (let after: string | undefined, isMore = true; isMore;) {
        const page = await db()
          .select({ id: orders.id, reference: orders.reference })
          .from(orders)
          .where(after === undefined ? undefined : gt(orders.id, after))
          .orderBy(asc(orders.id))
          .limit(REFERENCES_AT_ONCE)
        for (const { reference } of page) take(reference)
        after = page.at(-1)?.id
        isMore = page.length === REFERENCES_AT_ONCE
      }
    },

    /** The orders of these profiles, and what we think happened to each. */
    listHolders: async (iccids: string[]) =>
      (
        await db()
          .select({
            iccid: esims.iccid,
            networkEsimId: esims.networkEsimId,
            orderId: esims.orderId,
            state: esims.state,
          })
          .from(esims)
          .where(isIccid(esims.iccid, ...iccids))
      ).map(({ iccid, networkEsimId, ...esim }) => ({ ...esim, networkEsimId: networkEsimId ?? iccid })),
  }
}
