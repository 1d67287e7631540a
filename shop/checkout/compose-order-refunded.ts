// What the refund email says: how much was refunded, and where to find the credit note.
import { z } from 'zod'
import { invoiceLink } from '#shop/order/order-link.ts'
import { openOrderMail, orderMailOf, type OrderMailDeps } from '#shop/order/compose-order-mail.ts'
import type { OrderRefundedMail } from '#shop/ports/mailer.ts'
import type { Tenant } from '#shop/values/brand-facts.ts'

const factsShape = z.object({ amountCents: z.number().int().nullable(), isPart: z.boolean().default(false) })

/** The email about one refund; the facts are those it was queued with. */
export async function composeOrderRefunded(
  deps: OrderMailDeps,
  { orderId, generation, facts }: { orderId: string; generation: number; facts: unknown },
  { origin }: Pick<Tenant, 'origin'>,
): Promise<OrderRefundedMail> {
  const { order, key } = await openOrderMail(deps, orderId)
  const { amountCents, isPart } = factsShape.parse(facts)
  return {
    kind: 'order_refunded',
    ...orderMailOf({ order, key }, origin),
    creditNoteLink:
      amountCents === null ? null : `${invoiceLink(origin, order.reference, key)}&kind=credit_note&part=${generation}`,
    isTopUp: Boolean(order.topUp),
    isPart,
    amountCents,
  }
}
