// The content of an email written by staff, when it is sent: their words, and in a reminder the ICCIDs at that time.
import type { Base } from '#shop/assembly/base.ts'
import { z } from 'zod'
import { bundleOf } from '#shop/sales/order/compose-order-mail.ts'
import type { MailRow } from '#shop/records/mail/mail-store.ts'
import type { StaffReminderMail, StaffTestMail } from '#ports/mailer.ts'
import type { Tenant } from '#values/brand-facts.ts'
import { listReminded } from './send-staff-mail.ts'

const words = z.object({ subject: z.string(), html: z.string(), text: z.string() })

export type ComposeStaffMailDeps = Pick<Base, 'orders' | 'ownedBy'>

/**
 * The eSIMs that the brand sold to the address, oldest first, below the staff's text (after-purchase rules §9 "ICCID
 * reminder").
 */
export async function composeStaffReminder(
  deps: ComposeStaffMailDeps,
  row: MailRow,
  tenant: Pick<Tenant, 'brand'>,
): Promise<StaffReminderMail> {
  const to = row.email ?? ''
  const found = await listReminded(deps, to, tenant)
  return {
    kind: 'staff_reminder',
    to,
    recipientName: found.at(-1)?.customerName.trim() || null,
    ...words.parse(row.facts),
    esims: found.map(({ iccid, bundle }) => ({ iccid, ...bundleOf({ bundle }) })),
  }
}

export const composeStaffTest = (row: MailRow): StaffTestMail => ({
  kind: 'staff_test',
  to: row.email ?? '',
  recipientName: null,
  ...words.parse(row.facts),
})
