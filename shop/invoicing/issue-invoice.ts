// Writes what an order is owed on paper: one invoice when it is paid for, one credit note when the payment goes back.
import { randomUUID } from 'node:crypto'
import { DEFAULT_BRAND, type Brand } from '#shop/brand/brand.ts'
import type { Order } from '#shop/order/order.ts'
import type { OrderStore } from '#shop/order/order-store.ts'
import type { Clock } from '#shop/ports/clock.ts'
import type { CountryCode } from '#shop/values/country.ts'
import { creditNoteOf, invoiceOf, invoiceSeries, type Invoice, type InvoiceKind } from './invoice.ts'
import type { InvoiceStore } from './invoice-store.ts'

export type IssueInvoice = (orderId: string) => Promise<void>

export type IssueInvoiceDeps = {
  atomically: <Result>(work: () => Promise<Result>) => Promise<Result>
  orders: OrderStore
  invoices: InvoiceStore
  readBrandOf: (order: Order) => Promise<Brand>
  /** What the payment provider calls the payment; null when it has told no name. */
  findPaymentReference: (orderId: string) => Promise<string | null>
  sellerCountry: CountryCode
  clock: Clock
}

/**
 * Issues the documents that an order is still owed, in one transaction; harmless however often it runs. A free order is
 * owed none, and neither is a payment that went back without ever having settled its order.
 */
export async function issueInvoice(deps: IssueInvoiceDeps, orderId: string): Promise<void> {
  await deps.atomically(async () => {
    // The order is taken before the series, as everywhere, so that no two transactions wait for each other.
    const order = await deps.orders.takeToInvoice(orderId)
    if (!order || order.totalCents === 0) return
    const moves = await deps.orders.listEvents(orderId)
    const paidAt = moves.find(({ move }) => move === 'paid')?.at
    if (!paidAt) return

    const brand = await deps.readBrandOf(order)
    const reference = await deps.findPaymentReference(orderId)
    const invoice =
      (await deps.invoices.find(orderId, 'invoice')) ??
      (await write(
        deps,
        order,
        brand,
        'invoice',
        invoiceOf(order, brand, deps.sellerCountry, { reference, at: paidAt }),
      ))
    if (order.paymentState !== 'refunded') return

    const refundedAt = moves.findLast(({ move }) => move === 'refunded')?.at ?? deps.clock.now()
    await write(deps, order, brand, 'credit_note', creditNoteOf(invoice, refundedAt), invoice)
  })
}

const write = (
  { invoices, clock }: IssueInvoiceDeps,
  order: Order,
  brand: Brand,
  kind: InvoiceKind,
  snapshot: Invoice['snapshot'],
  corrected?: Invoice,
): Promise<Invoice> => {
  const now = clock.now()
  return invoices.issue({
    id: randomUUID(),
    kind,
    series: invoiceSeries(brand, kind, now),
    orderId: order.id,
    businessId: brand.id === DEFAULT_BRAND.id ? null : brand.id,
    correctsId: corrected?.id ?? null,
    snapshot,
    now,
  })
}
