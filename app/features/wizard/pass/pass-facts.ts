// What the Pass can say of a trip so far. As soon as the dates stand, that is the bundle that is selected for them;
// 'valid' is always how long a bundle lasts.
import { priceTaxCopy } from '#app/copy/catalogue/price-tax.ts'
import { sizeLabel } from '#shop/catalogue/bundle/bundle.ts'
import { quote } from '#shop/catalogue/pricing/quote.ts'
import { coverageAnswer } from '#shop/catalogue/trip/find-offers.ts'
import type { Trip } from '#shop/catalogue/trip/trip.ts'
import type { PricedOffer, WizardCatalogue } from '../read-wizard.ts'

export function passFacts(trip: Trip, catalogue: WizardCatalogue, chosen: PricedOffer | null) {
  const { destinations, arrival, departure } = trip
  const answer = coverageAnswer(catalogue, destinations)
  // A price that begins somewhere is none for these dates.
  const isOpen = !arrival || !departure
  const from = isOpen && answer.kind === 'covered' ? quote(answer.fromCents, catalogue.vatBasisPoints).totalCents : null

  return {
    arrival,
    departure,
    countries: destinations,
    zone: chosen?.zone ?? (answer.kind === 'covered' ? answer.zone : null),
    data: chosen ? sizeLabel(chosen.megabytes) : null,
    days: chosen?.validityDays ?? null,
    totalCents: chosen?.totalCents ?? from,
    priceNote: (chosen ? priceTaxCopy.note : priceTaxCopy.fromNote)(catalogue.vatBasisPoints),
    bundleId: chosen?.bundleId ?? null,
  }
}
