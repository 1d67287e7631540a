// What an order buys at its network, and for at most how much.
import { findBundleById, type Catalogue } from '#shop/catalogue/bundle/bundle.ts'
import { readCatalogueAfterRefusal } from '#shop/catalogue/network/read-catalogue-soon.ts'
import { packageCostCents } from '#shop/catalogue/pricing/package-price.ts'
import type { NetworkPurchase } from '#ports/esim-provider.ts'
import { VendorError } from '#ports/vendor-error.ts'
import { dateOnlyOf } from '#values/date.ts'
import type { NetworkId } from '#values/network-id.ts'
import { askedFor, isMore } from '#values/network-package.ts'
import type { StepNeeds } from './step.ts'

type PurchaseAtCost = {
  purchase: NetworkPurchase
  /** The limit is what the network's catalog said last, so a refusal of it means that the catalog has moved. */
  isAsRead: boolean
}

/** What an order buys at its network, and for at most how much, as an allocation and a top-up both begin with. */
async function purchaseOf(
  { order, readCatalogue, networkPackages }: StepNeeds,
  bundleId: string,
): Promise<PurchaseAtCost> {
  const { networkId, reference } = order
  const packageId = order.packageId ?? packageOfBundle(await readCatalogue(), { bundleId, networkId })
  const costs = packageId === null ? null : await networkPackages.findCosts(networkId, packageId)
  // What is on sale may be bought at its present cost, even if its network sells nothing for now. What was taken off
  // sale for that waits for its owner; so does what its bundle no longer sells. What became cheaper is for nobody to
  // decide.
  const mayCostAll = costs && (costs.sellsAs === bundleId || costs.isWithin)
  const mostPaid = costs && (mayCostAll ? costs.known : costs.approved)
  return {
    purchase: { ...askedFor(packageId ?? bundleId), mostPaid, reference },
    isAsRead: mostPaid !== null && mostPaid === costs?.known,
  }
}

/**
 * Buys at the cost that was read last. If the network charges another one, its catalog is read soon, so that the next
 * try asks for what it costs now.
 */
export async function askAtCost(
  world: StepNeeds,
  bundleId: string,
  buy: (purchase: NetworkPurchase) => Promise<unknown>,
): Promise<void> {
  const { purchase, isAsRead } = await purchaseOf(world, bundleId)
  await checkLimit(world, purchase)
  try {
    await buy(purchase)
  } catch (error) {
    const hasMoved = error instanceof VendorError && error.fault === 'price_changed' && isAsRead
    if (hasMoved) await readCatalogueAfterRefusal(world, world.order.networkId)
    throw error
  }
}

/** Throws VendorError if a substitute became dearer than its owner's margin allows; some networks take no limit. */
export async function checkLimit(
  { order, failovers }: Pick<StepNeeds, 'order' | 'failovers'>,
  { mostPaid }: NetworkPurchase,
): Promise<void> {
  const limit = order.substituteBundleId ? await failovers.findLimit(order.id) : null
  if (!limit || (mostPaid && mostPaid.currency === limit.currency && !isMore(mostPaid, limit))) return
  const details = { vendor: 'network', outcome: 'refused', isRetryable: false, fault: 'price_changed' } as const
  throw new VendorError('the network asks for more than before', details)
}

/** For an order that doesn't name its package, since orders didn't once; null if the network has none. */
function packageOfBundle(
  { bundles }: Catalogue,
  { bundleId, networkId }: { bundleId: string; networkId: NetworkId },
): string | null {
  const bundle = findBundleById(bundles, bundleId)
  return bundle?.networkId === networkId ? (bundle.packageId ?? null) : null
}

/** What that is in our cents; null if nobody knows. */
export async function costOf(world: StepNeeds, bundleId: string): Promise<number | null> {
  const { mostPaid } = (await purchaseOf(world, bundleId)).purchase
  if (mostPaid === null) return (await world.readCosts()).get(bundleId) ?? null
  const today = dateOnlyOf(world.clock.now(), world.timeZone)
  return packageCostCents(mostPaid, await world.networkPackages.listRates(), today)
}
