// What of the catalog a page needs before a trip is known: zones, and of each the bundle that it begins with and the one
// that stands for it. The others come with the trip, priced for it. However many zones there are, a page carries those at
// the top of the list and whichever an answer about countries can depend on.
import { sizeKeyFor, type Catalogue } from '#shop/catalogue/bundle/bundle.ts'
import type { SaleItem } from '#shop/catalogue/trip/find-offers.ts'
import { isTotal } from '#values/data-allowance.ts'
import { buildOfferIndex } from '#shop/catalogue/trip/offer-index.ts'

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
  const { zones: selling, decisive } = buildOfferIndex(catalogue)
  const carried = selling.filter((each, place) => place < LISTED_ZONES || decisive.has(each))
  return {
    zones: carried.map(({ zone, first, everyday }) => ({
      ...zone,
      prices: { inclEsimCents: { ...priceOf(everyday), ...priceOf(first) }, topupCents: {} },
    })),
    bundles: carried.flatMap(({ first, everyday }) =>
      isToldApart(first, everyday) ? [first.bundle, everyday.bundle] : [first.bundle],
    ),
  }
}

const priceOf = ({ bundle, priceCents }: SaleItem) =>
  isTotal(bundle) ? { [sizeKeyFor(bundle.megabytes)]: priceCents } : {}

// A page knows prices by size alone, except for what has no size.
const isToldApart = (first: SaleItem, everyday: SaleItem) => columnOf(first) !== columnOf(everyday)
const columnOf = ({ bundle }: SaleItem) => (isTotal(bundle) ? sizeKeyFor(bundle.megabytes) : bundle.bundleId)
