// Invoices and credit notes: written once, never changed; each series has its last number in a row of its own.
import { index, integer, jsonb, pgTable, text, uniqueIndex, uuid, type AnyPgColumn } from 'drizzle-orm/pg-core'
import { cents, instant, type LanguageCode } from '#db/schema/columns.ts'
import { orders, type VatConsultationData } from './orders.ts'
import type { PurchaseFactsData } from './purchase-facts.ts'

/** Everything that is printed. A day is 'YYYY-MM-DD'; what the operator hasn't entered is null, never made up. */
type Snapshot = {
  /** In which it was issued; missing on documents from before languages, whose lines are English. */
  language?: LanguageCode
  seller: {
    name: string
    brandName: string
    country: string
    address: string | null
    email: string | null
    phone: string | null
    kvk: string | null
    vat: string | null
    /** The fictional seller of a demo. */
    isSample?: boolean
  }
  /** The brand's color, '#rrggbb'. */
  accent: string
  buyer: {
    name: string
    email: string
    company:
      | (PurchaseFactsData & {
          name: string
          street: string
          postalCode: string
          /** Missing on documents from before we asked for it. */
          city?: string
          country: string
          vatNumber: string
          registrationCode: string | null
        })
      | null
  }
  orderReference: string
  suppliedOn: string
  lines: {
    kind: 'bundle' | 'discount' | 'processing_fee' | 'refund'
    text: string
    quantity: number
    /** Cents without VAT; negative for deductions. */
    netCents: number
  }[]
  netCents: number
  vatBasisPoints: number
  /** The country whose rate was charged; null for the default rate and for none. */
  vatCountry: string | null
  vatCents: number
  totalCents: number
  currency: 'EUR'
  /** Why no VAT is charged, in the words that the law requires. */
  taxNote: string | null
  /** The same in the document’s language; the books know the reason by the English words. */
  printedTaxNote?: string
  /** When the money arrived, or was refunded for a credit note, and the payment provider's reference. */
  payment: { reference: string | null; on: string }
  corrects: { number: string; issuedOn: string } | null
  /** On a credit note: its invoice was issued again, and no money moved. */
  isReissued?: true
  /** On an invoice: the order for which its buyer swapped what was sold at first. */
  swappedTo?: string
  /**
   * What the register said about its buyer's VAT number when it was issued again, and null if it wasn't asked; of a first
   * invoice, the order has that.
   */
  consultation?: VatConsultationData | null
}

export const invoices = pgTable(
  'invoices',
  {
    id: uuid('id').primaryKey(),
    kind: text('kind').$type<'invoice' | 'credit_note'>().notNull(),
    series: text('series').notNull(),
    sequence: integer('sequence').notNull(),
    number: text('number').notNull(),
    // the brand whose customer bought; null for the shop's own
    businessId: text('business_id'),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    // an order has one invoice, another one each time it is issued again, and a credit note for each refund and each former invoice
    part: integer('part').notNull().default(1),
    correctsId: uuid('corrects_id').references((): AnyPgColumn => invoices.id),
    totalCents: cents('total_cents').notNull(),
    snapshot: jsonb('snapshot').$type<Snapshot>().notNull(),
    issuedAt: instant('issued_at').notNull(),
    // the shop's day on which it was issued, as printed; null for UTC's day, from before shops dated by their own
    issuedOn: text('issued_on'),
  },
  (table) => [
    uniqueIndex('invoice_number_unique').on(table.number),
    uniqueIndex('invoice_sequence_unique').on(table.series, table.sequence),
    uniqueIndex('invoice_of_order_unique').on(table.orderId, table.kind, table.part),
    index('invoices_by_date').on(table.issuedAt),
  ],
)

export const invoiceCounters = pgTable('invoice_counters', {
  series: text('series').primaryKey(),
  lastNumber: integer('last_number').notNull(),
})
