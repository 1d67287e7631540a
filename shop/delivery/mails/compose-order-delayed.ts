// The email to a buyer whose order couldn't be delivered for a day.
import { openOrderMail, toOrderMail, type OrderMailDeps } from '#shop/sales/order/compose-order-mail.ts'
import type { OrderDelayedMail } from '#ports/mailer.ts'
import type { Tenant } from '#values/brand-facts.ts'

/** With a lasting link to the order, which shows its progress. */
export async function composeOrderDelayed(
  deps: OrderMailDeps,
  orderId: string,
  { origin }: Pick<Tenant, 'origin'>,
): Promise<OrderDelayedMail> {
  const mail = await openOrderMail(deps, orderId)
  return {
    kind: 'order_delayed',
    ...toOrderMail(mail, origin),
    isTopUp: Boolean(mail.order.topUp),
    isFree: mail.order.totalCents === 0,
  }
}
