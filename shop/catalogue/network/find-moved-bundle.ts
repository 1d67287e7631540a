// A bundle that is bought elsewhere than at first keeps its ID, its price, and what it promises; and no other package takes
// its ID meanwhile.
import type { CataloguePackage } from '#values/network-package.ts'
import { shortFingerprint } from '#values/secret.ts'
import {
  bundlePriceCents,
  findBundleById,
  findZone,
  sourceText,
  topupPriceCents,
} from '#shop/catalogue/bundle/bundle.ts'
import type { CatalogueEdit, DeskCatalogue } from '#shop/catalogue/bundle/catalogue-change.ts'
import type { CatalogueStore } from '#shop/catalogue/bundle/catalogue-store.ts'
import type { PackageRow } from './network-package-store.ts'
import { bundleIdFor, countrySetOf, keepsPromise } from './package-change.ts'

/** Everything that the bundle of a package promises. */
const markOf = ({ networkId, offered }: PackageRow): string =>
  shortFingerprint(
    JSON.stringify([
      networkId,
      offered.packageId,
      offered.megabytes,
      offered.days,
      countrySetOf(offered.countries),
      offered.startsAt,
      offered.installWithinDays,
      offered.allowsHotspot,
      offered.slowSpeedKbps,
      offered.canTopUp,
      ...(offered.kind === 'total' ? [] : [offered.kind]),
    ]),
  )

/** The ID of the bundle that sells a package as it is now: one that isn't bought elsewhere today. */
export function freeIdOf(row: PackageRow, { bundles }: DeskCatalogue): string {
  const mark = markOf(row)
  for (let number = 0; ; number += 1) {
    const bundleId = bundleIdFor(row.packageId, number === 0 ? mark : shortFingerprint(`${mark} ${number}`))
    const there = findBundleById(bundles, bundleId)
    if (!there || (there.networkId === row.networkId && there.packageId === row.packageId)) return bundleId
  }
}

/** The least that the owner takes for a bundle, with an eSIM or as a top-up, in cents; null if it has no price. */
export function leastPriceCents({ zones, bundles }: DeskCatalogue, bundleId: string): number | null {
  const bundle = findBundleById(bundles, bundleId)
  const zone = bundle && findZone(zones, bundle.zone)
  if (!zone) return null
  const prices = [bundlePriceCents(zone, bundle), topupPriceCents(zone, bundle)].filter((cents) => cents !== null)
  return prices.length > 0 ? Math.min(...prices) : null
}

type BundleMove = { edits: CatalogueEdit[]; promise: CataloguePackage; isLoss: boolean }

/**
 * What approving a package again means for the bundle that was moved to it: the same bundle, at the price of the rules
 * only if it had a price of its own. Null if the package sells a bundle of its own, or no longer keeps the promise.
 */
export async function openMoved(
  { catalogue }: { catalogue: Pick<CatalogueStore, 'listOrigins'> },
  desk: DeskCatalogue,
  rows: readonly PackageRow[],
) {
  const origins = await catalogue.listOrigins(rows.flatMap(({ bundleId }) => bundleId ?? []))
  return (row: PackageRow, price: { costCents: number; priceCents: number }): BundleMove | null => {
    const { bundleId, decided, offered } = row
    if (bundleId === null || !decided || (origins.get(bundleId) ?? sourceText(row)) === sourceText(row)) return null
    const promise = { ...decided, cost: offered.cost }
    if (!keepsPromise(promise, offered)) return null
    const { costCents, priceCents } = price
    const edits: CatalogueEdit[] = [
      { kind: 'cost', bundleId, cents: costCents },
      { kind: 'status', bundleId, status: 'Active' },
    ]
    if (!findBundleById(desk.bundles, bundleId)?.ownPrice)
      return { edits, promise, isLoss: costCents > (leastPriceCents(desk, bundleId) ?? -1) }
    const topupCents = promise.canTopUp === true ? priceCents : null
    return { edits: [...edits, { kind: 'own_price', bundleId, priceCents, topupCents }], promise, isLoss: false }
  }
}
