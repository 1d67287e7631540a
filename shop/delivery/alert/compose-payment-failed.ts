// The email about a payment that was tried in vain, as of when it leaves, and whether it may.
import type { Base } from '#shop/assembly/base.ts'
import { z } from 'zod'
import type { MailRow } from '#shop/records/mail/mail-store.ts'
import { openOrderMail, toOrderMail, type OrderMailDeps } from '#shop/sales/order/compose-order-mail.ts'
import { isPayable } from '#shop/sales/order/order-conditions.ts'
import { isDeposit } from '#shop/sales/order/order.ts'
import { isNight, QUIET_DAYS } from '#shop/sales/payment/payment-mail.ts'
import type { PaymentFailedMail } from '#ports/mailer.ts'
import type { Tenant } from '#values/brand-facts.ts'
import { isEmail, normalizeEmail } from '#values/email.ts'
import { daysLater } from '#values/instant.ts'
import type { Sealer } from '#values/secret.ts'
import { areAllOff } from './alert.ts'

const facts = z.object({ why: z.enum(['declined', 'unconfirmed']) })

/** With a link to the order, where it can be paid, and a lasting one that ends these emails and all alerts. */
export async function composePaymentFailed(
  deps: OrderMailDeps & { alertSealer: Sealer },
  orderId: string,
  mail: Pick<MailRow, 'facts'>,
  { origin }: Pick<Tenant, 'origin'>,
): Promise<PaymentFailedMail> {
  const opened = await openOrderMail(deps, orderId)
  return {
    kind: 'payment_failed',
    ...toOrderMail(opened, origin),
    why: facts.parse(mail.facts).why,
    unsubscribeLink: `${origin}/alerts?key=${deps.alertSealer.seal(normalizeEmail(opened.order.email))}`,
  }
}

type UnwantedDeps = Pick<Base, 'orders' | 'failedPayments' | 'alertSettings' | 'clock' | 'timeZone' | 'today'>

/**
 * It is only for a buyer who can still pay for a trip that hasn't begun, has paid for no other order meanwhile or for the
 * same day, was told of no other failed payment lately, and hasn't turned emails off; never at night.
 */
export async function isPaymentMailUnwanted(
  { orders, failedPayments, alertSettings, clock, timeZone, today }: UnwantedDeps,
  { orderId }: Pick<MailRow, 'orderId'>,
): Promise<boolean> {
  const now = clock.now()
  const order = orderId === null ? null : await orders.find(orderId)
  if (!order || !isPayable(order) || isDeposit(order) || !isEmail(order.email)) return true
  const { id, email, createdAt, bundle } = order
  const arrival = bundle.arrival ?? null
  if (isNight(now, timeZone) || (arrival !== null && arrival < today()) || !(await failedPayments.isOn())) return true
  if (areAllOff(await alertSettings.find(normalizeEmail(email)))) return true
  return failedPayments.isSettledOtherwise({ id, email, createdAt, arrival }, daysLater(now, -QUIET_DAYS))
}
