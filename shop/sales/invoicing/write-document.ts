// Writes one document: an invoice or a credit note, under the next number of its series.
import type { Base } from '#shop/assembly/base.ts'
import { randomUUID } from 'node:crypto'
import { DEFAULT_BRAND, type Brand } from '#shop/people/brand/brand.ts'
import type { Order } from '#shop/sales/order/order.ts'
import { dateOnlyOf } from '#values/date.ts'
import { invoiceSeries, type Invoice, type InvoiceKind } from './invoice.ts'

export type IssueInvoiceDeps = Pick<
  Base,
  | 'transaction'
  | 'orders'
  | 'partRefunds'
  | 'invoices'
  | 'saleWords'
  | 'readCatalogue'
  | 'sellerCountry'
  | 'timeZone'
  | 'clock'
> & {
  readBrandOf: (order: Order) => Promise<Brand>
  /** The payment provider's reference for the payment; null if it gave none. */
  findPaymentReference: (orderId: string) => Promise<string | null>
  /** Whether a seller with incomplete details may issue invoices: only in a demo. */
  isIdentityOptional: boolean
}

/** Writes a document of today under the next number of its series. */
export const writeDocument = (
  { invoices, timeZone, clock }: IssueInvoiceDeps,
  order: Order,
  brand: Brand,
  kind: InvoiceKind,
  snapshot: Invoice['snapshot'],
  { invoice, part = 1 }: { invoice?: Invoice; part?: number } = {},
): Promise<void> => {
  const now = clock.now()
  const issuedOn = dateOnlyOf(now, timeZone)
  return invoices.issue({
    id: randomUUID(),
    kind,
    series: invoiceSeries(brand, kind, issuedOn),
    orderId: order.id,
    businessId: brand.id === DEFAULT_BRAND.id ? null : brand.id,
    part,
    correctsId: invoice?.id ?? null,
    snapshot,
    issuedOn,
    now,
  })
}
