// What of the catalogue a page needs before a trip is known: zones, and of each the bundle that it begins with and the
// lengths that it has. The others come with the results, priced for the trip. However many zones there are, a page carries
// those at the top of the list and whichever an answer about countries can depend on.
import { sizeKeyFor, type Catalogue, type Zone } from '#shop/catalogue/bundle.ts'
import { cheapestFirst } from '#shop/trip/find-offers.ts'
import { buildOfferIndex, type SellingZone } from '#shop/trip/offer-index.ts'
import type { CountryCode } from '#shop/values/country.ts'

/** `lengths` are the days that the bundles of a zone last. */
export type SoldCatalogue = Catalogue & { lengths: Readonly<Record<string, readonly number[]>> }

/** More cards than anybody compares. */
const LISTED_ZONES = 24

const known = new WeakMap<Catalogue, SoldCatalogue>()

/** The same catalogue is looked through once. */
export function soldCatalogue(catalogue: Catalogue): SoldCatalogue {
  const sold = known.get(catalogue) ?? lookThrough(catalogue)
  known.set(catalogue, sold)
  return sold
}

function lookThrough(catalogue: Catalogue): SoldCatalogue {
  const selling = buildOfferIndex(catalogue).zones
  const decisive = decisiveZones(selling)
  const carried = selling.filter((each, place) => place < LISTED_ZONES || decisive.has(each))
  return {
    zones: carried.map(({ zone, first }) => ({
      ...zone,
      prices: { inclEsimCents: { [sizeKeyFor(first.bundle.megabytes)]: first.priceCents }, topupCents: {} },
    })),
    bundles: carried.map(({ first }) => first.bundle),
    lengths: Object.fromEntries(carried.map(({ zone, lengths }) => [zone.name, lengths])),
  }
}

// A zone is never the answer about any countries where a cheaper one holds all of its countries; it can be left out where
// those that do have all of its lengths as well.
function decisiveZones(selling: SellingZone[]): Set<SellingZone> {
  const decisive: { each: SellingZone; countries: Set<CountryCode> }[] = []
  for (const each of selling.toSorted((one, other) => cheapestFirst(one.first, other.first))) {
    const { countries } = each.zone
    const wider = decisive.filter((other) => countries.every((code) => other.countries.has(code)))
    const lengths = new Set(wider.flatMap((other) => other.each.lengths))
    const isNeeded = wider.length === 0 || each.lengths.some((length) => !lengths.has(length))
    if (isNeeded) decisive.push({ each, countries: new Set(countries) })
  }
  return new Set(decisive.map(({ each }) => each))
}

/** The days that bundles last which cover all of these countries, ascending; none for no countries. */
export function coveringLengths({ zones, lengths }: SoldCatalogue, destinations: CountryCode[]): number[] {
  const covers = ({ countries }: Zone) => destinations.every((code) => countries.includes(code))
  const found = destinations.length === 0 ? [] : zones.filter(covers).flatMap(({ name }) => lengths[name] ?? [])
  return [...new Set(found)].toSorted((one, other) => one - other)
}
