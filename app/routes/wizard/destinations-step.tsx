// Step 1, 'Where are you traveling to': search, zones, what is chosen, and at once whether one bundle covers it.
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { destinationsCopy as copy } from '#app/copy/wizard.ts'
import type { Zone } from '#shop/catalogue/bundle.ts'
import { coverageAnswer } from '#shop/trip/find-offers.ts'
import { isZoneSelected } from '#shop/trip/trip.ts'
import { countryName } from '#shop/values/country.ts'
import { Icon } from '#app/ui/icon.tsx'
import { AddressForm } from './address-form.tsx'
import { ContinueBar } from './continue-bar.tsx'
import { DestinationSearch } from './destination-search.tsx'
import { priceInclTax } from './prices.ts'
import type { WizardFound } from './read-wizard.ts'
import { SelectedDestinations } from './selected-destinations.tsx'
import type { WizardState } from './use-wizard.ts'
import { ZoneCard } from './zone-card.tsx'

const SHOWN_AT_FIRST = 4

export function DestinationsStep({ wizard, found }: { wizard: WizardState; found: WizardFound | null }) {
  return (
    <AddressForm wizard={wizard}>
      <DestinationSearch wizard={wizard} found={found} />
      <SelectedDestinations wizard={wizard} />
      <CoverageLine wizard={wizard} />

      <Zones wizard={wizard} />
      <ContinueBar wizard={wizard} to="dates" prepare={() => void import('./dates-step.tsx')} />
    </AddressForm>
  )
}

// On phones the list starts short; a zone that is selected is never hidden.
function Zones({ wizard }: { wizard: WizardState }) {
  const { catalogue, trip, isAllShown } = wizard
  const [isMore, setMore] = useState(isAllShown)
  const list = useRef<HTMLUListElement>(null)
  const isShort = (zone: Zone, position: number) => !isMore && position >= SHOWN_AT_FIRST && !isZoneSelected(trip, zone)

  // The keyboard goes on with the first zone that has just appeared.
  const change = () => {
    const firstHidden = catalogue.zones.findIndex(isShort)
    flushSync(() => setMore(!isMore))
    if (firstHidden >= 0) list.current?.children[firstHidden]?.querySelector('button')?.focus()
  }

  return (
    <>
      <h3 id="zones-heading" className="mt-8 text-xl">
        {copy.byZone}
      </h3>
      <ul ref={list} aria-labelledby="zones-heading" className="mt-3 grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
        {catalogue.zones.map((zone, position) => (
          <ZoneCard key={zone.name} wizard={wizard} zone={zone} isOnlyWide={isShort(zone, position)} />
        ))}
      </ul>
      {catalogue.zones.length > SHOWN_AT_FIRST && (
        <button
          type="submit"
          name="more"
          value={isMore ? '' : '1'}
          aria-expanded={isMore}
          className="button button-secondary button-wide mt-3 md:hidden"
          onClick={(event) => {
            event.preventDefault()
            change()
          }}
        >
          {isMore ? copy.showFewerZones : copy.showAllZones}
          <Icon name="chevron-down" className={isMore ? 'rotate-180' : ''} />
        </button>
      )}
    </>
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
