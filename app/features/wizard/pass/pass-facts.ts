// What the Pass can say of a trip so far; nothing on it is a promise before a bundle is chosen.
import { passCopy } from '#app/copy/wizard.ts'
import { sizeLabel } from '#shop/catalogue/bundle.ts'
import { quote } from '#shop/pricing/quote.ts'
import { coverageAnswer } from '#shop/trip/find-offers.ts'
import { tripLengthDays, type Trip } from '#shop/trip/trip.ts'
import { chosenOffer } from '../results/chosen-offer.ts'
import type { WizardCatalogue, WizardResults } from '../read-wizard.ts'

export function passFacts(
  trip: Trip,
  catalogue: WizardCatalogue,
  results: WizardResults | null,
  bundleId: string | null,
) {
  const { destinations, arrival, departure } = trip
  const chosen = results?.kind === 'offers' ? chosenOffer(results, bundleId) : null
  const answer = coverageAnswer(catalogue, destinations)
  const from = answer.kind === 'covered' ? quote(answer.fromCents, catalogue.vatBasisPoints).totalCents : null

  return {
    arrival,
    departure,
    countries: destinations,
    zone: chosen?.zone ?? (answer.kind === 'covered' ? answer.zone : null),
    data: chosen ? sizeLabel(chosen.megabytes) : null,
    days: chosen?.validityDays ?? (arrival && departure ? tripLengthDays(arrival, departure) : null),
    totalCents: chosen?.totalCents ?? from,
    priceNote: chosen ? undefined : passCopy.from,
    bundleId: chosen?.bundleId ?? null,
  }
}
