// What every slice stands on: the dependencies, the stores, and the few things that all of them read.
import { checkFreshProof } from '#shop/account/check-fresh-proof.ts'
import { openIdentity } from '#shop/account/open-identity.ts'
import { openSecondFactors } from '#shop/account/open-second-factors.ts'
import { recordAudit, type RecordAudit } from '#shop/audit/record-audit.ts'
import { recordDenied, type RecordDenied } from '#shop/audit/record-denied.ts'
import { withAudit } from '#shop/audit/with-audit.ts'
import { tenantOf, isSameBrand, type OwnedBy } from '#shop/brand/tenant.ts'
import { openBrands } from '#shop/brand/open-brands.ts'
import type { Catalogue } from '#shop/catalogue/bundle.ts'
import type { VatRate } from '#shop/pricing/vat.ts'
import type { Tenant } from '#shop/values/brand-facts.ts'
import { dateOnlyOf } from '#shop/values/date.ts'
import type { CheckFreshProof } from '#shop/values/fresh-proof.ts'
import { fingerprint, sealerFor, tokenMaker } from '#shop/values/secret.ts'
import { cachedFor } from './cached-for.ts'
import type { Dependencies } from './dependencies.ts'
import { createStores } from './stores.ts'

const MEMORY_MS = 5_000

export type Base = ReturnType<typeof createBase>

export function createBase(dependencies: Dependencies) {
  const { database, away, clock, secret, log } = dependencies
  const makeToken = tokenMaker(secret)
  const stores = createStores(database, makeToken, (orderId, { move, detail }) =>
    log.info({ orderId, move, ...(detail && { detail }) }, 'an order moved'),
  )
  const brandReader = openBrands({ ...dependencies, ...stores })
  const readTenants = cachedFor(MEMORY_MS, brandReader.read, clock, away)
  const ownedBy: OwnedBy = async (brand) => {
    const tenants = await readTenants()
    return ({ businessId }) => isSameBrand(tenants, businessId, brand.id)
  }
  let last: { print: string; catalogue: Catalogue } | null = null
  const readCatalogue = cachedFor<Catalogue>(
    MEMORY_MS,
    async () => {
      await stores.catalogue.applyDue(clock.now())
      const print = await stores.catalogue.findPrint()
      // What was made of it stays, as long as it is the same.
      if (last?.print !== print) last = { print, catalogue: await stores.catalogue.read() }
      return last.catalogue
    },
    clock,
    away,
  )
  const readVatRates = cachedFor<VatRate[]>(MEMORY_MS, stores.vatRates.read, clock, away)
  dependencies.watchReading('brands', readTenants.forget)
  dependencies.watchReading('catalogue', readCatalogue.forget)
  dependencies.watchReading('vat_rates', readVatRates.forget)
  const record: RecordAudit = (entry, at) => recordAudit({ audit: stores.audit, clock, log }, entry, at)

  const denied: RecordDenied = (note, at) => recordDenied({ ...dependencies, recordAudit: record }, note, at)
  const identity = openIdentity(dependencies.passwords, stores)
  const secondFactors = openSecondFactors(stores, dependencies.oneTimeCodes, dependencies.keyRing)
  const proofNeeds = { ...dependencies, identity, secondFactors, recordAudit: record, recordDenied: denied }
  const freshProof: CheckFreshProof = (proof, caller, manner) => checkFreshProof(proofNeeds, proof, caller, manner)

  return {
    ...dependencies,
    ...stores,
    identity,
    secondFactors,
    checkFreshProof: freshProof,
    recordDenied: denied,
    transaction: database.tx,
    makeToken,
    sealerOf: (purpose: string) => sealerFor(secret, purpose),
    today: () => dateOnlyOf(clock.now()),
    readCatalogue,
    /** Names what shoppers see of the catalogue: another edition is another price or another place. */
    catalogueEdition: async () => editionOf(await readCatalogue()),
    readVatRates,
    readTenants,
    /** What went wrong when the brands were last read; null when they were read well. */
    brandProblem: brandReader.problem,
    forgetBrands: () => dependencies.announceReading('brands'),
    forgetCatalogue: () => dependencies.announceReading('catalogue'),
    forgetVatRates: () => dependencies.announceReading('vat_rates'),
    /** The brand of an order or a mail, with its address and sender. */
    findTenant: async (businessId: string | null): Promise<Tenant> => tenantOf(await readTenants(), businessId),
    ownedBy,
    recordAudit: record,
    withAudit: withAudit({ transaction: database.tx, recordAudit: record }),
  }
}

const editions = new WeakMap<Catalogue, string>()

function editionOf(catalogue: Catalogue): string {
  const edition = editions.get(catalogue) ?? fingerprint(JSON.stringify(catalogue)).slice(0, 16)
  editions.set(catalogue, edition)
  return edition
}
