// Refunds, by us or by the bank, and orders that need review.
import type { Base } from '#shop/assembly/base.ts'
import { bind } from '#shop/assembly/bind.ts'
import type { TryToInvoice } from '#shop/sales/invoicing/issue-invoice.ts'
import type { RecordOrder } from '#shop/sales/sales.ts'
import { VendorError } from '#ports/vendor-error.ts'
import { executePartRefund } from './execute-part-refund.ts'
import { checkWithProvider } from '#shop/sales/payment/check-with-provider.ts'
import { readPaymentEvents } from '#shop/sales/payment/read-payment-events.ts'
import { releaseOrder } from '#shop/sales/payment/release-order.ts'
import { applyDispute, receiveDispute } from '#shop/sales/payment/receive-dispute.ts'
import { applyRefund, receiveRefund } from './receive-refund.ts'
import { refundOrder } from './refund-order.ts'
import { refundPart } from './refund-part.ts'
import { refundPayment } from './refund-payment.ts'
import { refundPartToBalance, refundToBalance } from './refund-to-balance.ts'

const MOST_IN_REVIEW = 200

type Parts = {
  tryToInvoice: TryToInvoice
  recallPurchase: (orderId: string) => Promise<void>
  recordRefund: RecordOrder['recordRefund']
  recordDispute: RecordOrder['recordDispute']
}

export function createRefunds(base: Base, parts: Parts) {
  // A refund may be part of something larger, so it is announced once all of that is committed.
  const announce = (orderId: string) => base.database.afterCommit(() => base.announce(orderId))
  const needs = { ...base, ...parts, announce }
  const received = bind(needs, {
    releaseOrder,
    applyRefund,
    receiveRefund,
    applyDispute,
    receiveDispute,
    refundPayment,
  })
  return {
    ...received,
    ...bind(
      { ...needs, ...received },
      { refundOrder, refundPart, refundToBalance, refundPartToBalance, executePartRefund, checkWithProvider },
    ),
    /** Orders that need review, and why, longest waiting first. */
    listOrdersInReview: () => base.orders.listInReview(MOST_IN_REVIEW),
    /** Once an hour, processes what the payment provider couldn't deliver. */
    sweepPaymentEvents: async () => {
      try {
        await readPaymentEvents(needs)
      } catch (error) {
        if (!(error instanceof VendorError)) throw error
        base.log.warn({ problem: error.message }, 'the list of payment events could not be read')
      }
    },
  }
}
export type Refunds = ReturnType<typeof createRefunds>
