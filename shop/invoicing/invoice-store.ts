// The ledger of invoices and credit notes: numbers of a series follow each other without a gap, because the number is taken
// in the transaction that writes the document, and the next one waits for it.
import { and, asc, desc, eq, gte, inArray, lt, sql, type SQL } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { invoiceCounters, invoices } from '#db/schema/invoices.ts'
import { ofBusinesses } from '#db/of-businesses.ts'
import type { BrandIds } from '#shop/brand/tenant.ts'
import { dateOnlyOf } from '#shop/values/date.ts'
import { invoiceNumber, type DayOfInvoices, type Invoice, type InvoiceKind, type InvoiceSnapshot } from './invoice.ts'

export type InvoiceStore = ReturnType<typeof invoiceStore>

export type NewInvoice = {
  id: string
  kind: InvoiceKind
  series: string
  orderId: string
  businessId: string | null
  /** 1 for an invoice; credit notes of an order are counted. */
  part: number
  correctsId: string | null
  snapshot: InvoiceSnapshot
  now: Date
}

const DAY = sql<string>`to_char(${invoices.issuedAt} at time zone 'UTC', 'YYYY-MM-DD')`
const sumOf = (amount: SQL) => sql<number>`coalesce(sum(${amount}), 0)`.mapWith(Number)

export function invoiceStore({ db, tx }: Database) {
  const find = async (orderId: string, kind: InvoiceKind, part = 1): Promise<Invoice | null> => {
    const [row] = await db()
      .select()
      .from(invoices)
      .where(and(eq(invoices.orderId, orderId), eq(invoices.kind, kind), eq(invoices.part, part)))
      .limit(1)
    return row ? toInvoice(row) : null
  }

  return {
    find,

    /** Writes the document under the next number; the one that the order has already, if it has one. */
    issue: (wish: NewInvoice): Promise<Invoice> =>
      tx(async () => {
        const sequence = (await lockSeries(db(), wish.series)) + 1
        // Asked only now: whoever held the series before has committed.
        const earlier = await find(wish.orderId, wish.kind, wish.part)
        if (earlier) return earlier

        const { now, ...columns } = wish
        const number = invoiceNumber(wish.series, sequence)
        const [row] = await db()
          .insert(invoices)
          .values({ ...columns, sequence, number, totalCents: wish.snapshot.totalCents, issuedAt: now })
          .returning()
        await db().update(invoiceCounters).set({ lastNumber: sequence }).where(eq(invoiceCounters.series, wish.series))
        if (!row) throw new Error('An invoice was written and is not there.')
        return toInvoice(row)
      }),

    /** The documents of an order, the invoice before its credit notes. */
    listOfOrder: async (orderId: string): Promise<Invoice[]> => {
      const rows = await db()
        .select()
        .from(invoices)
        .where(eq(invoices.orderId, orderId))
        .orderBy(desc(invoices.kind), asc(invoices.part))
      return rows.map(toInvoice)
    },

    /** The documents of these orders, newest first. */
    listOfOrders: async (orderIds: string[]): Promise<Invoice[]> => {
      if (orderIds.length === 0) return []
      const rows = await db()
        .select()
        .from(invoices)
        .where(inArray(invoices.orderId, orderIds))
        .orderBy(desc(invoices.issuedAt), asc(invoices.kind))
      return rows.map(toInvoice)
    },

    /** Each day from `from` until before `until` on which something was issued; null for all brands. */
    sumDays: (from: Date, until: Date, brand: BrandIds | null): Promise<DayOfInvoices[]> => {
      const isRefund = eq(invoices.kind, 'credit_note')
      return db()
        .select({
          day: DAY,
          totalCents: sumOf(sql`${invoices.totalCents}`),
          vatCents: sumOf(sql`(${invoices.snapshot}->>'vatCents')::integer`),
          refunds: sql<number>`count(*) filter (where ${isRefund})`.mapWith(Number),
          refundedCents: sumOf(sql`case when ${isRefund} then -${invoices.totalCents} end`),
        })
        .from(invoices)
        .where(
          and(ofBusinesses(invoices.businessId, brand), gte(invoices.issuedAt, from), lt(invoices.issuedAt, until)),
        )
        .groupBy(DAY)
        .orderBy(DAY)
    },
  }
}

// The last number that was given; until the end of the transaction nobody else takes one of this series.
async function lockSeries(db: ReturnType<Database['db']>, series: string): Promise<number> {
  const [counter] = await db
    .insert(invoiceCounters)
    .values({ series, lastNumber: 0 })
    .onConflictDoUpdate({ target: invoiceCounters.series, set: { lastNumber: sql`${invoiceCounters.lastNumber}` } })
    .returning({ lastNumber: invoiceCounters.lastNumber })
  if (!counter) throw new Error('A series has no counter.')
  return counter.lastNumber
}

const toInvoice = (row: typeof invoices.$inferSelect): Invoice => ({
  id: row.id,
  businessId: row.businessId,
  kind: row.kind,
  part: row.part,
  number: row.number,
  issuedOn: dateOnlyOf(row.issuedAt),
  snapshot: row.snapshot,
})
