// What a company's invoice address gets: the receipt, and a key to the invoice that opens nothing of the eSIM.
import type { OrderKeyStore } from '#shop/order/order-key-store.ts'
import { invoicePdfLink } from '#shop/order/order-link.ts'
import type { OrderStore } from '#shop/order/order-store.ts'
import type { Clock } from '#shop/ports/clock.ts'
import type { CompanyPapersMail } from '#shop/ports/mailer.ts'
import type { Tenant } from '#shop/values/brand-facts.ts'
import { daysLater } from '#shop/values/instant.ts'
import { receiptOf } from './compose-esim-ready.ts'

const LINK_LIVES_DAYS = 400

export type ComposeCompanyPapersDeps = { orders: OrderStore; orderKeys: OrderKeyStore; clock: Clock }

/** The mail to the invoice address of a company's order; amounts in cents. */
export async function composeCompanyPapers(
  { orders, orderKeys, clock }: ComposeCompanyPapersDeps,
  orderId: string,
  { origin }: Pick<Tenant, 'origin'>,
): Promise<CompanyPapersMail> {
  const order = await orders.find(orderId)
  if (!order?.company) throw new Error('Papers for a company were in the outbox for an order without one.')

  const key = await orderKeys.issue({
    orderId: order.id,
    kind: 'invoice',
    seed: order.id,
    expiresAt: daysLater(clock.now(), LINK_LIVES_DAYS),
  })
  return {
    kind: 'company_papers',
    to: order.company.details.invoiceEmail,
    recipientName: null,
    companyName: order.company.details.companyName,
    orderReference: order.reference,
    bundle: { zone: order.bundle.zone, data: order.bundle.data, days: order.bundle.days },
    receipt: { ...receiptOf(order, origin, key), invoiceLink: invoicePdfLink(origin, order.reference, key) },
  }
}
