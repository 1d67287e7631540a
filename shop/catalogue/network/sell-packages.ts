// Makes bundles of approved packages, keeps their costs, and takes them off sale when they no longer keep what they
// promise.
import type { Base } from '#shop/assembly/base.ts'
import { allowanceOf, type CataloguePackage } from '#values/network-package.ts'
import { dateOnlyOf } from '#values/date.ts'
import { eachInTurns } from '#values/in-turns.ts'
import type { NetworkId } from '#values/network-id.ts'
import { promisesIn } from '#shop/catalogue/bundle/bundle-facts.ts'
import type { CatalogueEdit, DeskCatalogue } from '#shop/catalogue/bundle/catalogue-change.ts'
import { writeEdits } from '#shop/catalogue/bundle/change-catalogue.ts'
import { packageCostCents, packagePriceCents } from '#shop/catalogue/pricing/package-price.ts'
import type { PackageRow } from './network-package-store.ts'
import { freeIdOf, leastPriceCents, openMoved } from './find-moved-bundle.ts'
import { countrySetOf, packageZoneName } from './package-change.ts'

export type SellPackagesNeeds = Pick<
  Base,
  'catalogue' | 'retail' | 'networks' | 'networkPackages' | 'clock' | 'timeZone' | 'transaction' | 'forgetCatalogue'
>

/** No bundle costs more, as in the catalog. */
const MOST_CENTS = 100_000
/** Of one transaction. */
export const PACKAGES_AT_ONCE = 200

/** `sold` are those that are on sale now; the others have a currency without a rate, or a price above what anybody pays. */
export type SoldPackages = { sold: number; without: number }

/** Runs the work while nobody else changes the catalog or decides about packages. */
export const withCatalogueLocked = <Result>(
  { catalogue, transaction }: Pick<SellPackagesNeeds, 'catalogue' | 'transaction'>,
  work: () => Promise<Result>,
): Promise<Result> =>
  transaction(async () => {
    await catalogue.lock()
    return work()
  })

/**
 * Puts packages on sale at the price of the rules, each in the zone that has exactly its countries; null as `decidedBy`
 * is a rule. Packages that are gone or that the shop can't sell are left alone. Call it, like its neighbors, in
 * `withCatalogueLocked` with rows that were read there: a row from before may undo what somebody decided since.
 */
export async function sellPackages(
  needs: SellPackagesNeeds,
  networkId: NetworkId,
  rows: readonly PackageRow[],
  decidedBy: string | null,
): Promise<SoldPackages> {
  const { catalogue, networkPackages, clock } = needs
  if (rows.length === 0) return { sold: 0, without: 0 }
  const sellable = rows.filter(({ goneAt, unsoldBecause }) => goneAt === null && unsoldBecause === null)
  const priceOf = await openPrices(needs, networkId)
  const desk = await catalogue.readDesk()
  const [zoneOf, movedOf] = [await openZones(desk), await openMoved(needs, desk, sellable)]
  const edits: CatalogueEdit[] = []
  const decided: PackageRow[] = []
  for (const row of sellable) {
    const price = priceOf(row.offered)
    if (!price) continue
    const decision = { decision: 'sold' as const, decidedAt: clock.now(), decidedBy, change: null }
    const moved = movedOf(row, price)
    if (moved) {
      if (moved.isLoss) continue
      edits.push(...moved.edits)
      decided.push({ ...row, ...decision, decided: moved.promise })
      continue
    }
    const bundleId = freeIdOf(row, desk)
    // A bundle keeps its meaning, so other terms are another bundle.
    if (row.bundleId !== null && row.bundleId !== bundleId) edits.push(takenOff(row.bundleId))
    edits.push(...zoneOf.edits(row.offered), ...bundleEdits(row, bundleId, zoneOf.nameOf(row.offered), price))
    decided.push({ ...row, ...decision, decided: row.offered, bundleId })
  }
  await write(needs, edits, decidedBy)
  await writeFacts(needs, decided)
  await networkPackages.put(decided)
  return { sold: decided.length, without: rows.length - decided.length }
}

/**
 * Writes the present costs and facts of approved packages, and takes those off sale that are gone, worse than they were
 * when they were approved, or cost more than their price, also as a top-up.
 */
export async function withdrawPackages(needs: SellPackagesNeeds, rows: readonly PackageRow[]): Promise<void> {
  const approved = rows.filter(({ decision }) => decision === 'sold')
  if (approved.length === 0) return
  const costOf = await openCosts(needs)
  const desk = await needs.catalogue.readDeskOf(
    approved.flatMap(({ bundleId }) => bundleId ?? []),
    [],
  )
  const edits = approved.flatMap(({ bundleId, offered, goneAt, change }): CatalogueEdit[] => {
    if (bundleId === null) return []
    const [cents, price] = [costOf(offered), leastPriceCents(desk, bundleId)]
    const isLoss = cents === null || price === null || cents > price
    const cost = { kind: 'cost' as const, bundleId, cents: cents !== null && cents <= MOST_CENTS ? cents : null }
    return goneAt !== null || change === 'worse' || isLoss ? [cost, takenOff(bundleId)] : [cost]
  })
  await write(needs, edits, null)
  await writeFacts(needs, approved)
}

// What a bundle promises is what was approved; how it gets there is as the network says now. What was taken off sale
// says what its buyers were told.
export async function writeFacts(
  { catalogue, networks }: SellPackagesNeeds,
  rows: readonly PackageRow[],
): Promise<void> {
  await catalogue.writeFacts(
    rows.flatMap(({ networkId, bundleId, decided, offered, goneAt, change }) => {
      if (bundleId === null || !decided || goneAt !== null || change === 'worse') return []
      const { exitCountry } = offered
      // More countries than its bundle promises are nobody's.
      const operators = offered.operators && only(offered.operators, decided.countries)
      return {
        bundleId,
        ...promisesIn(decided),
        exitCountry,
        operators,
        takesBack: networks.of(networkId).can.takesBack,
      }
    }),
  )
}

/**
 * Writes the present costs of everything that is approved of a network, since a rate may have begun, and takes off sale
 * what would lose money.
 */
export async function refreshCosts(needs: SellPackagesNeeds, networkId: NetworkId): Promise<void> {
  await eachApproved(needs, networkId, (rows) => withdrawPackages(needs, rows))
  needs.forgetCatalogue()
}

/** Declines packages: they stay as they are, and what is sold of them is taken off sale. */
export async function takeOffSale(
  needs: SellPackagesNeeds,
  rows: readonly PackageRow[],
  decidedBy: string,
): Promise<SoldPackages> {
  const edits = rows.flatMap(({ bundleId }) => (bundleId === null ? [] : [takenOff(bundleId)]))
  await write(needs, edits, decidedBy)
  const decidedAt = needs.clock.now()
  const decision = { decision: 'declined' as const, decidedAt, decidedBy, change: null, bundleId: null }
  await needs.networkPackages.put(rows.map((row) => ({ ...row, ...decision, decided: row.offered })))
  return { sold: 0, without: 0 }
}

/** Prices what is approved of a network by its rules, at what its packages cost when they were approved. */
export async function repricePackages(needs: SellPackagesNeeds, networkId: NetworkId, madeBy: string): Promise<void> {
  await eachApproved(needs, networkId, async (rows) => {
    const priceOf = await openPrices(needs, networkId)
    const { bundles } = await needs.catalogue.readDeskOf(
      rows.flatMap(({ bundleId }) => bundleId ?? []),
      [],
    )
    // One that was moved here from a table of prices keeps that.
    const tabled = new Set(bundles.flatMap(({ bundleId, ownPrice }) => (ownPrice ? [] : [bundleId])))
    await write(
      needs,
      rows.flatMap((row) => (tabled.has(row.bundleId ?? '') ? [] : newPrice(row, priceOf))),
      madeBy,
    )
    await withdrawPackages(needs, rows)
  })
  needs.forgetCatalogue()
}

async function eachApproved(
  needs: SellPackagesNeeds,
  networkId: NetworkId,
  work: (rows: PackageRow[]) => Promise<void>,
): Promise<void> {
  for (let after: string | undefined = ''; after !== undefined;) {
    const from = after
    const rows = await withCatalogueLocked(needs, async () => {
      const part = await needs.networkPackages.listApproved(networkId, from, PACKAGES_AT_ONCE)
      await work(part)
      return part
    })
    after = rows.length < PACKAGES_AT_ONCE ? undefined : rows.at(-1)?.packageId
  }
}

/** Writes edits of packages, which can't be wrong. */
export async function write(
  needs: SellPackagesNeeds,
  edits: readonly CatalogueEdit[],
  madeBy: string | null,
): Promise<void> {
  if (edits.length === 0) return
  const written = await writeEdits(needs, edits, madeBy)
  if (!written.ok) throw new Error(`Packages can't be written to the catalog: ${written.problems[0]?.problem}.`)
}

function newPrice({ bundleId, decided }: PackageRow, priceOf: (offered: CataloguePackage) => Price | null) {
  const price = decided && priceOf(decided)
  if (bundleId === null || !price) return []
  const { priceCents } = price
  return [
    { kind: 'own_price' as const, bundleId, priceCents, topupCents: decided.canTopUp === true ? priceCents : null },
  ]
}

export const takenOff = (bundleId: string): CatalogueEdit => ({ kind: 'status', bundleId, status: 'Inactive' })

export async function openCosts({ networkPackages, clock, timeZone }: SellPackagesNeeds) {
  const [rates, today] = [await networkPackages.listRates(), dateOnlyOf(clock.now(), timeZone)]
  return ({ cost }: CataloguePackage) => packageCostCents(cost, rates, today)
}

type Price = { costCents: number; priceCents: number }

async function openPrices(needs: SellPackagesNeeds, networkId: NetworkId) {
  const costOf = await openCosts(needs)
  const [rule] = await needs.networkPackages.readRules([networkId])
  return (offered: CataloguePackage): Price | null => {
    const costCents = costOf(offered)
    if (costCents === null || !rule) return null
    const priceCents = packagePriceCents(costCents, rule)
    return priceCents <= MOST_CENTS ? { costCents, priceCents } : null
  }
}

function bundleEdits({ networkId, offered }: PackageRow, bundleId: string, zone: string, price: Price) {
  const { packageId, days, canTopUp } = offered
  const { costCents, priceCents } = price
  return [
    {
      kind: 'bundle',
      bundleId,
      zone,
      ...allowanceOf(offered),
      validityDays: days,
      network: { networkId, packageId },
    },
    { kind: 'cost', bundleId, cents: costCents },
    { kind: 'own_price', bundleId, priceCents, topupCents: canTopUp === true ? priceCents : null },
    { kind: 'status', bundleId, status: 'Active' },
  ] satisfies CatalogueEdit[]
}

const only = <Value>(told: Record<string, Value>, countries: readonly string[]): Record<string, Value> =>
  Object.fromEntries(Object.entries(told).filter(([country]) => countries.includes(country)))

/** The zones by their countries, and those that have to be added. */
async function openZones({ zones }: DeskCatalogue) {
  const bySet = new Map<string, string>()
  await eachInTurns(zones, ({ name, countries }) => bySet.set(countrySetOf(countries), name))
  const taken = new Set(zones.map(({ name }) => name.toLowerCase()))
  const edits = (offered: CataloguePackage): CatalogueEdit[] => {
    const set = countrySetOf(offered.countries)
    if (bySet.has(set)) return []
    const zone = packageZoneName(offered, (name) => taken.has(name.toLowerCase()))
    bySet.set(set, zone)
    taken.add(zone.toLowerCase())
    return [{ kind: 'zone', zone, countries: offered.countries }]
  }
  const nameOf = (offered: CataloguePackage): string => bySet.get(countrySetOf(offered.countries)) ?? ''
  return { edits, nameOf }
}
