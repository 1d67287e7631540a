// Totals of invoices and credit notes for tax and sales, for all brands; a credit note reduces its invoice.
import { and, asc, eq, gte, lt, sql, type SQL } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { invoices } from '#db/schema/invoices.ts'
import { orders } from '#db/schema/orders.ts'
import type { IssuedDocument, VatSum, ZoneSum } from './invoice.ts'

export type InvoiceReportStore = ReturnType<typeof invoiceReportStore>
const { snapshot } = invoices
const country = sql<string | null>`${snapshot}->>'vatCountry'`
const basisPoints = sql<number>`(${snapshot}->>'vatBasisPoints')::integer`.mapWith(Number)
const taxNote = sql<string | null>`${snapshot}->>'taxNote'`
const cents = (name: string) => sql`(${snapshot}->>${sql.raw(`'${name}'`)})::bigint`
const sumOf = (amount: SQL) => sql<number>`coalesce(sum(${amount}), 0)`.mapWith(Number)
const countOf = (kind: 'invoice' | 'credit_note') =>
  sql<number>`count(*) filter (where ${eq(invoices.kind, kind)})`.mapWith(Number)
const issued = (from: Date, until: Date) => and(gte(invoices.issuedAt, from), lt(invoices.issuedAt, until))

export const invoiceReportStore = ({ db }: Database) => ({
  /** Per country and rate, of the documents issued from `from` until before `until`. */
  sumVat: (from: Date, until: Date): Promise<VatSum[]> =>
    db()
      .select({
        country,
        basisPoints,
        taxNote,
        netCents: sumOf(cents('netCents')),
        vatCents: sumOf(cents('vatCents')),
        invoices: countOf('invoice'),
        creditNotes: countOf('credit_note'),
      })
      .from(invoices)
      .where(issued(from, until))
      .groupBy(country, basisPoints, taxNote)
      .orderBy(sql`1 nulls last`, sql`2 desc`, sql`3`),

  /** The documents issued in this period, in order of issue; of what is printed, only the totals. */
  listDocuments: (from: Date, until: Date): Promise<IssuedDocument[]> =>
    db()
      .select({
        kind: invoices.kind,
        number: invoices.number,
        orderId: invoices.orderId,
        issuedAt: invoices.issuedAt,
        country,
        basisPoints,
        taxNote,
        netCents: cents('netCents').mapWith(Number),
        vatCents: cents('vatCents').mapWith(Number),
        correctsOn: sql<string | null>`${snapshot}->'corrects'->>'issuedOn'`,
      })
      .from(invoices)
      .where(issued(from, until))
      .orderBy(asc(invoices.issuedAt), asc(invoices.number)),

  /** Per zone, largest revenue first. */
  sumZones: (from: Date, until: Date): Promise<ZoneSum[]> => {
    const zone = orders.bundleZone
    return db()
      .select({
        zone,
        invoices: countOf('invoice'),
        creditNotes: countOf('credit_note'),
        netCents: sumOf(cents('netCents')),
        totalCents: sumOf(cents('totalCents')),
      })
      .from(invoices)
      .innerJoin(orders, eq(orders.id, invoices.orderId))
      .where(issued(from, until))
      .groupBy(zone)
      .orderBy(sql`5 desc`, sql`1`)
  },
})
