// The shop: every use case by slice and name. All live dependencies come in here, once; a request adds `{ tenant, actor
// }`.
import { accountNeeds, createAccounts } from '#shop/people/account/accounts.ts'
import { createCompanies } from '#shop/people/company/companies.ts'
import { createAffiliates, createAttribution } from '#shop/sales/affiliate/affiliates.ts'
import { createAlerts } from '#shop/delivery/alert/alerts.ts'
import { createApi } from '#shop/partners/api/apis.ts'
import { createAssistant } from '#shop/support/assistant/assistant.ts'
import { createBooks } from '#shop/office/books/books.ts'
import { createBrands } from '#shop/people/brand/brands.ts'
import { createCatalogue } from '#shop/catalogue/bundle/catalogues.ts'
import { createCheckout } from '#shop/sales/checkout/checkout.ts'
import { createRefunds } from '#shop/sales/refund/refunds.ts'
import { createTopUps } from '#shop/sales/checkout/top-ups.ts'
import { createCustomers } from '#shop/support/customer/customers.ts'
import { createDesk } from '#shop/office/desk/desk.ts'
import { createEsims } from '#shop/sales/esim/esims.ts'
import { createFigures } from '#shop/figures/figures.ts'
import { createInbox } from '#shop/support/inbox/inbox.ts'
import { createInvoices } from '#shop/sales/invoicing/invoices.ts'
import { createLedger } from '#shop/sales/ledger/ledgers.ts'
import { createMails } from '#shop/records/mail/mails.ts'
import { createNotices } from '#shop/delivery/notice/notices.ts'
import { createOrders } from '#shop/sales/order/orders.ts'
import { createPayouts } from '#shop/partners/payout/payouts.ts'
import { createPartners } from '#shop/partners/partner/partners.ts'
import { createPrepaid } from '#shop/partners/prepaid/prepaids.ts'
import { createPrices } from '#shop/catalogue/pricing/prices.ts'
import { createRecovery } from '#shop/office/recovery/recovery.ts'
import { createRetention } from '#shop/office/retention/retention.ts'
import { createProvisioning } from '#shop/delivery/provisioning/provisioning.ts'
import { createWorker } from '#shop/delivery/due-work/worker.ts'
import { createStaff } from '#shop/support/staff/staff-members.ts'
import { createTeams } from '#shop/people/team/teams.ts'
import { createTestSteps, createTools } from '#shop/office/tools/tools.ts'
import { createWebhooks } from '#shop/partners/webhook/webhooks.ts'
import { createAccounting } from '#shop/office/accounting/accounting.ts'
import { createRetail } from '#shop/partners/retail/retail.ts'
import { createBase } from './base.ts'
import type { Dependencies } from './dependencies.ts'
import { mailComposers } from './mail-composers.ts'

export type Shop = ReturnType<typeof createShop>

export function createShop(dependencies: Dependencies) {
  const base = createBase(dependencies)
  const { deliverMail, deliverClaimed, settleMails } = createMails(base, mailComposers(base))
  const invoices = createInvoices(base)
  const ledger = createLedger(base)
  const provisioning = createProvisioning(base, { deliverMail, deliverClaimed, testSteps: createTestSteps(base) })
  const refunds = createRefunds(base, { ...invoices, ...provisioning, ...ledger })
  const topUps = createTopUps(base)
  const checkout = createCheckout(base, { ...invoices, ...topUps, ...ledger, ...createAttribution(base), refunds })
  const inbox = createInbox(base)
  const catalogue = createCatalogue(base)
  const alerts = createAlerts(base)
  const account = accountNeeds(base, deliverMail)
  const payouts = createPayouts(base)

  return {
    now: base.now,
    today: base.today,
    todayOnEarth: base.todayOnEarth,
    timeZone: base.timeZone,
    catalogue,
    books: createBooks(base),
    accounting: createAccounting(base),
    brands: createBrands(base),
    prices: createPrices(base),
    companies: createCompanies(base),
    checkout,
    orders: createOrders(base, checkout.findOrderIdOfPayment),
    provisioning,
    refunds,
    invoices,
    topUps,
    esims: createEsims(account, { deliverMail, ...alerts }),
    alerts,
    accounts: createAccounts(account),
    customers: createCustomers(account),
    inbox,
    notices: createNotices(base),
    assistant: createAssistant(base),
    staff: createStaff(account),
    figures: createFigures(base, { ...inbox, ...catalogue }),
    desk: createDesk(base, { ...provisioning, ...refunds }),
    tools: createTools(base, { deliverMail, ...provisioning }),
    partners: createPartners(base),
    payouts,
    affiliates: createAffiliates(account),
    teams: createTeams(account),
    retail: createRetail(base),
    api: createApi(account),
    prepaid: createPrepaid(base, { ...checkout, ...invoices, ...refunds, ...ledger, ...topUps, ...provisioning }),
    webhooks: createWebhooks(base),
    recovery: createRecovery(base, { ...checkout, ...invoices, ...ledger }),
    retention: createRetention(base),
    worker: createWorker(base, {
      checkout,
      refunds,
      provisioning,
      deliverMail,
      settleMails,
      ...invoices,
      ...inbox,
      ...ledger,
      ...payouts,
    }),
  }
}
