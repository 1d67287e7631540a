// The email to a company's invoice address: the receipt, and a key to the invoice that gives no access to the eSIM.
import { invoicePdfLink } from '#shop/sales/order-access/order-link.ts'
import { bundleOf, openOrderMail, type OrderMailDeps } from '#shop/sales/order/compose-order-mail.ts'
import type { CompanyPapersMail } from '#ports/mailer.ts'
import type { Tenant } from '#values/brand-facts.ts'
import { receiptOf } from './compose-esim-ready.ts'

/** The email to the invoice address of a company's order; amounts in cents. */
export async function composeCompanyPapers(
  deps: OrderMailDeps,
  orderId: string,
  { origin }: Pick<Tenant, 'origin'>,
): Promise<CompanyPapersMail> {
  const { order, key } = await openOrderMail(deps, orderId, 'invoice')
  if (!order.company) throw new Error('Papers for a company were in the outbox for an order without one.')
  return {
    kind: 'company_papers',
    to: order.company.details.invoiceEmail,
    recipientName: null,
    companyName: order.company.details.companyName,
    orderReference: order.reference,
    bundle: bundleOf(order),
    receipt: { ...receiptOf(order, origin, key), invoiceLink: invoicePdfLink(origin, order.reference, key) },
  }
}
