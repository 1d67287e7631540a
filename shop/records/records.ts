// What happened, and what was emailed. The outbox: every email is written when it leaves, in the right brand's name and the
// recipient's language.
import { MAILS_OF_A_LIVE_ORDER, openHandedOver } from '#shop/records/mail/mail.ts'
import type { Base } from '#shop/assembly/base.ts'
import { bind } from '#shop/assembly/bind.ts'
import type { Tenant } from '#values/brand-facts.ts'
import {
  deliverClaimed,
  deliverMail,
  settleMails,
  type Composers,
  type DeliverMailDeps,
} from '#shop/records/mail/deliver-mail.ts'
import type { MailRow } from '#shop/records/mail/mail-store.ts'

/** Not for buyers who withdrew from the order: using its eSIM would end their right. */
const LEADS_TO_AN_ESIM: readonly MailRow['kind'][] = MAILS_OF_A_LIVE_ORDER

const BEFORE_A_TRIP: readonly MailRow['kind'][] = ['trip_week', 'trip_eve']

type Parts = Pick<DeliverMailDeps, 'viewZoneNames'> & {
  composers: Composers
  /** Whether the reminder of a trip's part may not be sent (anymore). */
  isReminderUnwanted: (row: MailRow) => Promise<boolean>
  /** Whether the email about a failed payment may not be sent (anymore). */
  isPaymentMailUnwanted: (row: MailRow) => Promise<boolean>
}

export function createRecords(
  base: Base,
  { composers, isReminderUnwanted, isPaymentMailUnwanted, viewZoneNames }: Parts,
) {
  // An email about an order uses the name of the brand that sold it.
  const findMailTenant = async ({ orderId, businessId }: MailRow) =>
    base.findTenant(orderId ? ((await base.orders.find(orderId))?.businessId ?? null) : businessId)
  const isUnwanted = async (row: MailRow): Promise<boolean> => {
    const { kind, orderId } = row
    if (kind === 'next_part') return isReminderUnwanted(row)
    if (kind === 'payment_failed') return isPaymentMailUnwanted(row)
    const order = orderId !== null && LEADS_TO_AN_ESIM.includes(kind) ? await base.orders.find(orderId) : null
    if (order === null) return false
    // Whoever got it as a gift is forgotten.
    if (order.isGift && (await base.gifts.find(order.id))?.email === null) return true
    // Held up until the trip had begun, it reminds of nothing.
    const isLate = BEFORE_A_TRIP.includes(kind) && ((await base.findArrival(order)) ?? '') < base.today()
    return isLate || base.isWithdrawn(order)
  }
  const { findMailLanguage } = base.customers
  const composeMail = (row: MailRow, tenant: Tenant) => composers[row.kind](row, tenant)
  const handedOver = openHandedOver()
  return bind(
    { ...base, handedOver, composeMail, isUnwanted, findMailTenant, findMailLanguage, viewZoneNames },
    { deliverMail, deliverClaimed, settleMails },
  )
}
