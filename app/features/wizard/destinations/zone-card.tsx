// One zone of 'Select by Zone': a checkbox for all its countries, its starting price, and the list of them.
import { ZoneName } from '#app/ui/zone-name.tsx'
import { countryName, sortedByName, formatEuro, zoneName } from '#app/language/formats.ts'
import { useState } from 'react'
import { priceTaxCopy } from '#app/copy/catalogue/price-tax.ts'
import { destinationsCopy as copy, wizardCopy } from '#app/copy/catalogue/wizard.ts'
import { zonesCopy } from '#app/copy/catalogue/wizard-zones.ts'
import type { Zone } from '#shop/catalogue/bundle/bundle.ts'
import { isZoneSelected, toggleDestination, toggleZone } from '#shop/catalogue/trip/trip.ts'
import type { CountryCode } from '#values/country/country.ts'
import { Flag } from '#app/ui/flag.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { NearPrice } from '#app/features/currency/near-price.tsx'
import { centsInclTax, cheapestZone } from '../prices.ts'
import type { WizardState } from '../use-wizard.ts'
import { PlaceLink } from './place-link.tsx'
import { zoneNote } from './zone-note.ts'

/** `isAsked`: the address asks for its countries. */
export function ZoneCard(props: { wizard: WizardState; zone: Zone; isAsked: boolean; isOnlyWide: boolean }) {
  const { wizard, zone, isAsked, isOnlyWide } = props
  const [isShown, setShown] = useState(isAsked)
  const [wasAsked, setAsked] = useState(isAsked)
  // Pressed before this code had arrived: the form asked for it by the address.
  if (isAsked && !wasAsked) {
    setAsked(true)
    setShown(true)
  }
  const listId = `countries-of-${zone.name.replaceAll(' ', '-')}`
  const isSelected = isZoneSelected(wizard.trip, zone)

  return (
    <li
      className={`flex-col rounded-card border bg-surface shadow-sm transition-colors ${isOnlyWide ? 'hidden md:flex' : 'flex'} ${isSelected ? 'border-edge' : 'border-line'}`}
    >
      <ZoneCheckbox wizard={wizard} zone={zone} isSelected={isSelected} />
      <div className="mt-auto px-2 pb-2">
        <button
          type="submit"
          name="show"
          value={zone.name}
          aria-expanded={isShown}
          aria-controls={isShown ? listId : undefined}
          aria-label={
            isShown ? zonesCopy.hideCountries(zoneName(zone.name)) : zonesCopy.showCountries(zoneName(zone.name))
          }
          className="button button-quiet button-small button-wide justify-between px-2"
          onClick={(event) => {
            event.preventDefault()
            setShown(!isShown)
          }}
        >
          {isShown ? zonesCopy.hide : zonesCopy.show}
          <Icon name="chevron-down" size={18} className={`transition-transform ${isShown ? 'rotate-180' : ''}`} />
        </button>
        {isShown && (
          <>
            <CountryList id={listId} wizard={wizard} zone={zone} />
            <p className="mt-1 px-2">
              <PlaceLink place={zone.name} name={zoneName(zone.name)} />
            </p>
          </>
        )}
      </div>
    </li>
  )
}

function ZoneCheckbox({ wizard, zone, isSelected }: { wizard: WizardState; zone: Zone; isSelected: boolean }) {
  const { catalogue, trip } = wizard
  const startCents = cheapestZone([zone], catalogue)?.cents ?? 0
  const totalCents = centsInclTax(startCents, catalogue)
  const selected = zone.countries.filter((code) => trip.destinations.includes(code)).length
  const state = selected === 0 ? 'false' : 'mixed'
  // What it adds to another zone matters where its name doesn’t say it.
  const note = zone.displayName ? <ZoneName name={zone.displayName} /> : zoneNote(zone.name, catalogue.zones)

  return (
    // A submit button in the role of a checkbox: with its third state it also works before any script has run.
    <button
      type="submit"
      name="zone"
      value={zone.name}
      role="checkbox"
      aria-checked={isSelected ? 'true' : state}
      className="grid grid-cols-[auto_1fr] gap-x-3 rounded-card p-4 pb-0 text-start md:pb-2"
      onClick={(event) => {
        event.preventDefault()
        const next = toggleZone(trip, zone)
        const said = isSelected ? copy.removed : copy.added
        wizard.changeTrip(next, said(zoneName(zone.name), next.destinations.length))
      }}
    >
      <CheckMark state={isSelected ? 'true' : state} />
      <span>
        <span className="block font-bold">
          <ZoneName name={zone.name} />
        </span>
        <span className="block text-sm text-muted">{wizardCopy.countries(zone.countries.length)}</span>
        {note && <span className="block text-sm text-muted">{note}</span>}
      </span>
      <span className="col-start-2 mt-1">
        <span className="figures text-xl font-bold">{formatEuro(totalCents)}</span>{' '}
        <span className="text-sm text-muted">{priceTaxCopy.note(catalogue.vatBasisPoints)}</span>
        <NearPrice cents={totalCents} />
        <span className="figures block text-sm text-muted">{zonesCopy.startingAt(formatEuro(startCents))}</span>
        {selected > 0 && (
          <span className="mt-1 block text-sm font-bold text-brand">
            {isSelected ? zonesCopy.allSelected : zonesCopy.someSelected(selected, zone.countries.length)}
          </span>
        )}
      </span>
    </button>
  )
}

function CountryList({ id, wizard, zone }: { id: string; wizard: WizardState; zone: Zone }) {
  const names = sortedByName(zone.countries)
  return (
    <ul
      id={id}
      aria-label={wizardCopy.countries(zone.countries.length)}
      className="max-h-36 overflow-y-auto rounded-control bg-page p-1"
    >
      {names.map((code) => (
        <li key={code}>
          <CountryCheckbox wizard={wizard} code={code} />
        </li>
      ))}
    </ul>
  )
}

/** A country that a press selects or deselects, in a list of them; its label may name a place in it as well. */
export function CountryCheckbox(props: { wizard: WizardState; code: CountryCode; note?: string; label?: string }) {
  const { wizard, code, note, label = countryName(code) } = props
  const isSelected = wizard.trip.destinations.includes(code)
  return (
    <button
      type="submit"
      name="toggle"
      value={code}
      role="checkbox"
      aria-checked={isSelected}
      className="flex min-h-11 w-full items-center gap-3 rounded-control px-2 text-start hover:bg-tint"
      onClick={(event) => {
        event.preventDefault()
        const next = toggleDestination(wizard.trip, code)
        const said = isSelected ? copy.removed : copy.added
        wizard.changeTrip(next, said(countryName(code), next.destinations.length))
      }}
    >
      <CheckMark state={isSelected ? 'true' : 'false'} />
      <Flag country={code} />
      <span className="min-w-0 flex-1">{label}</span>
      {note && <span className="figures text-sm text-muted">{note}</span>}
    </button>
  )
}

export function CheckMark({ state }: { state: 'true' | 'false' | 'mixed' }) {
  const fill = state === 'false' ? 'border-control bg-surface' : 'border-edge bg-solid text-on-solid'
  return (
    <span aria-hidden="true" className={`grid size-6 shrink-0 place-items-center rounded-[7px] border-[1.5px] ${fill}`}>
      {state === 'true' && <Icon name="check" size={16} />}
      {state === 'mixed' && <Icon name="minus" size={16} />}
    </span>
  )
}
