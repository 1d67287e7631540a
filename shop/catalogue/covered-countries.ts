// Where a bundle works: the countries of its trip first, then the rest of its zone.
import { sortedByName, type CountryCode } from '#shop/values/country.ts'
import { findBundleById, type Catalogue } from './bundle.ts'

export type Coverage = {
  /** The countries of the trip, in the order they were chosen. */
  picked: CountryCode[]
  /** The other countries that the bundle covers, by English name. */
  others: CountryCode[]
}

type Sold = { bundleId: string; zone: string; destinations: readonly CountryCode[] }

/** For a zone no longer on sale, only the trip's countries are known. */
export function findCoverage({ zones, bundles }: Catalogue, { bundleId, zone: sold, destinations }: Sold): Coverage {
  const name = findBundleById(bundles, bundleId)?.zone ?? sold
  const countries = zones.find((zone) => zone.name === name)?.countries ?? []
  const others = countries.filter((code) => !destinations.includes(code))
  return {
    picked: [...destinations],
    others: sortedByName(others),
  }
}
