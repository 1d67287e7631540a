// The owner's use cases for packages of a network, over a database and a simulated wholesaler, without the rest of the
// shop. Each test has its own owner, with a rate, prices, and the catalog read.
import type { PlanChange } from '#sandbox/wholesale/plan-shelf.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect } from 'vitest'
import { esimAccess } from '#adapters/esim-access/esim-access.ts'
import { esimAccessClient } from '#adapters/esim-access/client.ts'
import { esimNetwork } from '#adapters/esim-network/esim-network.ts'
import { bundles } from '#db/schema.ts'
import { createNetworks } from '#ports/networks.ts'
import type { Sandbox } from '#sandbox/start-sandbox.ts'
import { catalogueStore } from '#shop/catalogue/bundle/catalogue-store.ts'
import { retailStore } from '#shop/catalogue/bundle/retail-store.ts'
import { decidePackages } from '#shop/catalogue/network/decide-packages.ts'
import { networkPackageStore } from '#shop/catalogue/network/network-package-store.ts'
import {
  readNetworkCatalogues,
  type ReadNetworkCatalogueNeeds,
} from '#shop/catalogue/network/read-network-catalogue.ts'
import { readCatalogueSoon } from '#shop/catalogue/network/read-catalogue-soon.ts'
import { setCurrencyRate } from '#shop/catalogue/network/set-currency-rate.ts'
import { setPackageRules, type PackageRules } from '#shop/catalogue/network/set-package-rules.ts'
import { RULES } from './having-networks.ts'
import { startLoneSandbox } from './lone-sandbox.ts'
import { owningPrices } from './owning-prices.ts'

export const NETWORK = 'access'
export const USD = { currency: 'USD', from: '2026-03-02', millionths: 900_000 }

export function owningPackages() {
  const owning = owningPrices()
  let sandbox: Sandbox
  let needs: ReturnType<typeof needsOf>
  beforeAll(async () => {
    sandbox = await startLoneSandbox()
  })
  afterAll(() => sandbox.close())
  beforeEach(async () => {
    needs = needsOf()
    await setCurrencyRate(needs, USD, owning().by)
    await setRules({})
    await readNow()
  })

  function needsOf() {
    const { database, needs: own } = owning()
    const network = sandbox.wholesalers.of('esim-access')
    const settings = { url: network.address, accessCode: 'sandbox-access', secret: null }
    const takeTurn = () => Promise.resolve(sandbox.clock.advance(1))
    const access = esimAccess(settings, esimAccessClient(settings, { clock: sandbox.clock, takeTurn }))
    const home = esimNetwork({ url: sandbox.url, clientId: 'shop', clientSecret: 'hush' })
    return {
      ...own,
      log: { info() {}, warn() {}, error() {} },
      networks: createNetworks({ 'esim-network': home, [NETWORK]: access }),
      networkPackages: networkPackageStore(database),
      readCurrencyRates: Object.assign(networkPackageStore(database).listRates, { forget: () => undefined }),
      catalogue: catalogueStore(database),
      retail: retailStore(database),
      transaction: database.tx,
      forgetCatalogue: () => {},
    }
  }

  async function readNow(by: ReadNetworkCatalogueNeeds = needs): Promise<void> {
    await readCatalogueSoon(needs, { networkId: NETWORK }, owning().by)
    await readNetworkCatalogues(by)
  }
  /** The usual ones with these changes. */
  const setRules = (changed: Partial<PackageRules>) =>
    setPackageRules(needs, { networkId: NETWORK, rules: { ...RULES, ending: '49 or 99', ...changed } }, owning().by)
  const decide = (decision: 'sold' | 'declined', packages: string[]) =>
    decidePackages(needs, { networkId: NETWORK, decision, packages }, owning().by)

  return {
    needs: () => needs,
    by: () => owning().by,
    db: () => owning().db(),
    sandbox: () => sandbox,
    readNow,
    setRules,
    sell: (...packages: string[]) => decide('sold', packages),
    decline: (...packages: string[]) => decide('declined', packages),
    change: (told: PlanChange) => sandbox.wholesalers.of('esim-access').shelf.change(told),
    packageOf: async (packageId: string) =>
      (await needs.networkPackages.find(NETWORK, [packageId]))[0] ?? expect.unreachable(`There is no ${packageId}.`),
    /** The bundles of a package, as they are in the catalog. */
    bundlesOf: (packageId: string) => owning().db().select().from(bundles).where(eq(bundles.packageId, packageId)),
  }
}
