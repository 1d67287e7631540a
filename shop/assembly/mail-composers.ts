// Maps each kind of email to the function that composes it.
import { accountComposers } from '#shop/people/account/compose-account-mail.ts'
import type { Base } from '#shop/assembly/base.ts'
import { composeOrderRefunded } from '#shop/sales/refund/compose-order-refunded.ts'
import { composePaymentFailed } from '#shop/delivery/alert/compose-payment-failed.ts'
import { composeAlert } from '#shop/delivery/alert/compose-alert.ts'
import { composeTripReminder } from '#shop/delivery/alert/compose-trip-reminder.ts'
import { composeNextPart, PART_PURPOSE } from '#shop/sales/plan/compose-next-part.ts'
import { composeIccidReminder } from '#shop/sales/esim/compose-iccid-reminder.ts'
import { ticketComposers } from '#shop/support/inbox/compose-ticket-mails.ts'
import type { Composers } from '#shop/records/mail/deliver-mail.ts'
import type { MailRow } from '#shop/records/mail/mail-store.ts'
import {
  composeCreditNotice,
  composeDeclinesNotice,
  composeReviewNotice,
} from '#shop/delivery/notice/compose-review-notice.ts'
import type { ReviewTopic } from '#shop/delivery/notice/notice-topic.ts'
import { composePayoutsDue } from '#shop/partners/payout/send-payout-notices.ts'
import {
  composeCompanyPapers,
  composeEsimCanceled,
  composeOrderDelayed,
} from '#shop/delivery/mails/compose-order-mails.ts'
import { composeGift, composeGiftReceipt } from '#shop/delivery/mails/compose-gift.ts'
import { composeEsimReady } from '#shop/delivery/mails/compose-esim-ready.ts'
import { composeStuckOrders } from '#shop/delivery/mails/compose-stuck-orders.ts'
import { composeTopUpReceipt } from '#shop/delivery/mails/compose-top-up-receipt.ts'
import { composeStaffReminder, composeStaffTest } from '#shop/office/tools/compose-staff-mail.ts'
import type { Tenant } from '#values/brand-facts.ts'

export function mailComposers(base: Base): Composers {
  const sealers = { alertSealer: base.sealerOf('alerts'), topUpSealer: base.sealerOf('top-up') }
  const alert = (row: MailRow, tenant: Tenant) => composeAlert({ ...base, ...sealers }, row, tenant)
  const trip = (row: MailRow, tenant: Tenant) => composeTripReminder({ ...base, ...sealers }, row, tenant)
  const partSealer = base.sealerOf(PART_PURPOSE)
  const reviews = (topic: ReviewTopic, email: string | null) => composeReviewNotice(base, topic, ownerOf(email))
  return {
    ...accountComposers,
    ...ticketComposers(base),
    low_data: async (row, tenant) => ({ kind: 'low_data', ...(await alert(row, tenant)) }),
    data_used_up: async (row, tenant) => ({ kind: 'data_used_up', ...(await alert(row, tenant)) }),
    expires_soon: async (row, tenant) => ({ kind: 'expires_soon', ...(await alert(row, tenant)) }),
    trip_week: async (row, tenant) => ({ kind: 'trip_week', ...(await trip(row, tenant)) }),
    trip_eve: async (row, tenant) => ({ kind: 'trip_eve', ...(await trip(row, tenant)) }),
    esim_ready: ({ orderId }, tenant) => composeEsimReady(base, ownerOf(orderId), tenant),
    gift: ({ orderId }, tenant) => composeGift(base, ownerOf(orderId), tenant),
    gift_receipt: ({ orderId }, tenant) => composeGiftReceipt(base, ownerOf(orderId), tenant),
    topup_receipt: ({ orderId }, tenant) => composeTopUpReceipt(base, ownerOf(orderId), tenant),
    order_refunded: (row, tenant) => composeOrderRefunded(base, { ...row, orderId: ownerOf(row.orderId) }, tenant),
    order_delayed: ({ orderId }, tenant) => composeOrderDelayed(base, ownerOf(orderId), tenant),
    payment_failed: (row, tenant) => composePaymentFailed({ ...base, ...sealers }, ownerOf(row.orderId), row, tenant),
    esim_canceled: ({ orderId }, tenant) => composeEsimCanceled(base, ownerOf(orderId), tenant),
    next_part: (row, tenant) => composeNextPart({ ...base, partSealer }, row, tenant),
    stuck_orders: ({ email }) => composeStuckOrders(base, ownerOf(email)),
    review_notice: async ({ email }) => ({ kind: 'review_notice', ...(await reviews('reviews', email)) }),
    dispute_notice: async ({ email }) => ({ kind: 'dispute_notice', ...(await reviews('disputes', email)) }),
    refund_notice: async ({ email }) => ({ kind: 'refund_notice', ...(await reviews('refunds', email)) }),
    credit_notice: ({ email }) => Promise.resolve(composeCreditNotice(base, ownerOf(email))),
    declines_notice: ({ email }) => Promise.resolve(composeDeclinesNotice(base, ownerOf(email))),
    payouts_due: ({ email }) => composePayoutsDue(base, ownerOf(email)),
    company_papers: ({ orderId }, tenant) => composeCompanyPapers(base, ownerOf(orderId), tenant),
    iccid_reminder: ({ id, email }, tenant) =>
      composeIccidReminder(base, { mailId: id, email: ownerOf(email) }, tenant),
    staff_reminder: (row, tenant) => composeStaffReminder(base, row, tenant),
    staff_test: (row) => Promise.resolve(composeStaffTest(row)),
  }
}

function ownerOf<Owner>(owner: Owner | null): Owner {
  if (owner === null) throw new Error('A mail in the outbox belongs to nobody.')
  return owner
}
