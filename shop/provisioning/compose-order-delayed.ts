// What the mail to the buyer of an order says that could not be delivered for a day.
import type { OrderKeyStore } from '#shop/order/order-key-store.ts'
import { orderLink } from '#shop/order/order-link.ts'
import type { OrderStore } from '#shop/order/order-store.ts'
import type { Clock } from '#shop/ports/clock.ts'
import type { OrderDelayedMail } from '#shop/ports/mailer.ts'
import type { Tenant } from '#shop/values/brand-facts.ts'
import { linkEnd } from './compose-esim-ready.ts'

export type ComposeOrderDelayedDeps = { orders: OrderStore; orderKeys: OrderKeyStore; clock: Clock }

/** With a lasting link to the order, which says what becomes of it. */
export async function composeOrderDelayed(
  { orders, orderKeys, clock }: ComposeOrderDelayedDeps,
  orderId: string,
  { origin }: Pick<Tenant, 'origin'>,
): Promise<OrderDelayedMail> {
  const order = await orders.find(orderId)
  if (!order) throw new Error('A mail about a delay was in the outbox without an order.')
  const key = await orderKeys.issue({ orderId, kind: 'mail', seed: orderId, expiresAt: linkEnd(clock.now()) })
  const { zone, data, days } = order.bundle
  return {
    kind: 'order_delayed',
    to: order.email,
    recipientName: order.customerName.trim() || null,
    orderReference: order.reference,
    orderLink: orderLink(origin, order.reference, key),
    bundle: { zone, data, days },
    isTopUp: Boolean(order.topUp),
    isFree: order.totalCents === 0,
  }
}
