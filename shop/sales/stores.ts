// The stores of this context, on one database.
import { orderStore } from '#shop/sales/order-rows/order-store.ts'
import { networkPerformanceQueries } from '#shop/sales/order-rows/network-performance-queries.ts'
import { orderCostQueries } from '#shop/sales/order-rows/order-cost-queries.ts'
import { unpaidOrderQueries } from '#shop/sales/order-rows/unpaid-order-queries.ts'
import { orderQueries } from '#shop/sales/order-rows/order-queries.ts'
import { orderSearch } from '#shop/sales/order-rows/order-search-queries.ts'
import { orderKeyStore } from '#shop/sales/order-access/order-key-store.ts'
import { invoiceStore } from '#shop/sales/invoicing/invoice-store.ts'
import { invoiceReportStore } from '#shop/sales/invoicing/invoice-report-store.ts'
import { failedPaymentStore } from '#shop/sales/payment/failed-payment-store.ts'
import { paymentFeeStore } from '#shop/sales/payment/payment-fee-store.ts'
import { paymentSessionStore } from '#shop/sales/payment/payment-session-store.ts'
import { partRefundStore } from '#shop/sales/refund/part-refund-store.ts'
import { paymentEventStore } from '#shop/sales/payment/payment-event-store.ts'
import { esimStore } from '#shop/sales/esim/esim-store.ts'
import { plannedPartStore } from '#shop/sales/plan/planned-part-store.ts'
import { correctionStore } from '#shop/sales/correction/correction-store.ts'
import { giftStore } from '#shop/sales/gift/gift-store.ts'
import { affiliateStore } from '#shop/sales/affiliate/affiliate-store.ts'
import { ledgerStore } from '#shop/sales/ledger/ledger-store.ts'
import { customerStore } from '#shop/people/account/customer-store.ts'
import type { Database } from '#db/database.ts'
import type { TokenMaker } from '#values/secret.ts'
import type { HearHistory } from '#shop/sales/order-rows/order-history-store.ts'

/** `hearOrder` is called for each line of each order's history. */
export const salesStores = (
  database: Database,
  { makeToken, hearOrder, timeZone }: { makeToken: TokenMaker; hearOrder: HearHistory; timeZone: string },
) => ({
  orders: orderStore(database, hearOrder, customerStore(database).mailLanguageOf),
  orderDesk: orderQueries(database, timeZone),
  orderReports: orderQueries(database, timeZone),
  orderCosts: orderCostQueries(database),
  unpaidOrders: unpaidOrderQueries(database),
  networkReports: networkPerformanceQueries(database),
  orderSearch: orderSearch(database),
  orderKeys: orderKeyStore(database, makeToken),
  invoices: invoiceStore(database),
  invoiceReports: invoiceReportStore(database),
  paymentSessions: paymentSessionStore(database),
  failedPayments: failedPaymentStore(database),
  paymentFees: paymentFeeStore(database),
  partRefunds: partRefundStore(database),
  paymentEvents: paymentEventStore(database),
  esims: esimStore(database),
  plannedParts: plannedPartStore(database),
  gifts: giftStore(database, makeToken),
  orderCorrections: correctionStore(database),
  affiliates: affiliateStore(database),
  ledger: ledgerStore(database),
})
