// The shop: every use case, by context. All live dependencies come in here, once; a request adds `{ tenant, actor }`.
import { createCatalogue } from '#shop/catalogue/catalogue.ts'
import { viewZoneNames } from '#shop/catalogue/bundle/view-zone-names.ts'
import { isPaymentMailUnwanted } from '#shop/delivery/alert/compose-payment-failed.ts'
import { createDelivery } from '#shop/delivery/delivery.ts'
import { createWorker } from '#shop/delivery/due-work/worker.ts'
import { createFigures } from '#shop/figures/figures.ts'
import { createOffice } from '#shop/office/office.ts'
import { createTestSteps } from '#shop/office/tools/tools.ts'
import { createPartners } from '#shop/partners/partners.ts'
import { accountNeeds } from '#shop/people/account/accounts.ts'
import { createPeople } from '#shop/people/people.ts'
import { createRecords } from '#shop/records/records.ts'
import { isReminderUnwanted } from '#shop/sales/plan/end-reminders.ts'
import { createSales } from '#shop/sales/sales.ts'
import { createSupport } from '#shop/support/support.ts'
import { bind } from './bind.ts'
import { createBase } from './base.ts'
import type { Dependencies } from './dependencies.ts'
import { mailComposers } from './mail-composers.ts'

export type Shop = ReturnType<typeof createShop>

export function createShop(dependencies: Dependencies) {
  const own = createBase(dependencies)
  const records = createRecords(own, {
    composers: mailComposers(own),
    ...bind(own, { isReminderUnwanted, isPaymentMailUnwanted, viewZoneNames }),
  })
  const base = accountNeeds(own, records.deliverMail)
  const catalogue = createCatalogue(base)
  const people = createPeople(base)
  // Before the sales, since a refund takes the delivery back.
  const delivery = createDelivery(base, { ...records, testSteps: createTestSteps(base) })
  const sales = createSales(base, { ...records, ...delivery.provisioning, ...delivery.alerts, ...delivery.telling })
  const support = createSupport(base, {
    ...sales.plans,
    ...sales.refunds,
    ...sales.checkout,
    ...delivery.provisioning,
  })
  const figures = createFigures(base, { ...support.inbox, ...catalogue.catalogue })
  const { checkout, invoices, ledger, refunds, topUps } = sales
  const selling = { ...checkout, ...invoices, ...refunds, ...ledger, ...topUps, ...delivery.provisioning }
  const partners = createPartners(base, selling)
  const office = createOffice(base, { ...records, sales, delivery })
  const worker = createWorker(base, {
    ...records,
    ...selling,
    ...sales.plans,
    ...support.inbox,
    ...support.wishes,
    ...support.cancellations,
    ...catalogue.searchEngines,
    ...partners.payouts,
    ...office.networkTrials,
  })

  const { now, today, todayOnEarth, timeZone } = base
  const contexts = { ...catalogue, ...people, ...sales, ...delivery, ...support, figures, ...partners, ...office }
  return { ...contexts, worker, now, today, todayOnEarth, timeZone }
}
