// Totals of invoices and credit notes for tax and sales, for all brands; a credit note reduces its invoice.
import { and, asc, eq, gt, gte, lt, sql, type SQLWrapper } from 'drizzle-orm'
import type { Database, Db } from '#db/database.ts'
import { invoices } from '#db/schema/sales/invoices.ts'
import { orders } from '#db/schema/sales/orders.ts'
import { addDays, type DateOnly } from '#values/date.ts'
import type { VatConsultation } from '#shop/catalogue/pricing/company-vat.ts'
import { toInvoice } from './invoice-store.ts'
import type { DocumentSum, Invoice, InvoiceKind, IssuedDocument, VatSum, ZoneSum } from './invoice.ts'

export type InvoiceReportStore = ReturnType<typeof invoiceReportStore>
const { snapshot } = invoices
const country = sql<string | null>`${snapshot}->>'vatCountry'`
const basisPoints = sql<number>`(${snapshot}->>'vatBasisPoints')::integer`.mapWith(Number)
const taxNote = sql<string | null>`${snapshot}->>'taxNote'`
const correctsOn = sql<string | null>`${snapshot}->'corrects'->>'issuedOn'`
/** Of a document that was issued again, its own; else that of the purchase. */
const consultation = sql<VatConsultation | null>`case when jsonb_exists(${snapshot}, 'consultation')
  then nullif(${snapshot}->'consultation', 'null') else ${orders.vatConsultation} end`
const cents = (name: string) => sql`(${snapshot}->>${sql.raw(`'${name}'`)})::bigint`
const sumOf = (amount: SQLWrapper) => sql<number>`coalesce(sum(${amount}), 0)`.mapWith(Number)
const countOf = (kind: InvoiceKind, column: SQLWrapper = invoices.kind) =>
  sql<number>`count(*) filter (where ${column} = ${kind})`.mapWith(Number)
/** As printed: those from before shops dated by their own days have UTC's. */
const issuedOn = sql<DateOnly>`coalesce(${invoices.issuedOn}, to_char(${invoices.issuedAt} at time zone 'UTC', 'YYYY-MM-DD'))`
const startInUtc = (day: DateOnly) => new Date(`${day}T00:00:00.000Z`)
// No zone is a whole day from UTC, so the index finds the documents of one day more on each side.
const issued = (from: DateOnly, until: DateOnly) =>
  and(
    gte(invoices.issuedAt, startInUtc(addDays(from, -1))),
    lt(invoices.issuedAt, startInUtc(addDays(until, 1))),
    gte(issuedOn, from),
    lt(issuedOn, until),
  )

// The limit only changes the plan: a few columns are grouped instead of whole documents, which the database would sort on
// disk (35 MB for 33,000 documents).
const documentsIn = (db: Db, from: DateOnly, until: DateOnly) =>
  db
    .select({
      kind: invoices.kind,
      country: country.as('country'),
      basisPoints: basisPoints.as('basis_points'),
      taxNote: taxNote.as('tax_note'),
      correctsOn: correctsOn.as('corrects_on'),
      netCents: cents('netCents').as('net_cents'),
      vatCents: cents('vatCents').as('vat_cents'),
    })
    .from(invoices)
    .where(issued(from, until))
    .limit(Number.MAX_SAFE_INTEGER)
    .as('document')

export const invoiceReportStore = ({ db }: Database) => ({
  /** Per country and rate, of the documents issued from `from` until before `until`. */
  sumVat: (from: DateOnly, until: DateOnly): Promise<VatSum[]> => {
    const document = documentsIn(db(), from, until)
    return db()
      .select({
        country: document.country,
        basisPoints: document.basisPoints,
        taxNote: document.taxNote,
        netCents: sumOf(document.netCents),
        vatCents: sumOf(document.vatCents),
        invoices: countOf('invoice', document.kind),
        creditNotes: countOf('credit_note', document.kind),
      })
      .from(document)
      .groupBy(document.country, document.basisPoints, document.taxNote)
      .orderBy(sql`1 nulls last`, sql`2 desc`, sql`3`)
  },

  /** The figures of the documents issued in this period, added up where nothing else differs. */
  sumDocuments: (from: DateOnly, until: DateOnly): Promise<DocumentSum[]> => {
    const document = documentsIn(db(), from, until)
    const { kind, country: sold, basisPoints: rate, taxNote: note, correctsOn: corrected } = document
    return db()
      .select({
        kind,
        country: sold,
        basisPoints: rate,
        taxNote: note,
        correctsOn: corrected,
        netCents: sumOf(document.netCents),
        vatCents: sumOf(document.vatCents),
      })
      .from(document)
      .groupBy(kind, sold, rate, note, corrected)
  },

  /** The documents issued in this period, in order of issue; of what is printed, only the totals. */
  listDocuments: (from: DateOnly, until: DateOnly): Promise<IssuedDocument[]> =>
    db()
      .select({
        kind: invoices.kind,
        number: invoices.number,
        orderId: invoices.orderId,
        issuedOn,
        country,
        basisPoints,
        taxNote,
        netCents: cents('netCents').mapWith(Number),
        vatCents: cents('vatCents').mapWith(Number),
        correctsOn,
        consultation,
        buyerReference: sql<string | null>`${snapshot}#>>'{buyer,company,buyerReference}'`,
        purchaseOrder: sql<string | null>`${snapshot}#>>'{buyer,company,purchaseOrder}'`,
      })
      .from(invoices)
      .innerJoin(orders, eq(orders.id, invoices.orderId))
      .where(issued(from, until))
      .orderBy(asc(invoices.issuedAt), asc(invoices.number)),

  /** The documents issued in this period as they were printed, by number: so many of those after this number. */
  listPapers: async (from: DateOnly, until: DateOnly, after: string, most: number): Promise<Invoice[]> => {
    const rows = await db()
      .select()
      .from(invoices)
      .where(and(issued(from, until), gt(invoices.number, after)))
      .orderBy(asc(invoices.number))
      .limit(most)
    return rows.map(toInvoice)
  },

  /** Per zone, largest revenue first. */
  sumZones: (from: DateOnly, until: DateOnly): Promise<ZoneSum[]> => {
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
