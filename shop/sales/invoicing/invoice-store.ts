// Stores invoices and credit notes. Numbers of a series have no gaps, because a number is taken in the transaction that
// writes the document, and the next one waits for it.
import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { kept, type Statement } from '#db/query/kept.ts'
import { invoiceCounters, invoices } from '#db/schema/sales/invoices.ts'
import { readRows } from '#db/query/read-rows.ts'
import { insertIfMoved, moved, writeTogether } from '#db/query/write-together.ts'
import { dateOnlyOf, parseDateOnly, type DateOnly } from '#values/date.ts'
import type { InvoiceSnapshot } from './invoice-row.ts'
import { NUMBER_DIGITS, type Invoice, type InvoiceKind } from './invoice.ts'

export type InvoiceStore = ReturnType<typeof invoiceStore>

export type NewInvoice = {
  id: string
  kind: InvoiceKind
  series: string
  orderId: string
  businessId: string | null
  /** An order's documents of each kind are counted from 1. */
  part: number
  correctsId: string | null
  snapshot: InvoiceSnapshot
  issuedOn: DateOnly
  now: Date
}

export function invoiceStore({ db }: Database) {
  const find = async (orderId: string, kind: InvoiceKind, part = 1): Promise<Invoice | null> => {
    const [row] = await db()
      .select()
      .from(invoices)
      .where(and(eq(invoices.orderId, orderId), eq(invoices.kind, kind), eq(invoices.part, part)))
      .limit(1)
    return row ? toInvoice(row) : null
  }

  const counted: Statement<{ series: string }> = kept(() =>
    db()
      .insert(invoiceCounters)
      .values({ series: sql.placeholder('series'), lastNumber: 1 })
      .onConflictDoUpdate({
        target: invoiceCounters.series,
        set: { lastNumber: sql`${invoiceCounters.lastNumber} + 1` },
      })
      .returning({ lastNumber: invoiceCounters.lastNumber }),
  )

  return {
    /**
     * Deletes these orders' documents once the law no longer requires them; inside a transaction. The database only
     * deletes a document if the same transaction announces it, and never changes one.
     */
    forget: async (orderIds: string[]): Promise<void> => {
      if (orderIds.length === 0) return
      await db().execute(sql`select set_config('wander_pass.forgets', 'papers', true)`)
      await db().delete(invoices).where(inArray(invoices.orderId, orderIds))
      await db().execute(sql`select set_config('wander_pass.forgets', '', true)`)
    },

    find,

    /** The order's invoice, as it was issued last. */
    findNewest: async (orderId: string): Promise<Invoice | null> => {
      const [row] = await db()
        .select()
        .from(invoices)
        .where(and(eq(invoices.orderId, orderId), eq(invoices.kind, 'invoice')))
        .orderBy(desc(invoices.part))
        .limit(1)
      return row ? toInvoice(row) : null
    },

    /**
     * The next number of a series whose documents are stored elsewhere; inside the transaction that writes the
     * document.
     */
    takeNumber: async (series: string): Promise<string> => {
      const [taken] = await readRows(db(), counted({ series }), { lastNumber: invoiceCounters.lastNumber })
      return `${series}-${String(taken?.lastNumber ?? 1).padStart(NUMBER_DIGITS, '0')}`
    },

    /**
     * Writes the document under the next number. The caller has locked the order and checked that there is none yet.
     */
    issue: async (input: NewInvoice): Promise<void> => {
      const { now, ...columns } = input
      const row = { ...columns, totalCents: input.snapshot.totalCents, issuedAt: now }
      await writeTogether(db(), counted({ series: input.series }), [issued(row)])
    },

    /** An order's documents, the invoice before its credit notes. */
    listOfOrder: async (orderId: string): Promise<Invoice[]> => {
      const rows = await db()
        .select()
        .from(invoices)
        .where(eq(invoices.orderId, orderId))
        .orderBy(desc(invoices.kind), asc(invoices.part))
      return rows.map(toInvoice)
    },

    /** The order of an invoice or credit note with this number. */
    listOrderIdsByNumber: async (number: string): Promise<string[]> =>
      (await db().select({ orderId: invoices.orderId }).from(invoices).where(eq(invoices.number, number))).map(
        ({ orderId }) => orderId,
      ),

    /** The document numbers of these orders, in the order written. */
    listNumbers: (orderIds: string[]): Promise<{ orderId: string; number: string }[]> =>
      db()
        .select({ orderId: invoices.orderId, number: invoices.number })
        .from(invoices)
        .where(inArray(invoices.orderId, orderIds))
        .orderBy(asc(invoices.issuedAt), asc(invoices.number)),

    /** These orders' documents, newest first. */
    listOfOrders: async (orderIds: string[]): Promise<Invoice[]> => {
      if (orderIds.length === 0) return []
      const rows = await db()
        .select()
        .from(invoices)
        .where(inArray(invoices.orderId, orderIds))
        .orderBy(desc(invoices.issuedAt), asc(invoices.kind))
      return rows.map(toInvoice)
    },
  }
}

// As `invoiceNumber` writes it.
const NUMBER = sql`${sql.placeholder('series')} || '-' || lpad(${moved}.last_number::text, greatest(${NUMBER_DIGITS}::integer, length(${moved}.last_number::text)), '0')`

const issued: Statement<Omit<NewInvoice, 'now'> & { totalCents: number; issuedAt: Date }> = kept(() => {
  return insertIfMoved(
    invoices,
    {
      id: sql.placeholder('id'),
      kind: sql.placeholder('kind'),
      series: sql.placeholder('series'),
      orderId: sql.placeholder('orderId'),
      businessId: sql.placeholder('businessId'),
      part: sql.placeholder('part'),
      correctsId: sql.placeholder('correctsId'),
      snapshot: sql.placeholder('snapshot'),
      totalCents: sql.placeholder('totalCents'),
      issuedAt: sql.placeholder('issuedAt'),
      issuedOn: sql.placeholder('issuedOn'),
      sequence: sql`${moved}.last_number`,
      number: NUMBER,
    },
    'fails',
  )
})

export const toInvoice = (row: typeof invoices.$inferSelect): Invoice => ({
  id: row.id,
  businessId: row.businessId,
  kind: row.kind,
  part: row.part,
  number: row.number,
  issuedOn: parseDateOnly(row.issuedOn) ?? dateOnlyOf(row.issuedAt, 'UTC'),
  snapshot: row.snapshot,
})
