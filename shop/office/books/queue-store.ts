// Checks across tables: counters against what they count, and what has waited too long. Writes nothing.
import { and, count, eq, inArray, isNull, lt, max, sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { couponRedemptions, coupons } from '#db/schema/catalogue/coupons.ts'
import { esims } from '#db/schema/sales/esims.ts'
import { invoiceCounters, invoices } from '#db/schema/sales/invoices.ts'
import { mails } from '#db/schema/records/mails.ts'
import { orders } from '#db/schema/sales/orders.ts'
import { partRefunds, paymentEvents, paymentSessions } from '#db/schema/sales/payments.ts'
import { REFUND_DUE } from '#shop/sales/payment/payment-session.ts'
import type { Difference } from './difference.ts'
import type { FaultName } from './invariants.ts'

export type QueueStore = ReturnType<typeof queueStore>

/** More of the same kind would tell nobody more. */
const MOST = 200

const of = (
  fault: FaultName,
  orderId: string | null,
  reference: string,
  subject = orderId ?? reference,
): Difference => ({
  fault,
  orderId,
  reference,
  subject,
  facts: {},
})

export const queueStore = ({ db }: Pick<Database, 'db'>) => ({
  /** I6: series whose numbers are not 1 to the last one. */
  listGaps: async (): Promise<Difference[]> => {
    const rows = await db()
      .select({
        series: invoices.series,
        papers: count(),
        last: sql<number>`max(${invoices.sequence})`.mapWith(Number),
        counted: max(invoiceCounters.lastNumber),
      })
      .from(invoices)
      .leftJoin(invoiceCounters, eq(invoiceCounters.series, invoices.series))
      .groupBy(invoices.series)
    return rows
      .filter(({ papers, last, counted }) => papers !== last || counted !== last)
      .map(({ series, papers, last }) => ({ ...of('numbers_missing', null, series), facts: { papers, last } }))
  },

  /** I9: codes whose counter is not the number of their uses. */
  listMiscounted: async (): Promise<Difference[]> => {
    const used = db()
      .select({ code: couponRedemptions.code, uses: count().as('uses') })
      .from(couponRedemptions)
      .where(inArray(couponRedemptions.state, ['held', 'redeemed']))
      .groupBy(couponRedemptions.code)
      .as('used')
    const rows = await db()
      .select({
        code: coupons.code,
        counted: coupons.redemptions,
        uses: sql<number>`coalesce(${used.uses}, 0)`.mapWith(Number),
      })
      .from(coupons)
      .leftJoin(used, eq(used.code, coupons.code))
      .where(sql`${coupons.redemptions} <> coalesce(${used.uses}, 0)`)
    return rows.map(({ code, counted, uses }) => ({ ...of('coupon_miscounted', null, code), facts: { counted, uses } }))
  },

  /** I16: work that was due before this time and is still waiting. */
  listWaiting: async (before: Date): Promise<Difference[]> => {
    const named = { orderId: orders.id, reference: orders.reference }
    const [events, sessions, parts, letters, profiles] = await Promise.all([
      db()
        .select({ eventId: paymentEvents.eventId })
        .from(paymentEvents)
        .where(and(isNull(paymentEvents.processedAt), lt(paymentEvents.receivedAt, before)))
        .limit(MOST),
      db()
        .select(named)
        .from(paymentSessions)
        .innerJoin(orders, eq(orders.id, paymentSessions.orderId))
        .where(and(eq(paymentSessions.state, REFUND_DUE), lt(paymentSessions.updatedAt, before)))
        .limit(MOST),
      db()
        .select(named)
        .from(partRefunds)
        .innerJoin(orders, eq(orders.id, partRefunds.orderId))
        .where(and(eq(partRefunds.state, 'due'), lt(partRefunds.createdAt, before)))
        .limit(MOST),
      db()
        .select({ id: mails.id, kind: mails.kind, ...named })
        .from(mails)
        .leftJoin(orders, eq(orders.id, mails.orderId))
        .where(and(eq(mails.state, 'waiting'), lt(mails.createdAt, before)))
        .limit(MOST),
      db()
        .select(named)
        .from(esims)
        .innerJoin(orders, eq(orders.id, esims.orderId))
        .where(and(eq(esims.state, 'surplus'), lt(orders.updatedAt, before)))
        .limit(MOST),
    ])
    return [
      ...events.map(({ eventId }) => of('event_waits', null, eventId)),
      ...[...sessions, ...parts].map(({ orderId, reference }) => of('refund_waits', orderId, reference)),
      ...letters.map(({ id, kind, orderId, reference }) => of('mail_waits', orderId, reference ?? kind, id)),
      ...profiles.map(({ orderId, reference }) => of('profile_waits', orderId, reference)),
    ]
  },
})
