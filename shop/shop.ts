// The shop: every use case by slice and name. All live dependencies come in here, once; a request adds `{ tenant, actor
// }`.
import { accountNeeds, createAccounts } from '#shop/account/accounts.ts'
import { createCompanies } from '#shop/account/companies.ts'
import { createAffiliates, createAttribution } from '#shop/affiliate/affiliates.ts'
import { createAlerts } from '#shop/alert/alerts.ts'
import { createApi } from '#shop/api/apis.ts'
import { createAssistant } from '#shop/assistant/assistant.ts'
import { createBooks } from '#shop/books/books.ts'
import { createBrands } from '#shop/brand/brands.ts'
import { createCatalogue } from '#shop/catalogue/catalogues.ts'
import { createCheckout } from '#shop/checkout/checkout.ts'
import { createRefunds } from '#shop/checkout/refunds.ts'
import { createTopUps } from '#shop/checkout/top-ups.ts'
import { createCustomers } from '#shop/customer/customers.ts'
import { createDesk } from '#shop/desk/desk.ts'
import { createEsims } from '#shop/esim/esims.ts'
import { createFigures } from '#shop/figures/figures.ts'
import { createInbox } from '#shop/inbox/inbox.ts'
import { createInvoices } from '#shop/invoicing/invoices.ts'
import { createLedger } from '#shop/ledger/ledgers.ts'
import { createMails } from '#shop/mail/mails.ts'
import { createNotices } from '#shop/notice/notices.ts'
import { createOrders } from '#shop/order/orders.ts'
import { createPayouts } from '#shop/payout/payouts.ts'
import { createPartners } from '#shop/partner/partners.ts'
import { createPrepaid } from '#shop/prepaid/prepaids.ts'
import { createPrices } from '#shop/pricing/prices.ts'
import { createRecovery } from '#shop/recovery/recovery.ts'
import { createRetention } from '#shop/retention/retention.ts'
import { createProvisioning } from '#shop/provisioning/provisioning.ts'
import { createWorker } from '#shop/provisioning/worker.ts'
import { createStaff } from '#shop/staff/staff-members.ts'
import { createTeams } from '#shop/team/teams.ts'
import { createTestSteps, createTools } from '#shop/tools/tools.ts'
import { createWebhooks } from '#shop/webhook/webhooks.ts'
import { createAccounting } from '#shop/accounting/accounting.ts'
import { createRetail } from '#shop/retail/retail.ts'
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
