// The Pass beside the wizard, filled with what is known so far; nothing on it is a promise before a bundle is chosen.
import { passCopy } from '#app/copy/wizard.ts'
import { sizeLabel } from '#shop/catalogue/bundle.ts'
import { quote } from '#shop/pricing/quote.ts'
import { coverageAnswer } from '#shop/trip/find-offers.ts'
import { tripLengthDays } from '#shop/trip/trip.ts'
import { Pass } from '#app/ui/pass.tsx'
import type { WizardResults } from './read-wizard.ts'
import type { WizardState } from './use-wizard.ts'

export function TripPass({ wizard, results }: { wizard: WizardState; results: WizardResults | null }) {
  const { trip, catalogue, step, bundleId } = wizard
  const { destinations, arrival, departure } = trip
  const offers = step === 'results' && results?.kind === 'offers' ? results.offers : []
  const chosen = offers.find((offer) => offer.bundleId === bundleId) ?? offers[0]
  const answer = coverageAnswer(catalogue, destinations)
  const from = answer.kind === 'covered' ? quote(answer.fromCents, catalogue.vatBasisPoints).totalCents : null

  return (
    <div className="sticky top-24">
      <Pass
        {...{ arrival, departure }}
        countries={destinations}
        zone={chosen?.zone ?? (answer.kind === 'covered' ? answer.zone : null)}
        data={chosen ? sizeLabel(chosen.megabytes) : null}
        days={chosen?.validityDays ?? (arrival && departure ? tripLengthDays(arrival, departure) : null)}
        totalCents={chosen?.totalCents ?? from}
        priceNote={chosen ? undefined : passCopy.from}
        bundleId={chosen?.bundleId ?? null}
        isTravelling={chosen !== undefined}
      />
    </div>
  )
}
