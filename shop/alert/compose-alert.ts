// What an alert says: the figures when the threshold was passed, and links to act on them.
import { z } from 'zod'
import { sealEsim } from '#shop/esim/sealed-esim.ts'
import type { MailRow } from '#shop/mail/mail-store.ts'
import type { OrderKeyStore } from '#shop/order/order-key-store.ts'
import { installLink } from '#shop/order/order-link.ts'
import type { OrderStore } from '#shop/order/order-store.ts'
import type { Clock } from '#shop/ports/clock.ts'
import type { AlertFacts } from '#shop/ports/mailer.ts'
import type { Tenant } from '#shop/values/brand-facts.ts'
import { daysLater } from '#shop/values/instant.ts'
import type { Sealer } from '#shop/values/secret.ts'

const LINKS_LIVE_DAYS = 30

export type ComposeAlertDeps = {
  orders: OrderStore
  orderKeys: OrderKeyStore
  clock: Clock
  topUpSealer: Sealer
  alertSealer: Sealer
}

const facts = z.object({ balanceMb: z.number().nullable(), totalMb: z.number(), expiresAt: z.coerce.date() })

/** The facts of an alert: amounts in MB, links that work for 30 days, and a lasting one that turns alerts off. */
export async function composeAlert(
  { orders, orderKeys, clock, topUpSealer, alertSealer }: ComposeAlertDeps,
  mail: Pick<MailRow, 'id' | 'orderId' | 'facts'>,
  { origin }: Pick<Tenant, 'origin'>,
): Promise<AlertFacts> {
  const order = mail.orderId === null ? null : await orders.find(mail.orderId)
  if (!order?.iccid) throw new Error('A warning in the outbox belongs to no eSIM.')

  const { balanceMb, totalMb, expiresAt } = facts.parse(mail.facts)
  const until = daysLater(clock.now(), LINKS_LIVE_DAYS)
  const key = await orderKeys.issue({
    orderId: order.id,
    kind: 'mail',
    seed: `${order.id}:${mail.id}`,
    expiresAt: until,
  })
  return {
    to: order.email,
    recipientName: order.customerName.trim() || null,
    iccid: order.iccid,
    zone: order.bundle.zone,
    balanceMb,
    totalMb,
    expiresAt,
    topUpLink: `${origin}/top-up?esim=${sealEsim(topUpSealer, order.id, until)}`,
    esimLink: installLink(origin, order.reference, key),
    unsubscribeLink: `${origin}/alerts?key=${alertSealer.seal(order.email)}`,
  }
}
