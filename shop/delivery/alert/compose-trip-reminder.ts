// What a reminder before the trip says, as of when it is sent.
import type { Base } from '#shop/assembly/base.ts'
import { z } from 'zod'
import type { MailRow } from '#shop/records/mail/mail-store.ts'
import { bundleOf } from '#shop/sales/order/compose-order-mail.ts'
import { findHolder } from '#shop/sales/gift/find-holder.ts'
import { factsOfOrder } from '#shop/sales/order/facts-of-order.ts'
import type { TripReminderFacts } from '#ports/mailer.ts'
import type { Tenant } from '#values/brand-facts.ts'
import { daysLater } from '#values/instant.ts'
import type { Sealer } from '#values/secret.ts'
import { isInstalledEarly } from './trip-reminder.ts'

const LINKS_LIVE_DAYS = 30

export type ComposeTripReminderDeps = Pick<
  Base,
  'orders' | 'orderKeys' | 'gifts' | 'readCatalogue' | 'timeZone' | 'clock'
> & {
  alertSealer: Sealer
}

const facts = z.object({ isTold: z.boolean() })

/** A link to the eSIM's installation that works for 30 days, and a lasting one that turns alerts off. */
export async function composeTripReminder(
  deps: ComposeTripReminderDeps,
  mail: Pick<MailRow, 'id' | 'orderId' | 'facts'>,
  { origin }: Pick<Tenant, 'origin'>,
): Promise<TripReminderFacts> {
  const { orders, orderKeys, readCatalogue, clock, alertSealer } = deps
  const order = mail.orderId === null ? null : await orders.find(mail.orderId)
  const holder = order && (await findHolder(deps, order))
  if (!order || !holder?.arrival) throw new Error('A reminder in the outbox belongs to no trip.')
  const key = await orderKeys.issue({
    order,
    kind: 'mail',
    about: mail.id,
    expiresAt: daysLater(clock.now(), LINKS_LIVE_DAYS),
  })
  return {
    to: holder.email,
    recipientName: holder.name,
    bundle: bundleOf(order),
    arrival: holder.arrival,
    isInstalledEarly: isInstalledEarly(factsOfOrder(await readCatalogue(), order).startsAt),
    isStateTold: facts.parse(mail.facts).isTold,
    installLink: holder.linkOf(origin, key),
    unsubscribeLink: `${origin}/alerts?key=${alertSealer.seal(holder.email)}`,
  }
}
