// The address of a paid order's invoice at the payment provider (after-purchase rules §7 "get-invoice-url",
// "get-invoice-details").
import type { Base } from '#shop/assembly/base.ts'
import { isCompleted, type Order } from '#shop/sales/order/order.ts'
import type { Outcome } from '#values/outcome.ts'
import { mayAsk } from '#shop/sales/payment/ask-about-payment.ts'

export type FindInvoiceDeps = Pick<Base, 'paymentSessions' | 'payments' | 'clock'>
export type InvoiceAddresses = { invoiceUrl: string | null; invoicePdfUrl: string | null }

/**
 * The addresses of an order's invoice. Problems: `invoice_not_available` (not complete, or free, so nothing was
 * invoiced), `invoice_failed` (the provider has none). Throws VendorError if it can't be asked.
 */
export async function findInvoice(
  { paymentSessions, payments, clock }: FindInvoiceDeps,
  order: Order,
): Promise<Outcome<InvoiceAddresses, 'invoice_not_available' | 'invoice_failed'>> {
  const paid = isCompleted(order) ? await paymentSessions.findPaid(order.id) : null
  if (!paid?.sessionId) return { ok: false, problem: 'invoice_not_available' }
  if (paid.invoiceUrl ?? paid.invoicePdfUrl)
    return { ok: true, invoiceUrl: paid.invoiceUrl, invoicePdfUrl: paid.invoicePdfUrl }

  // The provider creates the invoice shortly after the payment; we ask at most every few seconds, and store its answer.
  const session = (await mayAsk(paymentSessions, paid.id, clock.now()))
    ? await payments.findSession(paid.sessionId)
    : null
  if (!session?.invoiceUrl && !session?.invoicePdfUrl) return { ok: false, problem: 'invoice_failed' }
  const { invoiceUrl, invoicePdfUrl } = session
  await paymentSessions.keepInvoice(paid.id, { invoiceUrl, invoicePdfUrl })
  return { ok: true, invoiceUrl, invoicePdfUrl }
}
