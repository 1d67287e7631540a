// Where a bundle works: the countries of its trip first, then the rest of its zone.
import { sortedByName, type CountryCode } from '#values/country/country.ts'
import { findBundleById, findZone, type Catalogue } from './bundle.ts'

export type Coverage = {
  /** The countries of the trip, in the order they were chosen. */
  picked: CountryCode[]
  /** The other countries that the bundle covers, by English name. */
  others: CountryCode[]
}

type BundleArea = { bundleId: string; zone: string; destinations: readonly CountryCode[] }

/** For a zone no longer on sale, only the trip's countries are known. */
export function findCoverage(
  { zones, bundles }: Catalogue,
  { bundleId, zone: sold, destinations }: BundleArea,
): Coverage {
  const name = findBundleById(bundles, bundleId)?.zone ?? sold
  const countries = findZone(zones, name)?.countries ?? []
  return {
    picked: [...destinations],
    others: sortedOnce(countries).filter((code) => !destinations.includes(code)),
  }
}

/** A zone's list stays the same object until the catalog changes, and each look at an order needs it sorted. */
const known = new WeakMap<readonly CountryCode[], readonly CountryCode[]>()

function sortedOnce(countries: readonly CountryCode[]): readonly CountryCode[] {
  const sorted = known.get(countries) ?? sortedByName(countries)
  known.set(countries, sorted)
  return sorted
}
