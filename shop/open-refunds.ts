// The part of the counter for money that goes back, and for orders that a person has to look at.
import { composeOrderRefunded } from '#shop/checkout/compose-order-refunded.ts'
import { readPaymentEvents } from '#shop/checkout/read-payment-events.ts'
import { applyDispute, receiveDispute, type ApplyDispute } from '#shop/checkout/receive-dispute.ts'
import { applyRefund, receiveRefund, type ApplyRefund } from '#shop/checkout/receive-refund.ts'
import type { PaymentSessionRow } from '#shop/checkout/payment-session-store.ts'
import { refundOrder, type RefundWish } from '#shop/checkout/refund-order.ts'
import { refundPayment } from '#shop/checkout/refund-payment.ts'
import type { IssueInvoice } from '#shop/invoicing/issue-invoice.ts'
import type { MailRow } from '#shop/mail/mail-store.ts'
import { VendorError } from '#shop/ports/vendor-error.ts'
import { findRecalledProfiles } from '#shop/provisioning/find-recalled-profiles.ts'
import { recallProfiles } from '#shop/provisioning/recall-profiles.ts'
import { releaseProfile } from '#shop/provisioning/release-profile.ts'
import type { BrandHome } from '#shop/values/brand-facts.ts'
import type { Stores } from './stores.ts'
import type { ShopDeps } from './world.ts'

const MOST_IN_REVIEW = 200

export function openRefunds(world: ShopDeps, stores: Stores, { issueInvoice }: { issueInvoice: IssueInvoice }) {
  const { orders } = stores
  const { log } = world
  const deps = {
    ...world,
    ...stores,
    atomically: world.database.tx,
    issueInvoice,
    recallProfiles: (orderId: string) => recallProfiles({ ...world, ...stores }, orderId),
  }
  const apply: ApplyRefund = (row, payment) => applyRefund(deps, row, payment)
  const dispute: ApplyDispute = (row, found) => applyDispute(deps, row, found)
  const receive = (row: PaymentSessionRow) => receiveRefund(deps, row)

  return {
    applyRefund: apply,
    receiveRefund: receive,
    applyDispute: dispute,
    receiveDispute: (row: PaymentSessionRow) => receiveDispute(deps, row),
    refundPayment: (rowId: string) => refundPayment(deps, rowId),
    findRecalledProfiles: (attempt: Parameters<typeof findRecalledProfiles>[1]) => findRecalledProfiles(deps, attempt),
    releaseProfile: (profile: { iccid: string; orderId: string }) => releaseProfile(deps, profile),
    composeOrderRefunded: ({ orderId, generation, facts }: MailRow, home: BrandHome) =>
      composeOrderRefunded(deps, { orderId: orderId ?? '', generation, facts }, home),

    useCases: {
      /** For those who work for the shop: gives the payment of an order back, if it is the amount that was seen. */
      refundOrder: (orderId: string, wish?: RefundWish) =>
        refundOrder({ ...deps, receiveRefund: receive }, orderId, wish),
      /** Orders that a person has to look at, and why, the longest waiting first. */
      listOrdersInReview: () => orders.listInReview(MOST_IN_REVIEW),
      /** Takes in, once an hour, what the payment provider tried to tell in vain. */
      sweepPaymentEvents: async () => {
        try {
          await readPaymentEvents(deps)
        } catch (error) {
          if (!(error instanceof VendorError)) throw error
          log.warn({ problem: error.message }, 'the list of payment events could not be read')
        }
      },
    },
  }
}
