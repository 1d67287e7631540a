// What the refund email says: how much was refunded, and where to find the credit note.
import { z } from 'zod'
import type { InvoiceStore } from '#shop/sales/invoicing/invoice-store.ts'
import type { Invoice } from '#shop/sales/invoicing/invoice.ts'
import { invoiceLink } from '#shop/sales/order-access/order-link.ts'
import { openOrderMail, toOrderMail, type OrderMailDeps } from '#shop/sales/order/compose-order-mail.ts'
import type { OrderRefundedMail } from '#ports/mailer.ts'
import type { Tenant } from '#values/brand-facts.ts'

const isOfRefund = ({ kind, snapshot }: Invoice) => kind === 'credit_note' && !snapshot.isReissued

const factsShape = z.object({ amountCents: z.number().int().nullable(), isPart: z.boolean().default(false) })

/**
 * The email about one refund; the facts are those it was queued with. A credit note that waits for the seller's legal details has
 * no link yet; the order page shows it later.
 */
export async function composeOrderRefunded(
  deps: OrderMailDeps & { invoices: Pick<InvoiceStore, 'listOfOrder'> },
  { orderId, generation, facts }: { orderId: string; generation: number; facts: unknown },
  { origin }: Pick<Tenant, 'origin'>,
): Promise<OrderRefundedMail> {
  const { order, key } = await openOrderMail(deps, orderId)
  const { amountCents, isPart } = factsShape.parse(facts)
  const notes = amountCents === null ? [] : (await deps.invoices.listOfOrder(orderId)).filter(isOfRefund)
  const note = notes[generation - 1]
  return {
    kind: 'order_refunded',
    ...toOrderMail({ order, key }, origin),
    creditNoteLink: note ? `${invoiceLink(origin, order.reference, key)}&kind=credit_note&part=${note.part}` : null,
    isTopUp: Boolean(order.topUp),
    isPart,
    amountCents,
  }
}
