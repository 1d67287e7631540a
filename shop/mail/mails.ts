// The outbox: every mail is written when it leaves, in the name and the language of whom it is about.
import type { Base } from '#shop/base.ts'
import { bind } from '#shop/bind.ts'
import type { Tenant } from '#shop/values/brand-facts.ts'
import { deliverClaimed, deliverMail, settleMails, type Composers } from './deliver-mail.ts'
import { openHandedOver } from './handed-over.ts'
import type { MailRow } from './mail-store.ts'

export function createMails(base: Base, composers: Composers) {
  // A mail about an order is written in the name that the order was sold in.
  const findMailTenant = async ({ orderId, businessId }: MailRow) =>
    base.findTenant(orderId ? ((await base.orders.find(orderId))?.businessId ?? null) : businessId)
  const { findMailLanguage } = base.customers
  const composeMail = (row: MailRow, tenant: Tenant) => composers[row.kind](row, tenant)
  const handedOver = openHandedOver()
  return bind(
    { ...base, handedOver, composeMail, findMailTenant, findMailLanguage },
    { deliverMail, deliverClaimed, settleMails },
  )
}
