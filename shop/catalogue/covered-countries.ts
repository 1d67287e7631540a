// Where a bundle works: the countries of its trip first, then the others of its zone.
import { sortedByName, type CountryCode } from '#shop/values/country.ts'
import { bundleIn, type Catalogue } from './bundle.ts'

export type Coverage = {
  /** The countries of the trip, in the order in which they were chosen. */
  picked: CountryCode[]
  /** All the others that the bundle covers, by their English names. */
  others: CountryCode[]
}

type Sold = { bundleId: string; zone: string; destinations: readonly CountryCode[] }

/** A zone that is sold no more is known by the trip alone. */
export function coverageOf({ zones, bundles }: Catalogue, { bundleId, zone: sold, destinations }: Sold): Coverage {
  const name = bundleIn(bundles, bundleId)?.zone ?? sold
  const countries = zones.find((zone) => zone.name === name)?.countries ?? []
  const others = countries.filter((code) => !destinations.includes(code))
  return {
    picked: [...destinations],
    others: sortedByName(others),
  }
}
