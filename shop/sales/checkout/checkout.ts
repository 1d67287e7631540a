// From a cart to a paid order.
import { saveCompany } from '#shop/people/company/save-company.ts'
import type { Base } from '#shop/assembly/base.ts'
import { bind } from '#shop/assembly/bind.ts'
import type { FirstInvoice } from '#shop/sales/invoicing/invoices.ts'
import { isSettled, type Order } from '#shop/sales/order/order.ts'
import { askAboutPayment, takeNewestQuestion } from '#shop/sales/payment/ask-about-payment.ts'
import { changeOrderEmail, mayChangeOrderEmail } from './change-order-email.ts'
import { pageConfirmer } from '#shop/sales/payment/confirm-page.ts'
import { findInvoice } from './find-invoice.ts'
import { openPayment, openPreparedPage, preparePage } from '#shop/sales/payment/open-payment.ts'
import { reopenPayment } from '#shop/sales/payment/reopen-payment.ts'
import type { PaymentSessionRow } from '#shop/sales/payment/payment-session-store.ts'
import { switchPaymentMails } from '#shop/sales/payment/put-payment-mail.ts'
import { placeOrder, type PlaceOrderDeps } from './place-order.ts'
import { listGiftDays } from '#shop/sales/gift/place-gift.ts'
import { quoteCart } from './quote-cart.ts'
import {
  processPaymentEvent,
  receivePaymentEvent,
  type PaymentEventDeps,
} from '#shop/sales/payment/receive-payment-event.ts'
import type { RecordOrder } from '#shop/sales/sales.ts'
import { createTakeOnceCache } from '#values/take-once-cache.ts'
import type { Refunds } from '#shop/sales/refund/refunds.ts'

/** More than can arrive within a moment; if a page isn't here, it is read from the database. */
const MOST_KNOWN_PAGES = 1_000

type Parts = FirstInvoice &
  RecordOrder & {
    refunds: Refunds
    checkTopUp: PlaceOrderDeps['checkTopUp']
    findAffiliate: PlaceOrderDeps['findAffiliate']
    sendNotice: PaymentEventDeps['sendNotice']
  }

export function createCheckout(
  base: Base,
  { refunds, checkTopUp, findAffiliate, sendNotice, recordSale, ...firstInvoice }: Parts,
) {
  const { paymentSessions, clock } = base
  const { findUnderway, ...confirming } = pageConfirmer({ ...base, ...refunds, ...firstInvoice, recordSale })
  const asking = bind({ ...base, ...confirming }, { askAboutPayment })
  const paying = bind({ ...base, ...asking }, { openPayment, preparePage, openPreparedPage })

  return {
    ...confirming,
    ...paying,
    ...bind({ ...base, ...asking, ...paying }, { reopenPayment }),
    ...bind(
      { ...base, ...paying, checkTopUp, findAffiliate, ...bind(base, { saveCompany }) },
      { quoteCart, placeOrder, findInvoice },
    ),
    ...bind(base, { switchPaymentMails, mayChangeOrderEmail, changeOrderEmail, listGiftDays }),
    ...bind(
      {
        ...base,
        ...refunds,
        ...confirming,
        sendNotice,
        knownPages: createTakeOnceCache<PaymentSessionRow>(MOST_KNOWN_PAGES),
      },
      { receivePaymentEvent, processPaymentEvent },
    ),

    /** The buyer is back from the payment page: ask the provider now instead of waiting for its webhook. */
    confirmOrderPayment: async (order: Order) => {
      if (isSettled(order)) return
      const underway = findUnderway(order.id)
      const page = underway ? null : await takeNewestQuestion(paymentSessions, order.id, clock.now())
      if (page) await confirming.confirmPage(page)
      await underway
    },
    /** The order that a payment was for; null if it isn't ours. */
    findOrderIdOfPayment: async (sessionId: string) =>
      (await paymentSessions.findBySessionId(sessionId))?.orderId ?? null,
  }
}
