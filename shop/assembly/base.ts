// What every slice needs: the dependencies, the stores, and the few things they all read.
import { checkFreshProof } from '#shop/people/sign-in/check-fresh-proof.ts'
import { openIdentity } from '#shop/people/sign-in/open-identity.ts'
import { openSecondFactors } from '#shop/people/second-factor/open-second-factors.ts'
import { recordAudit } from '#shop/records/audit/record-audit.ts'
import { recordDenied } from '#shop/records/audit/record-denied.ts'
import { withAudit } from '#shop/records/audit/with-audit.ts'
import { findTenantByBusiness, isSameBrand, type OwnedBy } from '#shop/people/brand/tenant.ts'
import { openBrands } from '#shop/people/brand/open-brands.ts'
import type { Catalogue } from '#shop/catalogue/bundle/bundle.ts'
import { prepareOffers } from '#shop/catalogue/trip/offer-index.ts'
import { prepareShelves } from '#shop/catalogue/trip/stock-shelves.ts'
import { toPriceList, type PriceList } from '#shop/catalogue/bundle/retail-price.ts'
import type { Order } from '#shop/sales/order/order.ts'
import { listNamesOfContract } from '#shop/sales/order/find-contract.ts'
import { createClaimedOrders } from '#shop/sales/order/claimed-orders.ts'
import type { VatRate } from '#shop/catalogue/pricing/vat.ts'
import type { AtBrand, Tenant } from '#values/brand-facts.ts'
import { arrivalOf } from '#shop/sales/gift/gift.ts'
import { dayTeller, todayOnEarth, type DateOnly } from '#values/date.ts'
import { fingerprint, createSealer, tokenMaker } from '#values/secret.ts'
import { cachedFor } from '#ports/cached-for.ts'
import { bind } from './bind.ts'
import type { Dependencies } from './dependencies.ts'
import { recordStores } from '#shop/records/stores.ts'
import { catalogueStores } from '#shop/catalogue/stores.ts'
import { peopleStores } from '#shop/people/stores.ts'
import { salesStores } from '#shop/sales/stores.ts'
import { deliveryStores } from '#shop/delivery/stores.ts'
import { supportStores } from '#shop/support/stores.ts'
import { figureStores } from '#shop/figures/stores.ts'
import { partnerStores } from '#shop/partners/stores.ts'
import { officeStores } from '#shop/office/stores.ts'
import { acceptPaidSwap, type SwapStart } from '#shop/support/cancellation/accept-paid-swap.ts'
import type { Database } from '#db/database.ts'

// Every store of the shop, on one database.
const createStores = (database: Database, ofSales: Parameters<typeof salesStores>[1]) => ({
  ...recordStores(database),
  ...catalogueStores(database),
  ...peopleStores(database),
  ...salesStores(database, ofSales),
  ...deliveryStores(database),
  ...supportStores(database),
  ...figureStores(database),
  ...partnerStores(database),
  ...officeStores(database),
})
type Stores = ReturnType<typeof createStores>

const MEMORY_MS = 5_000
/** They only tell about how much a price is elsewhere. */
const RATES_MS = 60_000

export type Base = ReturnType<typeof createBase>

export function createBase(dependencies: Dependencies) {
  const { database, away, clock, secret, log, timeZone } = dependencies
  const makeToken = tokenMaker(secret)
  const stores = createStores(database, {
    makeToken,
    hearOrder: (orderId, { move, detail }) => log.info({ orderId, move, ...(detail && { detail }) }, 'an order moved'),
    timeZone,
  })
  const brandReader = openBrands({ ...dependencies, ...stores })
  const readTenants = cachedFor(MEMORY_MS, brandReader.read, clock, away)
  const ownedBy: OwnedBy = async (brand) => {
    const tenants = await readTenants()
    return ({ businessId }) => isSameBrand(tenants, businessId, brand.id)
  }
  let last: { print: string; prices: Prices } | null = null
  const readPrices = cachedFor<Prices>(
    MEMORY_MS,
    async () => {
      await stores.catalogue.applyDue(clock.now())
      const print = await stores.catalogue.findPrint()
      // Unchanged prices stay the same object, so that caches built from it stay valid.
      if (last?.print !== print) last = { print, prices: await readAllPrices(stores) }
      return last.prices
    },
    clock,
    away,
  )
  const readCatalogue = async () => (await readPrices()).catalogue
  const readCosts = async () => (await readPrices()).costs
  const readPriceList: ReadPriceList = async (businessId) => {
    const { catalogue, lists } = await readPrices()
    const list = lists.get(businessId) ?? { selling: catalogue, buying: null }
    await prepareOffers(list.selling)
    await prepareShelves(list.selling)
    return list
  }
  const readVatRates = cachedFor<VatRate[]>(MEMORY_MS, stores.vatRates.read, clock, away)
  const readCurrencyRates = cachedFor(RATES_MS, stores.networkPackages.listRates, clock, away)
  const readCancellationTerms = cachedFor(MEMORY_MS, stores.cancellationTerms.listVersions, clock, away)
  dependencies.watchReading('brands', readTenants.forget)
  dependencies.watchReading('catalogue', readPrices.forget)
  dependencies.watchReading('vat_rates', readVatRates.forget)
  dependencies.watchReading('cancellation_terms', readCancellationTerms.forget)
  // Networks stand in memory, so nobody reads them again by asking; while the database is away, that has its own alert.
  const refreshNetworks = (): void => {
    dependencies.networks.refresh().catch((error: unknown) => {
      if (away.isFault(error)) setTimeout(refreshNetworks, MEMORY_MS).unref()
      else log.error({ error: String(error) }, 'the networks could not be read')
    })
  }
  dependencies.watchReading('networks', refreshNetworks)
  const recording = bind({ audit: stores.audit, clock, log }, { recordAudit })
  const denying = bind({ ...dependencies, ...recording }, { recordDenied })
  const identity = openIdentity(dependencies.passwords, stores)
  const secondFactors = openSecondFactors(stores, dependencies.oneTimeCodes, dependencies.keyRing)
  const proving = bind({ ...dependencies, identity, secondFactors, ...recording, ...denying }, { checkFreshProof })

  const isWithdrawn = async (order: Pick<Order, 'id' | 'replaces' | 'paidWith'>): Promise<boolean> =>
    stores.withdrawals.holdsFor(await listNamesOfContract(stores, order))

  return {
    ...dependencies,
    ...stores,
    identity,
    secondFactors,
    ...proving,
    ...denying,
    claimedOrders: createClaimedOrders<Order>(
      (orderId, onChange) => dependencies.watch(orderId, onChange),
      (work) => database.afterCommit(work),
    ),
    transaction: database.tx,
    makeToken,
    sealerOf: (purpose: string) => createSealer(secret, purpose),
    now: () => clock.now(),
    /** The shop's own day. */
    today: dayTeller(() => clock.now(), timeZone),
    todayOnEarth: () => todayOnEarth(clock.now()),
    /** What is sold and for how much, at the shop's own prices. */
    readCatalogue,
    readPriceList,
    /** What bundles cost at their networks, in cents; those with an unknown cost are missing. */
    readCosts,
    /** Identifies what a brand's shoppers see of the catalog: any change of price or coverage makes a new edition. */
    viewEdition: async ({ tenant: { brand } }: AtBrand) => editionOf((await readPriceList(brand.id)).selling),
    readVatRates,
    /** What other currencies cost in euros, of all days. */
    readCurrencyRates,
    /** The owner's terms for canceled orders, of all networks. */
    readCancellationTerms,
    readTenants,
    /** The error of the last attempt to read the brands; null if it succeeded. */
    brandProblem: brandReader.problem,
    forgetBrands: () => dependencies.announceReading('brands'),
    forgetCatalogue: () => dependencies.announceReading('catalogue'),
    forgetVatRates: () => dependencies.announceReading('vat_rates'),
    forgetCancellationTerms: () => dependencies.announceReading('cancellation_terms'),
    /** The brand of an order or an email, with its address and sender. */
    findTenant: async (businessId: string | null): Promise<Tenant> =>
      findTenantByBusiness(await readTenants(), businessId),
    ownedBy,
    /**
     * Whether the buyer withdrew from this order, from one whose eSIM it replaces, or from the one that paid for it, and
     * nobody refused that: until then, nothing may lead them to install or use it, because activation ends the right.
     */
    isWithdrawn,
    /** The difference of a swap was paid: requests the swap, in the same transaction. */
    acceptPaidSwap: (order: Pick<Order, 'id' | 'swapOf'>): Promise<SwapStart> =>
      acceptPaidSwap({ ...stores, isWithdrawn, clock }, order),
    /** The first day of the trip on which an order's eSIM is used, as far as anybody said. */
    findArrival: async (order: Pick<Order, 'id' | 'isGift' | 'bundle'>): Promise<DateOnly | null> =>
      arrivalOf(order, order.isGift ? await stores.gifts.find(order.id) : null),
    /** Whether the buyer asked to cancel this order, whatever becomes of it. */
    isCancelAsked: async ({ id }: Pick<Order, 'id'>): Promise<boolean> =>
      (await stores.cancellations.findOfOrder(id)) !== null,
    /** Whether its eSIM is on its way back for a cancellation, so that nobody may replace it. */
    isReturning: ({ id, paidWith }: Pick<Order, 'id' | 'paidWith'>): Promise<boolean> =>
      stores.cancellations.isReturning([id, ...(paidWith ? [paidWith] : [])]),
    ...recording,
    withAudit: withAudit({ transaction: database.tx, ...recording }),
  }
}

/** The only place that decides the prices at a brand's host. */
type ReadPriceList = (businessId: string) => Promise<PriceList>
/** `lists` has the businesses with their own prices. */
type Prices = { catalogue: Catalogue; lists: Map<string, PriceList>; costs: ReadonlyMap<string, number> }

async function readAllPrices({ catalogue, retail }: Pick<Stores, 'catalogue' | 'retail'>): Promise<Prices> {
  const { catalogue: own, desk } = await catalogue.readBoth()
  const businesses = await retail.readAll()
  const lists = [...businesses].map(([id, { terms, prices }]) => [id, toPriceList(own, desk, terms, prices)] as const)
  const costs = desk.bundles.flatMap(({ bundleId, costCents }) =>
    costCents === null ? [] : [[bundleId, costCents] as const],
  )
  return { catalogue: own, lists: new Map(lists), costs: new Map(costs) }
}

const editions = new WeakMap<Catalogue, string>()

function editionOf(catalogue: Catalogue): string {
  const edition = editions.get(catalogue) ?? fingerprint(JSON.stringify(catalogue)).slice(0, 16)
  editions.set(catalogue, edition)
  return edition
}
