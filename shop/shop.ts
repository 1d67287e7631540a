// The counter of the shop: every use case by its name, bound to the world it works in.
import type { CompanyDetails } from '#shop/account/company.ts'
import { accountComposers } from '#shop/account/compose-account-mail.ts'
import { confirmVatNumber } from '#shop/account/confirm-vat-number.ts'
import { findCompany, openCompanyHandle } from '#shop/account/find-company.ts'
import { saveCompany, type CompanyWish } from '#shop/account/save-company.ts'
import type { Brand } from '#shop/brand/brand.ts'
import type { Catalogue } from '#shop/catalogue/bundle.ts'
import { catalogueStore } from '#shop/catalogue/catalogue-store.ts'
import { askAboutPayment } from '#shop/checkout/ask-about-payment.ts'
import { confirmPayment } from '#shop/checkout/confirm-payment.ts'
import { findInvoice } from '#shop/checkout/find-invoice.ts'
import { openPayment } from '#shop/checkout/open-payment.ts'
import { placeOrder, type OrderWish } from '#shop/checkout/place-order.ts'
import { quoteCart, type QuoteWish } from '#shop/checkout/quote-cart.ts'
import { processPaymentEvent, receivePaymentEvent } from '#shop/checkout/receive-payment-event.ts'
import { giveOrderKey } from '#shop/order/give-order-key.ts'
import { isSettled, type Order } from '#shop/order/order.ts'
import type { Job } from '#shop/ports/job-queue.ts'
import { decideCompanyVat, numberToConfirm, type CompanyVat } from '#shop/pricing/company-vat.ts'
import { decideVat, type ChosenCountry, type VatDecision } from '#shop/pricing/vat-country.ts'
import { vatStore } from '#shop/pricing/vat-store.ts'
import type { VatRate } from '#shop/pricing/vat.ts'
import { advanceProvisioning } from '#shop/provisioning/advance-provisioning.ts'
import { runTestSteps } from '#shop/tools/run-test-steps.ts'
import { deliverMail, type Composers } from '#shop/mail/deliver-mail.ts'
import type { MailRow } from '#shop/mail/mail-store.ts'
import { receiveAllocation } from '#shop/provisioning/receive-allocation.ts'
import { composeEsimReady } from '#shop/provisioning/compose-esim-ready.ts'
import { composeCompanyPapers } from '#shop/provisioning/compose-company-papers.ts'
import { composeTopUpReceipt } from '#shop/provisioning/compose-top-up-receipt.ts'
import { runDueWork } from '#shop/provisioning/run-due-work.ts'
import { askAssistant, type AssistantWish } from '#shop/assistant/ask-assistant.ts'
import { ticketComposers } from '#shop/inbox/compose-ticket-mails.ts'
import { checkEsimStatus, type StatusQuestion } from '#shop/esim/check-esim-status.ts'
import { composeIccidReminder } from '#shop/esim/compose-iccid-reminder.ts'
import { remindIccids } from '#shop/esim/remind-iccids.ts'
import { defaultHome } from '#shop/brand/brand-home.ts'
import type { BrandHome } from '#shop/values/brand-facts.ts'
import type { CountryCode } from '#shop/values/country.ts'
import { dateOnlyOf } from '#shop/values/date.ts'
import type { TooOften } from '#shop/values/outcome.ts'
import { sealerFor, tokenMaker } from '#shop/values/secret.ts'
import { openAccountArea } from './open-account-area.ts'
import { openAccounts } from './open-accounts.ts'
import { openAdministration } from './open-administration.ts'
import { openAlerts } from './open-alerts.ts'
import { openAudit, recordAuditAt } from './open-audit.ts'
import { openBrandCounter } from './open-brand-counter.ts'
import { openEsimCalls } from './open-esim-calls.ts'
import { openInvoicing } from './open-invoicing.ts'
import { openOrderPage } from './open-order-page.ts'
import { openPartners } from './open-partners.ts'
import { openPlatform } from './open-platform.ts'
import { openRefunds } from './open-refunds.ts'
import { openStaffDesk } from './open-staff-desk.ts'
import { openStaff, staffComposers } from './open-staff.ts'
import { openSupport } from './open-support.ts'
import { openTopUps } from './open-top-ups.ts'
import { remembered } from './remembered.ts'
import { openStores } from './stores.ts'
import type { ShopDeps } from './world.ts'

const CATALOGUE_MEMORY_MS = 5_000

type CompanyVatQuestion = {
  company: { country: CountryCode; vatNumber: string }
  ip: string | null
  /** The key under which this visitor is counted. */
  network: string
}
type CompanyVatAnswer = { ok: true; vat: CompanyVat & { ipCountry: string | null } } | TooOften

export type OpenedShop = ReturnType<typeof openShop>
/** The counter as the pages of one brand find it. */
export type Shop = ReturnType<OpenedShop['at']>

export function openShop(world: ShopDeps) {
  const { database, clock, geo, jobs, provider } = world
  const makeToken = tokenMaker(world.secret)
  const stores = openStores(database, makeToken)
  const { orders, orderKeys } = stores
  const { findHome, ownedBy, readHomes, forgetBrands, useCases: brandUseCases } = openBrandCounter(world, stores)
  const readCatalogue = remembered<Catalogue>(catalogueStore(database).read, CATALOGUE_MEMORY_MS, clock)
  const readVatRates = remembered<VatRate[]>(vatStore(database).read, CATALOGUE_MEMORY_MS, clock)
  const atomically = database.tx
  const soldBy = async (brand: Brand, order: Order | null) => (order && (await ownedBy(brand))(order) ? order : null)
  const topUps = openTopUps(world, stores, { readCatalogue })
  const companyDeps = { ...stores, clock, sealer: sealerFor(world.secret, 'company') }
  const { issueInvoice, sweepInvoices, listInvoices, ...invoicing } = openInvoicing(world, stores, {
    readBrandOf: async (order) => (await findHome(order.businessId)).brand,
    readHomes,
  })
  const { useCases: refundUseCases, ...refunds } = openRefunds(world, stores, { issueInvoice })
  const { applyRefund, receiveRefund, applyDispute, receiveDispute } = refunds
  const confirm = (rowId: string) =>
    confirmPayment({ ...world, ...stores, atomically, issueInvoice, applyRefund, applyDispute }, rowId)
  const ask = (rowId: string) => askAboutPayment({ ...stores, clock, confirmPayment: confirm }, rowId)
  const open = (order: Order, network: string | null) =>
    openPayment({ ...world, ...stores, atomically, makeToken, findHome, confirmPayment: ask }, order, network)
  const alerts = openAlerts(world, stores)
  const composers: Composers = {
    ...accountComposers,
    ...ticketComposers,
    ...alerts.composers,
    ...staffComposers({ ...stores, ownedBy }),
    esim_ready: ({ orderId }, home) => composeEsimReady({ ...world, ...stores, readCatalogue }, ownerOf(orderId), home),
    topup_receipt: ({ orderId }, home) => composeTopUpReceipt({ ...world, ...stores }, ownerOf(orderId), home),
    order_refunded: refunds.composeOrderRefunded,
    company_papers: ({ orderId }, home) => composeCompanyPapers({ ...world, ...stores }, ownerOf(orderId), home),
    iccid_reminder: ({ id, email }, home) =>
      composeIccidReminder({ ...world, ...stores, ownedBy }, { mailId: id, email: ownerOf(email) }, home),
  }
  // A mail about an order is written in the name that the order was sold in.
  const findMailHome = async ({ orderId, businessId }: MailRow) =>
    findHome(orderId ? ((await orders.find(orderId))?.businessId ?? null) : businessId)
  const { findMailLanguage } = stores.customers
  const deliver = (mailId: string) =>
    deliverMail({ ...world, ...stores, composers, findMailHome, findMailLanguage }, mailId)
  const recordAudit = recordAuditAt(world, stores, defaultHome(world.publicUrl).brand)
  const testSteps = runTestSteps({ ...world, ...stores, recordAudit })
  const advance = (orderId: string) =>
    advanceProvisioning(
      {
        ...world,
        ...stores,
        atomically,
        deliverMail: deliver,
        makeToken,
        callbackUrl: (secret) => `${world.publicUrl}/webhooks/network/${secret}`,
        testSteps,
      },
      orderId,
    )
  const eventDeps = { ...world, ...stores, atomically, confirmPayment: confirm, receiveRefund, receiveDispute }
  const processEvent = (eventId: string) => processPaymentEvent(eventDeps, eventId)

  // Accounts write mails: links, sender and words are those of the brand at whose address somebody asks.
  const accountsAt = ({ origin, brand }: Pick<BrandHome, 'origin' | 'brand'>) => {
    const there = { ...world, publicUrl: origin }
    const parts = { makeToken, deliverMail: deliver, readCatalogue, receiveUsage: alerts.receiveUsage, brand, ownedBy }
    return {
      ...openAccountArea(there, stores, parts),
      ...openAccounts(there, stores, parts),
      ...openAdministration(there, stores, { ...parts, readHomes, forgetBrands }),
      listInvoices: async (userId: string) => listInvoices(userId, await ownedBy(brand)),
    }
  }

  const support = openSupport(world, stores, { findHome })
  const counter = {
    ...accountsAt(defaultHome(world.publicUrl)),
    ...brandUseCases,
    ...openAudit(stores),
    ...topUps,
    ...openEsimCalls(world, stores, { ownedBy }),
    ...openPlatform(world, stores),
    ...openPartners(world, stores, { readHomes }),
    viewCatalogue: readCatalogue,
    today: () => dateOnlyOf(clock.now()),

    /** The VAT that a visitor pays, by their choice and by where their address is. */
    decideVat: async (
      chosen: ChosenCountry | null,
      ip: string | null,
    ): Promise<VatDecision & { ipCountry: string | null }> => {
      const ipCountry = ip ? (geo.locate(ip)?.country ?? null) : null
      return { ...decideVat(await readVatRates(), chosen, ipCountry, dateOnlyOf(clock.now())), ipCountry }
    },

    /** The VAT that a company pays; the EU's register is asked when it matters. Problem: `too_often`. */
    decideCompanyVat: async ({ company, ip, network }: CompanyVatQuestion): Promise<CompanyVatAnswer> => {
      const ipCountry = ip ? (geo.locate(ip)?.country ?? null) : null
      const number = numberToConfirm(company, world.sellerCountry)
      const asked = number ? await confirmVatNumber({ ...world, ...stores }, number, network) : null
      if (asked && !asked.ok) return asked
      const vies = asked?.consultation ?? null
      const vat = decideCompanyVat(await readVatRates(), company.country, vies, ipCountry, dateOnlyOf(clock.now()))
      return { ok: true, vat: { ...vat, ipCountry } }
    },
    findCompany: (wish: { referenceCode: string; network: string }) => findCompany({ ...world, ...companyDeps }, wish),
    openCompanyHandle: (handle: string, typed: CompanyDetails) => openCompanyHandle(companyDeps, handle, typed),

    quoteCart: (wish: QuoteWish) => quoteCart({ ...world, ...stores, readCatalogue }, wish),

    placeOrder: (wish: OrderWish) =>
      placeOrder(
        {
          ...world,
          ...stores,
          atomically,
          readCatalogue,
          makeToken,
          saveCompany: (company: CompanyWish) => saveCompany(stores, company),
          openPayment: open,
          checkTopUp: topUps.checkTopUp,
        },
        wish,
      ),

    /** The order of this name, if this brand sold it. */
    findOrder: async (reference: string, brand: Brand) => soldBy(brand, await orders.findByReference(reference)),
    /** Without a brand for those who work for the shop, not for its visitors. */
    findOrderById: async (id: string, brand?: Brand) => {
      const order = await orders.find(id)
      return brand ? soldBy(brand, order) : order
    },
    /** The order that a key from a link opens; null for a wrong, used or expired key, and at another brand's address. */
    redeemOrderKey: async (key: string, brand: Brand) => {
      const orderId = await orderKeys.redeem(key, clock.now())
      return orderId ? soldBy(brand, await orders.find(orderId)) : null
    },
    redeemInvoiceKey: async (key: string, brand: Brand) => {
      const id = await orderKeys.redeemForInvoice(key, clock.now())
      return id ? soldBy(brand, await orders.find(id)) : null
    },
    /** Back from the payment page: ask the provider now instead of waiting for its message. */
    confirmOrderPayment: async (order: Order) => {
      if (isSettled(order)) return
      const session = await stores.sessions.findNewest(order.id)
      if (session) await ask(session.id)
    },
    findInvoice: (order: Order) => findInvoice({ ...world, ...stores }, order),
    ...invoicing,
    ...refundUseCases,
    ...openOrderPage(world, stores, { deliverMail: deliver }),

    checkEsimStatus: async (question: StatusQuestion) => {
      const answer = await checkEsimStatus({ ...world, ...stores, readCatalogue, ownedBy }, question)
      if (answer.ok && answer.isHolder) await alerts.receiveUsage(answer.esim)
      return answer
    },
    remindIccids: (request: { email: string; network: string; brand: Brand }) =>
      remindIccids({ ...world, ...stores, ownedBy, deliverMail: deliver }, request),

    receivePaymentEvent: (rawBody: string, signature: string | null) =>
      receivePaymentEvent(eventDeps, rawBody, signature),
    receiveAllocation: (secret: string) => receiveAllocation({ ...world, ...stores, atomically }, secret),

    /** Carries out one nudge. */
    work: (job: Job): Promise<void> => {
      if (job.name === 'provisioning') return advance(job.orderId)
      return job.name === 'payment_event' ? processEvent(job.eventId) : refunds.refundPayment(job.paymentSessionRowId)
    },
    runDueWork: async () => {
      await stores.workerBeats.beat('sweep', clock.now())
      await runDueWork({
        ...world,
        ...stores,
        advanceProvisioning: advance,
        processPaymentEvent: processEvent,
        confirmPayment: confirm,
        ...refunds,
        deliverMail: deliver,
        reopenPayment: async (orderId) => {
          const order = await orders.find(orderId)
          if (order && !isSettled(order)) await open(order, null)
        },
      })
      await sweepInvoices()
      await support.acknowledgeWithdrawals()
    },
    ...support.useCases,
    askAssistant: (wish: AssistantWish) => askAssistant(world, wish),
    /** Whether a chat model writes the answers; without one our own pages are quoted. */
    hasChatModel: world.assistant !== null,
    /** Only for the single process that owns an embedded database: what a killed predecessor held is free again. */
    voidLeases: async () => {
      await orders.voidLeases()
      await stores.mails.voidLeases()
      await stores.withdrawals.voidLeases()
      await stores.esimChecks.voidLeases()
    },
    ...alerts.useCases,
    giveOrderKey: (order: Order) => giveOrderKey({ ...world, ...stores }, order),
    ensureToken: () => provider.ensureToken(),
    jobs,
  }

  const staffAt = ({ brand }: Pick<BrandHome, 'brand'>) => ({
    ...openStaffDesk(world, stores, { findHome, ...counter, brand }),
    ...openStaff(world, stores, {
      readHomes,
      ownedBy,
      deliverMail: deliver,
      readCatalogue,
      advanceProvisioning: advance,
      brand,
    }),
  })
  /** The counter as it stands at a brand's own address. */
  const at = (home: Pick<BrandHome, 'origin' | 'brand'>) => ({ ...counter, ...staffAt(home), ...accountsAt(home) })
  return { ...counter, ...staffAt(defaultHome(world.publicUrl)), at }
}

function ownerOf<Owner>(owner: Owner | null): Owner {
  if (owner === null) throw new Error('A mail in the outbox belongs to nobody.')
  return owner
}
