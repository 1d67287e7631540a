// Every store of the shop, on one database.
import { booksStore } from '#shop/books/books-store.ts'
import { differenceStore } from '#shop/books/difference-store.ts'
import { queueStore } from '#shop/books/queue-store.ts'
import { businessStore } from '#shop/brand/business-store.ts'
import { alertSettingsStore } from '#shop/alert/alert-settings-store.ts'
import { auditStore } from '#shop/audit/audit-store.ts'
import { esimCheckStore } from '#shop/alert/esim-check-store.ts'
import { esimHealthStore } from '#shop/alert/esim-health-store.ts'
import { catalogueStore } from '#shop/catalogue/catalogue-store.ts'
import { retailStore } from '#shop/catalogue/retail-store.ts'
import { companyStore } from '#shop/account/company-store.ts'
import { vatConsultationStore } from '#shop/account/vat-consultation-store.ts'
import { customerStore } from '#shop/account/customer-store.ts'
import { authenticatorStore } from '#shop/account/authenticator-store.ts'
import { passkeyStore } from '#shop/account/passkey-store.ts'
import { recoveryCodeStore } from '#shop/account/recovery-code-store.ts'
import { credentialStore } from '#shop/account/credential-store.ts'
import { sessionStore } from '#shop/account/session-store.ts'
import { tokenStore } from '#shop/account/token-store.ts'
import { proofStore } from '#shop/account/proof-store.ts'
import { signUpStore } from '#shop/account/sign-up-store.ts'
import { paymentEventStore } from '#shop/checkout/payment-event-store.ts'
import { paymentSessionStore } from '#shop/checkout/payment-session-store.ts'
import { partRefundStore } from '#shop/checkout/part-refund-store.ts'
import { esimStore } from '#shop/esim/esim-store.ts'
import { savedViewStore } from '#shop/desk/saved-view-store.ts'
import { noteStore } from '#shop/desk/note-store.ts'
import { invoiceStore } from '#shop/invoicing/invoice-store.ts'
import { bookSumStore } from '#shop/accounting/book-sum-store.ts'
import { invoiceReportStore } from '#shop/invoicing/invoice-report-store.ts'
import { mailStore } from '#shop/mail/mail-store.ts'
import { orderQueries } from '#shop/order/order-queries.ts'
import { orderSearch } from '#shop/order/order-search-queries.ts'
import { orderKeyStore } from '#shop/order/order-key-store.ts'
import { noticeStore } from '#shop/notice/notice-store.ts'
import { payoutStore } from '#shop/payout/payout-store.ts'
import type { HearHistory } from '#shop/order/order-history-store.ts'
import { orderStore } from '#shop/order/order-store.ts'
import { couponStore } from '#shop/pricing/coupon-store.ts'
import { vatStore } from '#shop/pricing/vat-store.ts'
import { allocationStore } from '#shop/provisioning/allocation-store.ts'
import { staffCallStore } from '#shop/tools/staff-call-store.ts'
import { staffRunStore } from '#shop/tools/staff-run-store.ts'
import { blockedReportStore } from '#shop/figures/blocked-report-store.ts'
import { figureStore } from '#shop/figures/figure-store.ts'
import { dueFailureStore } from '#shop/provisioning/due-failure-store.ts'
import { workerBeatStore } from '#shop/figures/worker-beat-store.ts'
import { answerTimeQueries } from '#shop/inbox/answer-time-queries.ts'
import { ticketQueries } from '#shop/inbox/ticket-queries.ts'
import { dueQuestionStore } from '#shop/provisioning/due-question-store.ts'
import { incomingMailStore } from '#shop/inbox/incoming-mail-store.ts'
import { ticketStore } from '#shop/inbox/ticket-store.ts'
import { withdrawalStore } from '#shop/inbox/withdrawal-store.ts'
import { affiliateStore } from '#shop/affiliate/affiliate-store.ts'
import { apiKeyStore } from '#shop/api/api-key-store.ts'
import { apiOrderStore } from '#shop/prepaid/api-order-store.ts'
import { billingStore } from '#shop/prepaid/billing-store.ts'
import { deliveryStore } from '#shop/webhook/delivery-store.ts'
import { endpointStore } from '#shop/webhook/endpoint-store.ts'
import { webhookEventStore } from '#shop/webhook/webhook-event-store.ts'
import { ledgerStore } from '#shop/ledger/ledger-store.ts'
import type { TokenMaker } from '#shop/values/secret.ts'
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
