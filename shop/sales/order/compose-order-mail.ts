// The start of every email about an order: its recipient, what was bought, and a key that opens the order.
import type { Base } from '#shop/assembly/base.ts'
import { orderLink } from '#shop/sales/order-access/order-link.ts'
import type { MailedBundle } from '#ports/mailer.ts'
import type { Order } from './order.ts'
import { daysLater } from '#values/instant.ts'

const LINK_LIVES_DAYS = 400

export type OrderMailDeps = Pick<Base, 'orders' | 'orderKeys' | 'clock'>

export const linkEnd = (now: Date): Date => daysLater(now, LINK_LIVES_DAYS)

/** The order of a queued email, with a lasting key to all of it or only to its invoice. Throws for an unknown order. */
export async function openOrderMail(
  { orders, orderKeys, clock }: OrderMailDeps,
  orderId: string,
  kind: 'mail' | 'invoice' = 'mail',
): Promise<{ order: Order; key: string }> {
  const order = await orders.find(orderId)
  if (!order) throw new Error('A mail was in the outbox without its order.')
  const key = await orderKeys.issue({ order, kind, expiresAt: linkEnd(clock.now()) })
  return { order, key }
}

/** What every email to the buyer contains; `origin` is where its links lead. */
export const toOrderMail = ({ order, key }: { order: Order; key: string }, origin: string) => ({
  to: order.email,
  recipientName: order.customerName.trim() || null,
  orderReference: order.reference,
  orderLink: orderLink(origin, order.reference, key),
  bundle: bundleOf(order),
})

export const bundleOf = ({ bundle }: Pick<Order, 'bundle'>): MailedBundle => {
  const { zone, place = null, destinations, data, days } = bundle
  return { zone, place, destinations, data, days }
}
