// What the wizard shows as the price: always the amount to pay, tax included, and about what that is elsewhere.
import { priceText } from '#app/features/currency/near-price.tsx'
import { sizeLabel } from '#app/language/formats.ts'
import { travelersOf } from '#shop/catalogue/cart/travelers.ts'
import { startingPriceCents, type Zone } from '#shop/catalogue/bundle/bundle.ts'
import { everydayOffer } from '#shop/catalogue/trip/find-offers.ts'
import { quote } from '#shop/catalogue/pricing/quote.ts'
import type { CountryCode } from '#values/country/country.ts'
import type { Trip } from '#shop/catalogue/trip/trip.ts'
import type { PricedOffer, WizardCatalogue } from './read-wizard.ts'

export const centsInclTax = (cents: number, { vatBasisPoints }: WizardCatalogue): number =>
  quote(cents, vatBasisPoints).totalCents

type OfferPrice = Pick<PricedOffer, 'priceCents' | 'vatCents' | 'totalCents'>

/** What everybody on the trip pays together. The tax of several is that of their sum. */
export function paidFor(
  offer: OfferPrice,
  trip: Trip,
  vatBasisPoints: number,
): { totalCents: number; vatCents: number } {
  const travelers = travelersOf(trip)
  return travelers > 1 ? quote(offer.priceCents * travelers, vatBasisPoints) : offer
}

export const priceInclTax = (cents: number, catalogue: WizardCatalogue): string =>
  priceText(centsInclTax(cents, catalogue), catalogue.currency)

/** The zone with the lowest starting price, and that price in cents before tax; null when none of them sells anything. */
export function cheapestZone(zones: Zone[], catalogue: WizardCatalogue): { zone: Zone; cents: number } | null {
  const starts = zones.flatMap((zone) => {
    const cents = startingPriceCents(zone, catalogue.bundles)
    return cents === null ? [] : [{ zone, cents }]
  })
  return starts.toSorted((one, other) => one.cents - other.cents || size(one.zone) - size(other.zone))[0] ?? null
}

const size = ({ countries }: Zone): number => countries.length

/**
 * '1 GB · €5.38': a bundle for these countries, and what is paid for it; nothing where none covers them, or once the
 * trip has dates, for which nobody has compared it.
 */
export function bundlePrice(
  countries: CountryCode[],
  catalogue: WizardCatalogue,
  { arrival, departure }: Trip,
): string {
  const offer = arrival && departure ? null : everydayOffer(catalogue, countries)
  return offer ? `${sizeLabel(offer)} · ${priceInclTax(offer.priceCents, catalogue)}` : ''
}
