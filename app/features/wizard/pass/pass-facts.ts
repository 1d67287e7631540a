// What the Pass can say of a trip so far. As soon as the dates stand, that is the bundle that is selected for them, and
// before, one that covers its countries; 'valid' is always how long a bundle lasts.
import { tripName } from '#app/language/trip-name.ts'
import { shortSizeLabel } from '#app/language/formats.ts'
import { priceTaxCopy } from '#app/copy/catalogue/price-tax.ts'
import { passNote } from '#app/features/currency/near-price.tsx'
import { quote } from '#shop/catalogue/pricing/quote.ts'
import { everydayOffer } from '#shop/catalogue/trip/find-offers.ts'
import { placeIn } from '#shop/catalogue/trip/trip-name.ts'
import type { Trip } from '#shop/catalogue/trip/trip.ts'
import { paidFor } from '../prices.ts'
import type { PricedOffer, WizardCatalogue } from '../read-wizard.ts'

export function passFacts(trip: Trip, catalogue: WizardCatalogue, chosen: PricedOffer | null) {
  const { destinations, arrival, departure } = trip
  const covering = everydayOffer(catalogue, destinations)
  // A bundle that nobody has compared with the dates has no price for them.
  const isOpen = !arrival || !departure
  const offer = chosen ?? (isOpen ? covering : null)
  const zone = offer?.zone ?? covering?.zone ?? null
  const cents = offer ? quote(offer.priceCents, catalogue.vatBasisPoints).totalCents : null
  const totalCents = chosen ? paidFor(chosen, trip, catalogue.vatBasisPoints).totalCents : cents

  return {
    arrival,
    departure,
    countries: destinations,
    name:
      destinations.length > 0
        ? tripName({ destinations, zone: zone ?? '', place: placeIn(catalogue, zone, destinations) })
        : null,
    zone,
    data: offer ? shortSizeLabel(offer) : null,
    days: offer?.validityDays ?? null,
    totalCents,
    priceNote: passNote(totalCents, catalogue.currency, priceTaxCopy.note(catalogue.vatBasisPoints)),
    bundleId: chosen?.bundleId ?? null,
  }
}
