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
  { costs, mostCents, without }: { costs: ReadonlyMap<string, number>; mostCents: number; without: Set<NetworkId> },
): Substitute[] {
  const zone = catalogue.zones.find(({ name }) => name === bought.zone)
  const sold = findBundleById(catalogue.bundles, bought.bundleId)
  if (!zone || !sold) return []
  const countries = [...zone.countries, ...bought.destinations]
  const isSubstitute = (bundle: Bundle, covered: ReadonlySet<CountryCode>) =>
    holdsAsMuch(bundle, { megabytes: bought.megabytes, dataKind: dataKindOf(sold) }) &&
    bundle.validityDays >= bought.days &&
    countries.every((code) => covered.has(code)) &&
    keepsFacts(bundle, sold)
  return catalogue.bundles
    .flatMap((bundle): Substitute[] => {
      const [costCents, networkId] = [costs.get(bundle.bundleId), bundle.networkId ?? HOME_NETWORK]
      if (costCents === undefined || costCents > mostCents || without.has(networkId)) return []
      // One that is switched off, without a price, or of a network that rests isn't delivered either.
      const offered = findBundle(catalogue, bundle.bundleId)
      if (!offered || !isSubstitute(bundle, new Set(offered.zone.countries))) return []
      return [{ bundleId: bundle.bundleId, networkId, packageId: bundle.packageId ?? null, costCents }]
    })
    .toSorted((one, other) => one.costCents - other.costCents || (one.bundleId < other.bundleId ? -1 : 1))
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
