// The email to a buyer whose eSIM was taken back.
import { openOrderMail, toOrderMail, type OrderMailDeps } from '#shop/sales/order/compose-order-mail.ts'
import type { EsimCanceledMail } from '#ports/mailer.ts'
import type { Tenant } from '#values/brand-facts.ts'

/** With a lasting link to the order. */
export async function composeEsimCanceled(
  deps: OrderMailDeps,
  orderId: string,
  { origin }: Pick<Tenant, 'origin'>,
): Promise<EsimCanceledMail> {
  return { kind: 'esim_canceled', ...toOrderMail(await openOrderMail(deps, orderId), origin) }
}
