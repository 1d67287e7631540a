// Step 1, 'Where are you traveling to': search, zones, what is chosen, and at once whether one bundle covers it.
import { sizeLabel, countryName, zoneName } from '#app/language/formats.ts'
import { destinationsCopy as copy } from '#app/copy/catalogue/wizard.ts'
import { everydayOffer } from '#shop/catalogue/trip/find-offers.ts'
import { Icon } from '#app/ui/icon.tsx'
import { AddressForm } from '../address-form.tsx'
import { ContinueBar } from '../continue-bar.tsx'
import { DestinationSearch } from './destination-search.tsx'
import { PopularDestinations } from './popular-destinations.tsx'
import { priceText } from '#app/features/currency/near-price.tsx'
import { centsInclTax, paidFor } from '../prices.ts'
import type { DestinationMatches, TripBundle } from '../read-wizard.ts'
import { SelectedDestinations } from './selected-destinations.tsx'
import type { WizardState } from '../use-wizard.ts'
import { ZoneList } from './zone-list.tsx'

export function DestinationsStep(props: {
  wizard: WizardState
  tripBundle: TripBundle | null
  found: DestinationMatches | null
}) {
  const { wizard, tripBundle, found } = props
  return (
    <AddressForm wizard={wizard}>
      <DestinationSearch wizard={wizard} found={found} />
      <PopularDestinations wizard={wizard} />
      <SelectedDestinations wizard={wizard} />
      <CoverageLine {...{ wizard, tripBundle }} />

      <ZoneList wizard={wizard} />
      <ContinueBar wizard={wizard} to="dates" prepare={() => void import('../dates/dates-step.tsx')} />
    </AddressForm>
  )
}

// The price is that of the bundle for these dates, once they stand.
function CoverageLine({ wizard, tripBundle }: { wizard: WizardState; tripBundle: TripBundle | null }) {
  const { catalogue, trip } = wizard
  if (trip.destinations.length === 0) return null

  const hasDates = trip.arrival !== null && trip.departure !== null
  const covering = everydayOffer(catalogue, trip.destinations)
  const offer = hasDates ? tripBundle?.offer : covering
  const dated =
    hasDates && tripBundle?.offer ? paidFor(tripBundle.offer, trip, catalogue.vatBasisPoints).totalCents : null
  const isCovered = covering !== null
  return (
    <p
      className={`mt-3 flex items-start gap-2 rounded-control px-3 py-2 font-semibold ${
        isCovered ? 'bg-success-tint text-success' : 'bg-warning-tint text-warning'
      }`}
    >
      <Icon name={isCovered ? 'check' : 'info'} className="mt-0.5" />
      {isCovered
        ? copy.covered(
            zoneName((offer ?? covering).zone),
            trip.destinations.length,
            offer
              ? `${sizeLabel(offer)} · ${priceText(dated ?? centsInclTax(offer.priceCents, catalogue), catalogue.currency)}`
              : '',
          )
        : copy.uncovered(shortList(trip.destinations))}
    </p>
  )
}

function shortList(codes: string[]): string {
  const names = codes.slice(0, 3).map(countryName).join(' + ')
  return codes.length > 3 ? copy.andMore(names, codes.length - 3) : names
}
