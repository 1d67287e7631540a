// The email with forgotten ICCIDs; its list is made at the time of sending.
import type { Base } from '#shop/assembly/base.ts'
import type { OwnedBy } from '#shop/people/brand/tenant.ts'
import { bundleOf } from '#shop/sales/order/compose-order-mail.ts'
import { orderLink } from '#shop/sales/order-access/order-link.ts'
import type { IccidReminderMail } from '#ports/mailer.ts'
import type { Tenant } from '#values/brand-facts.ts'
import { daysLater } from '#values/instant.ts'

const LINK_LIVES_DAYS = 30

export type ComposeIccidReminderDeps = Pick<Base, 'orders' | 'orderKeys' | 'clock'> & {
  /** What this brand sold: an email in one brand's name must not mention another's. */
  ownedBy: OwnedBy
}

/**
 * The eSIMs that an address bought from the brand, each with a link to its order (after-purchase rules §2 "Forgot
 * dialog").
 */
export async function composeIccidReminder(
  { orders, orderKeys, clock, ownedBy }: ComposeIccidReminderDeps,
  { mailId, email }: { mailId: string; email: string },
  { brand, origin }: Pick<Tenant, 'brand' | 'origin'>,
): Promise<IccidReminderMail> {
  const expiresAt = daysLater(clock.now(), LINK_LIVES_DAYS)
  const found = (await orders.listWithEsim(email)).filter(await ownedBy(brand))
  const esims = []
  for (const order of found) {
    const { reference, iccid, bundle } = order
    // This email gets its own key, because an older one may have expired.
    const key = await orderKeys.issue({ order, kind: 'mail', about: mailId, expiresAt })
    esims.push({ iccid, ...bundleOf({ bundle }), orderLink: orderLink(origin, reference, key) })
  }
  return {
    kind: 'iccid_reminder',
    to: email,
    recipientName: found.at(-1)?.customerName.trim() || null,
    esims,
    shopLink: origin,
  }
}
