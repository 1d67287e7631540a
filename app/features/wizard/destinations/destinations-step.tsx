// Step 1, 'Where are you traveling to': search, zones, what is chosen, and at once whether one bundle covers it.
import { destinationsCopy as copy } from '#app/copy/catalogue/wizard.ts'
import { coverageAnswer } from '#shop/catalogue/trip/find-offers.ts'
import { countryName } from '#values/country/country.ts'
import { Icon } from '#app/ui/icon.tsx'
import { AddressForm } from '../address-form.tsx'
import { ContinueBar } from '../continue-bar.tsx'
import { DestinationSearch } from './destination-search.tsx'
import { PopularDestinations } from './popular-destinations.tsx'
import { priceInclTax } from '../prices.ts'
import type { DestinationMatches } from '../read-wizard.ts'
import { SelectedDestinations } from './selected-destinations.tsx'
import type { WizardState } from '../use-wizard.ts'
import { ZoneList } from './zone-list.tsx'

export function DestinationsStep({ wizard, found }: { wizard: WizardState; found: DestinationMatches | null }) {
  return (
    <AddressForm wizard={wizard}>
      <DestinationSearch wizard={wizard} found={found} />
      <PopularDestinations wizard={wizard} />
      <SelectedDestinations wizard={wizard} />
      <CoverageLine wizard={wizard} />

      <ZoneList wizard={wizard} />
      <ContinueBar wizard={wizard} to="dates" prepare={() => void import('../dates/dates-step.tsx')} />
    </AddressForm>
  )
}

function CoverageLine({ wizard }: { wizard: WizardState }) {
  const { catalogue, trip } = wizard
  const answer = coverageAnswer(catalogue, trip.destinations)
  if (answer.kind === 'nothing_chosen') return null

  const isCovered = answer.kind === 'covered'
  return (
    <p
      className={`mt-3 flex items-start gap-2 rounded-control px-3 py-2 font-semibold ${
        isCovered ? 'bg-success-tint text-success' : 'bg-warning-tint text-warning'
      }`}
    >
      <Icon name={isCovered ? 'check' : 'info'} className="mt-0.5" />
      {isCovered
        ? copy.covered(answer.zone, trip.destinations.length, priceInclTax(answer.fromCents, catalogue))
        : copy.uncovered(shortList(trip.destinations))}
    </p>
  )
}

function shortList(codes: string[]): string {
  const names = codes.slice(0, 3).map(countryName).join(' + ')
  return codes.length > 3 ? copy.andMore(names, codes.length - 3) : names
}
