// Emails about an order that say one thing: it is late, its eSIM was taken back, or its papers are here.
import type { Base } from '#shop/assembly/base.ts'
import { writeUbl } from '#shop/sales/invoicing/write-ubl.ts'
import { openOrderMail, toOrderMail, type OrderMailDeps, bundleOf } from '#shop/sales/order/compose-order-mail.ts'
import type { OrderDelayedMail, EsimCanceledMail, CompanyPapersMail } from '#ports/mailer.ts'
import type { Tenant } from '#values/brand-facts.ts'
import { invoicePdfLink } from '#shop/sales/order-access/order-link.ts'
import { receiptOf } from './compose-esim-ready.ts'

/** The email about an order that is late, with a lasting link to it, where its progress is shown. */
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
    isFree: mail.order.totalCents === 0 && !mail.order.paidWith,
  }
}

/** The email to a buyer whose eSIM was taken back, with a lasting link to the order. */
export async function composeEsimCanceled(
  deps: OrderMailDeps,
  orderId: string,
  { origin }: Pick<Tenant, 'origin'>,
): Promise<EsimCanceledMail> {
  return { kind: 'esim_canceled', ...toOrderMail(await openOrderMail(deps, orderId), origin) }
}

/**
 * The email to a company's invoice address: the receipt in cents, the invoice as data, and a key to the invoice that gives
 * no access to the eSIM.
 */
export async function composeCompanyPapers(
  deps: OrderMailDeps & Pick<Base, 'invoices'>,
  orderId: string,
  { origin }: Pick<Tenant, 'origin'>,
): Promise<CompanyPapersMail> {
  const { order, key } = await openOrderMail(deps, orderId, 'invoice')
  const invoice = await deps.invoices.findNewest(orderId)
  const xml = invoice && writeUbl(invoice)
  if (!order.company) throw new Error('Papers for a company were in the outbox for an order without one.')
  return {
    kind: 'company_papers',
    to: order.company.details.invoiceEmail,
    recipientName: null,
    companyName: order.company.details.companyName,
    orderReference: order.reference,
    bundle: bundleOf(order),
    receipt: { ...receiptOf(order, origin, key), invoiceLink: invoicePdfLink(origin, order.reference, key) },
    eInvoice: invoice && xml !== null ? { number: invoice.number, xml } : null,
  }
}
