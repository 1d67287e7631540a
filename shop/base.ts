// What every slice stands on: the dependencies, the stores, and the few things that all of them read.
import { recordAudit, type RecordAudit } from '#shop/audit/record-audit.ts'
import { withAudit } from '#shop/audit/with-audit.ts'
import { homeOf, isSameBrand, type OwnedBy } from '#shop/brand/brand-home.ts'
import { openBrands } from '#shop/brand/open-brands.ts'
import type { Catalogue } from '#shop/catalogue/bundle.ts'
import { catalogueStore } from '#shop/catalogue/catalogue-store.ts'
import { vatStore } from '#shop/pricing/vat-store.ts'
import type { VatRate } from '#shop/pricing/vat.ts'
import type { BrandHome } from '#shop/values/brand-facts.ts'
import { dateOnlyOf } from '#shop/values/date.ts'
import { sealerFor, tokenMaker } from '#shop/values/secret.ts'
import { cachedFor } from './cached-for.ts'
import type { Dependencies } from './dependencies.ts'
import { createStores } from './stores.ts'

const MEMORY_MS = 5_000

export type Base = ReturnType<typeof createBase>

export function createBase(dependencies: Dependencies) {
  const { database, clock, secret, log } = dependencies
  const makeToken = tokenMaker(secret)
  const stores = createStores(database, makeToken)
  const brandReader = openBrands({ ...dependencies, ...stores })
  const readHomes = cachedFor(MEMORY_MS, brandReader.read, clock)
  dependencies.watchBrands(readHomes.forget)
  const ownedBy: OwnedBy = async (brand) => {
    const homes = await readHomes()
    return ({ businessId }) => isSameBrand(homes, businessId, brand.id)
  }
  const record: RecordAudit = (entry, at) => recordAudit({ audit: stores.audit, clock, log }, entry, at)

  return {
    ...dependencies,
    ...stores,
    atomically: database.tx,
    makeToken,
    sealerOf: (purpose: string) => sealerFor(secret, purpose),
    today: () => dateOnlyOf(clock.now()),
    readCatalogue: cachedFor<Catalogue>(MEMORY_MS, catalogueStore(database).read, clock),
    readVatRates: cachedFor<VatRate[]>(MEMORY_MS, vatStore(database).read, clock),
    readHomes,
    /** What went wrong when the brands were last read; null when they were read well. */
    brandProblem: brandReader.problem,
    forgetBrands: () => dependencies.announceBrands(),
    /** The brand of an order or a mail, with its address and sender. */
    findHome: async (businessId: string | null): Promise<BrandHome> => homeOf(await readHomes(), businessId),
    ownedBy,
    recordAudit: record,
    withAudit: withAudit({ atomically: database.tx, recordAudit: record }),
  }
}
