// The packages of the networks as their owner sees them: what changed, at which cost, and what it would be sold for.
import type { Base } from '#shop/assembly/base.ts'
import { dateOnlyOf } from '#values/date.ts'
import type { NetworkId } from '#values/network-id.ts'
import { packageCostCents, packagePriceCents } from '#shop/catalogue/pricing/package-price.ts'
import type { PackageFilter } from './network-package-store.ts'
import { PACKAGE_CHANGES, type PackageChange } from './package-change.ts'

const PER_PAGE = 50
const TO_DECIDE: readonly PackageFilter[] = [...PACKAGE_CHANGES, 'off_sale']

export type ViewNetworkPackagesNeeds = Pick<Base, 'networks' | 'networkPackages' | 'clock' | 'timeZone'>

/**
 * One page of a network's packages, by default the first network that tells its catalog, and what there is most reason
 * to decide about; `network` is null if there is no such network.
 */
export async function viewNetworkPackages(
  { networks, networkPackages, clock, timeZone }: ViewNetworkPackagesNeeds,
  asked: { networkId: NetworkId | null; filter: PackageFilter | null; after: string },
) {
  const networkIds = networks.ids().filter((id) => networks.of(id).can.catalogue)
  const networkId = networkIds.find((id) => id === asked.networkId) ?? networkIds[0]
  const rates = await networkPackages.listRates()
  if (networkId === undefined) return { networkIds, network: null, rates }
  const [[rules], changes, offSale, unsold, sold] = await Promise.all([
    networkPackages.readRules([networkId]),
    networkPackages.countChanges(networkId),
    networkPackages.countShown(networkId, 'off_sale'),
    networkPackages.countShown(networkId, 'unsold'),
    networkPackages.countShown(networkId, 'sold'),
  ])
  if (!rules) return { networkIds, network: null, rates }
  const countOf = (change: PackageChange) => changes.get(change) ?? 0
  const counts: Record<PackageFilter, number> = {
    new: countOf('new'),
    gone: countOf('gone'),
    worse: countOf('worse'),
    dearer: countOf('dearer'),
    cheaper: countOf('cheaper'),
    better: countOf('better'),
    off_sale: offSale,
    unsold,
    sold,
  }
  const filter = asked.filter ?? TO_DECIDE.find((each) => counts[each] > 0) ?? 'sold'
  const found = await networkPackages.list(networkId, filter, asked.after, PER_PAGE + 1)
  const rows = found.slice(0, PER_PAGE)
  const today = dateOnlyOf(clock.now(), timeZone)
  return {
    networkIds,
    rates,
    network: {
      networkId,
      rules,
      counts,
      filter,
      next: found.length > PER_PAGE ? (rows.at(-1)?.packageId ?? null) : null,
      packages: rows.map(({ packageId, offered, decided, goneAt, unsoldBecause, bundleId, change }) => {
        const costCents = packageCostCents(offered.cost, rates, today)
        return {
          packageId,
          offered,
          decided,
          goneAt,
          unsoldBecause,
          bundleId,
          change,
          costCents,
          beforeCents: decided && packageCostCents(decided.cost, rates, today),
          priceCents: costCents === null ? null : packagePriceCents(costCents, rules),
        }
      }),
    },
  }
}
