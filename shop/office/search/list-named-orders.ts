// Orders that somebody names by a paper or a payment of theirs.
import type { InvoiceStore } from '#shop/sales/invoicing/invoice-store.ts'
import type { PaymentSessionStore } from '#shop/sales/payment/payment-session-store.ts'

export type NamedOrdersDeps = {
  invoices: Pick<InvoiceStore, 'listOrderIdsByNumber'>
  paymentSessions: Pick<PaymentSessionStore, 'listOrderIdsByPayment'>
}

/** The IDs of the orders with this invoice number or payment ID. */
export async function listNamedOrders(
  { invoices, paymentSessions }: NamedOrdersDeps,
  typed: string,
): Promise<string[]> {
  const found = await Promise.all([
    invoices.listOrderIdsByNumber(typed.trim().toUpperCase()),
    paymentSessions.listOrderIdsByPayment(typed.trim()),
  ])
  return found.flat()
}
