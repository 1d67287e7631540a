// What the mail to the buyer says whose eSIM was taken back.
import type { OrderKeyStore } from '#shop/order/order-key-store.ts'
import { orderLink } from '#shop/order/order-link.ts'
import type { OrderStore } from '#shop/order/order-store.ts'
import type { Clock } from '#shop/ports/clock.ts'
import type { EsimCanceledMail } from '#shop/ports/mailer.ts'
import type { Tenant } from '#shop/values/brand-facts.ts'
import { linkEnd } from './compose-esim-ready.ts'

export type ComposeEsimCanceledDeps = { orders: OrderStore; orderKeys: OrderKeyStore; clock: Clock }

/** With a lasting link to the order. */
export async function composeEsimCanceled(
  { orders, orderKeys, clock }: ComposeEsimCanceledDeps,
  orderId: string,
  { origin }: Pick<Tenant, 'origin'>,
): Promise<EsimCanceledMail> {
  const order = await orders.find(orderId)
  if (!order) throw new Error('A mail about a cancelled eSIM was in the outbox without an order.')
  const key = await orderKeys.issue({ orderId, kind: 'mail', seed: orderId, expiresAt: linkEnd(clock.now()) })
  const { zone, data, days } = order.bundle
  return {
    kind: 'esim_canceled',
    to: order.email,
    recipientName: order.customerName.trim() || null,
    orderReference: order.reference,
    orderLink: orderLink(origin, order.reference, key),
    bundle: { zone, data, days },
  }
}
