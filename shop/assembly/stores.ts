// Every store of the shop, on one database.
import { booksStore } from '#shop/office/books/books-store.ts'
import { differenceStore } from '#shop/office/books/difference-store.ts'
import { queueStore } from '#shop/office/books/queue-store.ts'
import { businessStore } from '#shop/people/brand/business-store.ts'
import { alertSettingsStore } from '#shop/delivery/alert/alert-settings-store.ts'
import { auditStore } from '#shop/records/audit/audit-store.ts'
import { esimCheckStore } from '#shop/delivery/alert/esim-check-store.ts'
import { esimHealthStore } from '#shop/delivery/alert/esim-health-store.ts'
import { catalogueStore } from '#shop/catalogue/bundle/catalogue-store.ts'
import { retailStore } from '#shop/catalogue/bundle/retail-store.ts'
import { companyStore } from '#shop/people/company/company-store.ts'
import { vatConsultationStore } from '#shop/people/company/vat-consultation-store.ts'
import { customerStore } from '#shop/people/account/customer-store.ts'
import { authenticatorStore } from '#shop/people/second-factor/authenticator-store.ts'
import { passkeyStore } from '#shop/people/second-factor/passkey-store.ts'
import { recoveryCodeStore } from '#shop/people/second-factor/recovery-code-store.ts'
import { credentialStore } from '#shop/people/sign-in/credential-store.ts'
import { sessionStore } from '#shop/people/sign-in/session-store.ts'
import { tokenStore } from '#shop/people/sign-up/token-store.ts'
import { proofStore } from '#shop/people/sign-up/proof-store.ts'
import { signUpStore } from '#shop/people/sign-up/sign-up-store.ts'
import { paymentEventStore } from '#shop/sales/payment/payment-event-store.ts'
import { paymentSessionStore } from '#shop/sales/payment/payment-session-store.ts'
import { partRefundStore } from '#shop/sales/refund/part-refund-store.ts'
import { esimStore } from '#shop/sales/esim/esim-store.ts'
import { savedViewStore } from '#shop/office/search/saved-view-store.ts'
import { noteStore } from '#shop/office/desk/note-store.ts'
import { invoiceStore } from '#shop/sales/invoicing/invoice-store.ts'
import { bookSumStore } from '#shop/office/accounting/book-sum-store.ts'
import { invoiceReportStore } from '#shop/sales/invoicing/invoice-report-store.ts'
import { mailStore } from '#shop/records/mail/mail-store.ts'
import { orderQueries } from '#shop/sales/order-rows/order-queries.ts'
import { orderSearch } from '#shop/sales/order-rows/order-search-queries.ts'
import { orderKeyStore } from '#shop/sales/order-access/order-key-store.ts'
import { noticeStore } from '#shop/delivery/notice/notice-store.ts'
import { payoutStore } from '#shop/partners/payout/payout-store.ts'
import type { HearHistory } from '#shop/sales/order-rows/order-history-store.ts'
import { orderStore } from '#shop/sales/order-rows/order-store.ts'
import { couponStore } from '#shop/catalogue/pricing/coupon-store.ts'
import { vatStore } from '#shop/catalogue/pricing/vat-store.ts'
import { allocationStore } from '#shop/delivery/provisioning/allocation-store.ts'
import { staffCallStore } from '#shop/office/tools/staff-call-store.ts'
import { staffRunStore } from '#shop/office/tools/staff-run-store.ts'
import { blockedReportStore } from '#shop/figures/health/blocked-report-store.ts'
import { figureStore } from '#shop/figures/report/figure-store.ts'
import { dueFailureStore } from '#shop/delivery/due-work/due-failure-store.ts'
import { workerBeatStore } from '#shop/figures/health/worker-beat-store.ts'
import { answerTimeQueries } from '#shop/support/inbox/answer-time-queries.ts'
import { ticketQueries } from '#shop/support/inbox/ticket-queries.ts'
import { dueQuestionStore } from '#shop/delivery/due-work/due-question-store.ts'
import { incomingMailStore } from '#shop/support/incoming-mail/incoming-mail-store.ts'
import { ticketStore } from '#shop/support/inbox/ticket-store.ts'
import { withdrawalStore } from '#shop/support/withdrawal/withdrawal-store.ts'
import { affiliateStore } from '#shop/sales/affiliate/affiliate-store.ts'
import { apiKeyStore } from '#shop/partners/api/api-key-store.ts'
import { apiOrderStore } from '#shop/partners/prepaid/api-order-store.ts'
import { billingStore } from '#shop/partners/prepaid/billing-store.ts'
import { deliveryStore } from '#shop/partners/webhook/delivery-store.ts'
import { endpointStore } from '#shop/partners/webhook/endpoint-store.ts'
import { webhookEventStore } from '#shop/partners/webhook/webhook-event-store.ts'
import { ledgerStore } from '#shop/sales/ledger/ledger-store.ts'
import type { TokenMaker } from '#values/secret.ts'
import type { Database } from '#db/database.ts'

/** `hearOrder` is called for each line of each order's history. */
export const createStores = (database: Database, makeToken: TokenMaker, hearOrder: HearHistory, timeZone: string) => ({
  audit: auditStore(database),
  savedViews: savedViewStore(database),
  businesses: businessStore(database),
  orders: orderStore(database, hearOrder, customerStore(database).mailLanguageOf),
  orderDesk: orderQueries(database, timeZone),
  orderReports: orderQueries(database, timeZone),
  orderSearch: orderSearch(database),
  notices: noticeStore(database),
  orderKeys: orderKeyStore(database, makeToken),
  catalogue: catalogueStore(database),
  retail: retailStore(database),
  coupons: couponStore(database),
  vatRates: vatStore(database),
  customers: customerStore(database),
  companies: companyStore(database),
  vatConsultations: vatConsultationStore(database),
  signUps: signUpStore(database),
  credentials: credentialStore(database),
  authenticators: authenticatorStore(database),
  passkeys: passkeyStore(database),
  recoveryCodes: recoveryCodeStore(database),
  accountSessions: sessionStore(database),
  tokens: tokenStore(database),
  proofs: proofStore(database),
  invoices: invoiceStore(database),
  invoiceReports: invoiceReportStore(database),
  sessions: paymentSessionStore(database),
  partRefunds: partRefundStore(database),
  events: paymentEventStore(database),
  esims: esimStore(database),
  allocations: allocationStore(database),
  mails: mailStore(database),
  withdrawals: withdrawalStore(database),
  tickets: ticketStore(database),
  ticketDesk: ticketQueries(database),
  answerTimes: answerTimeQueries(database),
  incomingMails: incomingMailStore(database),
  notes: noteStore(database),
  staffCalls: staffCallStore(database),
  staffRuns: staffRunStore(database),
  dueQuestions: dueQuestionStore(database),
  workerBeats: workerBeatStore(database),
  dueFailures: dueFailureStore(database),
  figureDays: figureStore(database),
  blockedReports: blockedReportStore(database),
  esimChecks: esimCheckStore(database),
  esimHealth: esimHealthStore(database),
  alertSettings: alertSettingsStore(database),
  affiliates: affiliateStore(database),
  ledger: ledgerStore(database),
  bookSums: bookSumStore(database),
  billing: billingStore(database),
  apiOrders: apiOrderStore(database),
  payouts: payoutStore(database),
  apiKeys: apiKeyStore(database),
  webhookEndpoints: endpointStore(database),
  webhookEvents: webhookEventStore(database),
  webhookDeliveries: deliveryStore(database),
  books: booksStore(database),
  queues: queueStore(database),
  differences: differenceStore(database),
})
export type Stores = ReturnType<typeof createStores>
