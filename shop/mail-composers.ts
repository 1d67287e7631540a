// Who knows what a mail of each kind says.
import { accountComposers } from '#shop/account/compose-account-mail.ts'
import type { Base } from '#shop/base.ts'
import { composeOrderRefunded } from '#shop/checkout/compose-order-refunded.ts'
import { composeAlert } from '#shop/alert/compose-alert.ts'
import { composeIccidReminder } from '#shop/esim/compose-iccid-reminder.ts'
import { ticketComposers } from '#shop/inbox/compose-ticket-mails.ts'
import type { Composers } from '#shop/mail/deliver-mail.ts'
import type { MailRow } from '#shop/mail/mail-store.ts'
import { composeCompanyPapers } from '#shop/provisioning/compose-company-papers.ts'
import { composeEsimReady } from '#shop/provisioning/compose-esim-ready.ts'
import { composeEsimCanceled } from '#shop/provisioning/compose-esim-canceled.ts'
import { composeOrderDelayed } from '#shop/provisioning/compose-order-delayed.ts'
import { composeStuckOrders } from '#shop/provisioning/compose-stuck-orders.ts'
import { composeTopUpReceipt } from '#shop/provisioning/compose-top-up-receipt.ts'
import { composeStaffReminder, composeStaffTest } from '#shop/tools/compose-staff-mail.ts'
import type { Tenant } from '#shop/values/brand-facts.ts'

export function mailComposers(base: Base): Composers {
  const sealers = { alertSealer: base.sealerOf('alerts'), topUpSealer: base.sealerOf('top-up') }
  const alert = (row: MailRow, home: Tenant) => composeAlert({ ...base, ...sealers }, row, home)
  return {
    ...accountComposers,
    ...ticketComposers(base.publicUrl),
    low_data: async (row, home) => ({ kind: 'low_data', ...(await alert(row, home)) }),
    data_used_up: async (row, home) => ({ kind: 'data_used_up', ...(await alert(row, home)) }),
    expires_soon: async (row, home) => ({ kind: 'expires_soon', ...(await alert(row, home)) }),
    esim_ready: ({ orderId }, home) => composeEsimReady(base, ownerOf(orderId), home),
    topup_receipt: ({ orderId }, home) => composeTopUpReceipt(base, ownerOf(orderId), home),
    order_refunded: (row, home) => composeOrderRefunded(base, { ...row, orderId: ownerOf(row.orderId) }, home),
    order_delayed: ({ orderId }, home) => composeOrderDelayed(base, ownerOf(orderId), home),
    esim_canceled: ({ orderId }, home) => composeEsimCanceled(base, ownerOf(orderId), home),
    stuck_orders: ({ email }) => composeStuckOrders(base, ownerOf(email)),
    company_papers: ({ orderId }, home) => composeCompanyPapers(base, ownerOf(orderId), home),
    iccid_reminder: ({ id, email }, home) => composeIccidReminder(base, { mailId: id, email: ownerOf(email) }, home),
    staff_reminder: (row, home) => composeStaffReminder(base, row, home),
    staff_test: (row) => Promise.resolve(composeStaffTest(row)),
  }
}

function ownerOf<Owner>(owner: Owner | null): Owner {
  if (owner === null) throw new Error('A mail in the outbox belongs to nobody.')
  return owner
}
