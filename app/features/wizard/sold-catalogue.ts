// What of the catalog a page needs before a trip is known: zones, and of each the bundle that it begins with. The
// others come with the trip, priced for it. However many zones there are, a page carries those at the top of the list and
// whichever an answer about countries can depend on.
import { sizeKeyFor, type Catalogue } from '#shop/catalogue/bundle/bundle.ts'
import { cheapestFirst } from '#shop/catalogue/trip/find-offers.ts'
import { buildOfferIndex, type SellingZone } from '#shop/catalogue/trip/offer-index.ts'
import type { CountryCode } from '#values/country/country.ts'

/** More cards than anybody compares. */
const LISTED_ZONES = 24

const known = new WeakMap<Catalogue, Catalogue>()

/** The same catalog is looked through once. */
export function soldCatalogue(catalogue: Catalogue): Catalogue {
  const sold = known.get(catalogue) ?? lookThrough(catalogue)
  known.set(catalogue, sold)
  return sold
}

function lookThrough(catalogue: Catalogue): Catalogue {
  const selling = buildOfferIndex(catalogue).zones
  const decisive = decisiveZones(selling)
  const carried = selling.filter((each, place) => place < LISTED_ZONES || decisive.has(each))
  return {
    zones: carried.map(({ zone, first }) => ({
      ...zone,
      prices: { inclEsimCents: { [sizeKeyFor(first.bundle.megabytes)]: first.priceCents }, topupCents: {} },
    })),
    bundles: carried.map(({ first }) => first.bundle),
  }
}

// A zone is never the answer about any countries where a cheaper one holds all of its countries.
function decisiveZones(selling: SellingZone[]): Set<SellingZone> {
  const decisive: { each: SellingZone; countries: Set<CountryCode> }[] = []
  for (const each of selling.toSorted((one, other) => cheapestFirst(one.first, other.first))) {
    const { countries } = each.zone
    const isHeld = decisive.some((other) => countries.every((code) => other.countries.has(code)))
    if (!isHeld) decisive.push({ each, countries: new Set(countries) })
  }
  return new Set(decisive.map(({ each }) => each))
}
