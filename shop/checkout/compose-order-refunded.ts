// What the mail about a refund says: how much went back, and where its credit note is.
import { z } from 'zod'
import type { OrderKeyStore } from '#shop/order/order-key-store.ts'
import { invoiceLink, orderLink } from '#shop/order/order-link.ts'
import type { OrderStore } from '#shop/order/order-store.ts'
import type { Clock } from '#shop/ports/clock.ts'
import type { OrderRefundedMail } from '#shop/ports/mailer.ts'
import type { Tenant } from '#shop/values/brand-facts.ts'
import { daysLater } from '#shop/values/instant.ts'

const LINK_LIVES_DAYS = 400

const factsShape = z.object({ amountCents: z.number().int().nullable(), isPart: z.boolean().default(false) })

export type ComposeOrderRefundedDeps = { orders: OrderStore; orderKeys: OrderKeyStore; clock: Clock }

/** The mail about one refund; the facts are those that were put into the outbox with it. */
export async function composeOrderRefunded(
  { orders, orderKeys, clock }: ComposeOrderRefundedDeps,
  { orderId, generation, facts }: { orderId: string; generation: number; facts: unknown },
  { origin }: Pick<Tenant, 'origin'>,
): Promise<OrderRefundedMail> {
  const order = await orders.find(orderId)
  if (!order) throw new Error('A mail about a refund was in the outbox without an order.')
  const { amountCents, isPart } = factsShape.parse(facts)
  const key = await orderKeys.issue({
    orderId,
    kind: 'mail',
    seed: orderId,
    expiresAt: daysLater(clock.now(), LINK_LIVES_DAYS),
  })
  return {
    kind: 'order_refunded',
    to: order.email,
    recipientName: order.customerName.trim() || null,
    orderReference: order.reference,
    orderLink: orderLink(origin, order.reference, key),
    creditNoteLink:
      amountCents === null ? null : `${invoiceLink(origin, order.reference, key)}&kind=credit_note&part=${generation}`,
    bundle: { zone: order.bundle.zone, data: order.bundle.data, days: order.bundle.days },
    isTopUp: Boolean(order.topUp),
    isPart,
    amountCents,
  }
}
