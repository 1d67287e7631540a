// What an alert says: the figures when the threshold was passed, and links to act on them.
import type { Base } from '#shop/assembly/base.ts'
import { z } from 'zod'
import { findTopUpPath, type FindTopUpPathDeps } from '#shop/sales/checkout/find-top-up-path.ts'
import { findHolder } from '#shop/sales/gift/find-holder.ts'
import type { MailRow } from '#shop/records/mail/mail-store.ts'
import { bundleOf } from '#shop/sales/order/compose-order-mail.ts'
import type { AlertFacts } from '#ports/mailer.ts'
import type { Tenant } from '#values/brand-facts.ts'
import { daysLater } from '#values/instant.ts'
import type { Sealer } from '#values/secret.ts'

const LINKS_LIVE_DAYS = 30

export type ComposeAlertDeps = Pick<Base, 'orders' | 'orderKeys' | 'gifts' | 'timeZone'> &
  FindTopUpPathDeps & { alertSealer: Sealer }

const facts = z.object({ balanceMb: z.number().nullable(), totalMb: z.number(), expiresAt: z.coerce.date() })

/**
 * The facts of an alert: amounts in MB, links that work for 30 days (to a top-up only if one is sold), and a lasting one
 * that turns alerts off.
 */
export async function composeAlert(
  deps: ComposeAlertDeps,
  mail: Pick<MailRow, 'id' | 'orderId' | 'facts'>,
  { origin }: Pick<Tenant, 'origin'>,
): Promise<AlertFacts> {
  const { orders, orderKeys, clock, alertSealer } = deps
  const order = mail.orderId === null ? null : await orders.find(mail.orderId)
  const holder = order && (await findHolder(deps, order))
  if (!order?.iccid || !holder) throw new Error('A warning in the outbox belongs to no eSIM.')

  const { balanceMb, totalMb, expiresAt } = facts.parse(mail.facts)
  const until = daysLater(clock.now(), LINKS_LIVE_DAYS)
  const key = await orderKeys.issue({
    order,
    kind: 'mail',
    about: mail.id,
    expiresAt: until,
  })
  const topUpPath = await findTopUpPath(deps, order, LINKS_LIVE_DAYS)
  return {
    to: holder.email,
    recipientName: holder.name,
    iccid: order.iccid,
    bundle: bundleOf(order),
    balanceMb,
    totalMb,
    expiresAt,
    topUpLink: topUpPath && `${origin}${topUpPath}`,
    esimLink: holder.linkOf(origin, key),
    unsubscribeLink: `${origin}/alerts?key=${alertSealer.seal(holder.email)}`,
  }
}
