// Which bundles may be delivered instead of one that its network can't deliver: only those that keep every promise of it and
// leave the owner's margin. Pure rules.
import { findBundle, findBundleById, type Bundle, type Catalogue } from '#shop/catalogue/bundle/bundle.ts'
import { HOME_FACTS, keepsPromises, type Operators } from '#shop/catalogue/bundle/bundle-facts.ts'
import type { CountryCode } from '#values/country/country.ts'
import { dataKey, dataKindOf, isTotal, type DataAllowance } from '#values/data-allowance.ts'
import { HOME_NETWORK, type NetworkId } from '#values/network-id.ts'
import type { PackageOperator } from '#values/network-package.ts'

/** What somebody paid for. */
export type BoughtBundle = Pick<Bundle, 'bundleId' | 'zone' | 'megabytes'> & {
  days: number
  /** Those of the trip, besides the zone's. */
  destinations: readonly CountryCode[]
}

export type Substitute = { bundleId: string; networkId: NetworkId; packageId: string | null; costCents: number }

const WHOLE = 10_000

/** What a substitute may cost at most, so that this share of what was paid without VAT is left; in cents, rounded down. */
export const mostCostCents = (netCents: number, floorBasisPoints: number): number =>
  netCents - Math.ceil((netCents * floorBasisPoints) / WHOLE)

/**
 * What is on sale from other networks and covers every country with at least the data and the days, keeps the start, the time
 * to begin it, hotspot, slow speed, exit country, and top-ups, and costs no more than this; the cheapest first. Operators are
 * read apart, because they are large: see `keepsOperators`. None if nobody knows anymore what was bought.
 */
export function listSubstitutes(
  catalogue: Catalogue,
  bought: BoughtBundle,
  { costs, mostCents, without }: Limits & { without: Set<NetworkId> },
): Substitute[] {
  const missing = lookFor(catalogue, bought, { costs, mostCents })
  if (!missing) return []
  return catalogue.bundles
    .flatMap((bundle): Substitute[] => {
      const networkId = bundle.networkId ?? HOME_NETWORK
      const costCents = costs.get(bundle.bundleId)
      if (costCents === undefined || costCents > mostCents || without.has(networkId)) return []
      if (missing(bundle) !== null) return []
      return [{ bundleId: bundle.bundleId, networkId, packageId: bundle.packageId ?? null, costCents }]
    })
    .toSorted((one, other) => one.costCents - other.costCents || (one.bundleId < other.bundleId ? -1 : 1))
}

/** Why a bundle is no substitute, from what is farthest from one to what is nearest. */
const MISSES = ['not_sold', 'fewer_countries', 'less_data', 'fewer_promises', 'cost_unknown', 'dearer'] as const
export type Miss = (typeof MISSES)[number]

/**
 * What keeps a network from delivering it: of all that it sells, what the nearest one lacks; null if one would do. Nobody can
 * say it if nobody knows anymore what was bought.
 */
export function findMiss(
  catalogue: Catalogue,
  bought: BoughtBundle,
  { networkId, ...limits }: Limits & { networkId: NetworkId },
): Miss | null {
  const missing = lookFor(catalogue, bought, limits)
  if (!missing) return 'not_sold'
  const own = catalogue.bundles.filter((bundle) => (bundle.networkId ?? HOME_NETWORK) === networkId)
  const misses = new Set(own.map(missing))
  return misses.has(null) ? null : (MISSES.findLast((miss) => misses.has(miss)) ?? 'not_sold')
}

type Limits = { costs: ReadonlyMap<string, number>; mostCents: number }

/** The rule for what was bought: what a bundle lacks, or null. */
function lookFor(catalogue: Catalogue, bought: BoughtBundle, { costs, mostCents }: Limits) {
  const zone = catalogue.zones.find(({ name }) => name === bought.zone)
  const sold = findBundleById(catalogue.bundles, bought.bundleId)
  if (!zone || !sold) return null
  const countries = [...zone.countries, ...bought.destinations]
  const data = { megabytes: bought.megabytes, dataKind: dataKindOf(sold) }
  return (bundle: Bundle): Miss | null => {
    const costCents = costs.get(bundle.bundleId)
    // One that is switched off, without a price, or of a network that rests isn't delivered either.
    const offered = findBundle(catalogue, bundle.bundleId)
    if (!offered) return 'not_sold'
    const covered = offered.zone.countries
    if (!countries.every((code) => covered.includes(code))) return 'fewer_countries'
    if (!holdsAsMuch(bundle, data) || bundle.validityDays < bought.days) return 'less_data'
    if (!keepsFacts(bundle, sold)) return 'fewer_promises'
    if (costCents === undefined) return 'cost_unknown'
    return costCents > mostCents ? 'dearer' : null
  }
}

/** Of a day plan or one without a limit, only the same does: it is topped up with nothing else. */
function holdsAsMuch(one: DataAllowance, bought: DataAllowance): boolean {
  return isTotal(bought) ? isTotal(one) && one.megabytes >= bought.megabytes : dataKey(one) === dataKey(bought)
}

/** Its label says nothing less. An eSIM is topped up with what its zone sells, so one that can be must be of the same. */
function keepsFacts(one: Bundle, other: Bundle): boolean {
  const has = one.facts ?? HOME_FACTS
  const promised = other.facts ?? HOME_FACTS
  return (
    keepsPromises(has, promised) &&
    (promised.exitCountry === null || has.exitCountry === promised.exitCountry) &&
    (promised.canTopUp !== true || one.zone === other.zone)
  )
}

const RANK = { '2G': 2, '3G': 3, '4G': 4, '5G': 5 } as const
const newest = (operators: readonly PackageOperator[]): number =>
  Math.max(0, ...operators.map(({ generation }) => (generation === null ? 0 : RANK[generation])))

/** Whether one has, in each country for which the other discloses operators, a network at least as new. */
export const keepsOperators = (one: Operators | null, other: Operators | null): boolean =>
  Object.entries(other ?? {}).every(([country, operators]) => newest(one?.[country] ?? []) >= newest(operators))
