// What of the catalogue a page needs before a trip is known: its zones, and of each the bundle that it begins with. The
// others come with the results, priced for the trip.
import { offeredZones, type Catalogue, type Zone } from '#shop/catalogue/bundle.ts'
import { coveringOffers } from '#shop/trip/find-offers.ts'

const known = new WeakMap<Catalogue, Catalogue>()

/** The same catalogue is looked through once. */
export function soldCatalogue(catalogue: Catalogue): Catalogue {
  const sold = known.get(catalogue) ?? lookThrough(catalogue)
  known.set(catalogue, sold)
  return sold
}

function lookThrough(catalogue: Catalogue): Catalogue {
  const zones = offeredZones(catalogue)
  const firstIds = new Set(zones.map((zone) => firstOffer(zone, catalogue)?.bundleId))
  return {
    zones: zones.map((zone) => ({ ...zone, prices: { inclEsimCents: firstPrice(zone, catalogue), topupCents: {} } })),
    bundles: catalogue.bundles.filter(({ bundleId }) => firstIds.has(bundleId)),
  }
}

const firstOffer = (zone: Zone, { bundles }: Catalogue) =>
  coveringOffers({ zones: [zone], bundles }, zone.countries.slice(0, 1))[0]

function firstPrice(zone: Zone, catalogue: Catalogue): Zone['prices']['inclEsimCents'] {
  const first = firstOffer(zone, catalogue)
  return first ? { [first.size]: first.priceCents } : {}
}
