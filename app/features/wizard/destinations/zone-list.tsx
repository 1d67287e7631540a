// 'Select by Zone': the cards of all zones, and on phones a short list of them first.
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useSearchParams } from 'react-router'
import { zonesCopy } from '#app/copy/catalogue/wizard-zones.ts'
import type { Zone } from '#shop/catalogue/bundle/bundle.ts'
import { isZoneSelected } from '#shop/catalogue/trip/trip.ts'
import { Icon } from '#app/ui/icon.tsx'
import type { WizardState } from '../use-wizard.ts'
import { ZoneCard } from './zone-card.tsx'

const SHOWN_AT_FIRST = 3

// On phones the list starts short; a zone that is selected is never hidden.
export function ZoneList({ wizard }: { wizard: WizardState }) {
  const { catalogue, trip, isAllShown } = wizard
  const [search] = useSearchParams()
  const asked = search.get('show')
  const [isMore, setMore] = useState(isAllShown)
  const list = useRef<HTMLUListElement>(null)
  const isShort = (zone: Zone, position: number) => !isMore && position >= SHOWN_AT_FIRST && !isZoneSelected(trip, zone)

  // The keyboard focus moves to the first newly shown zone.
  const change = () => {
    const firstHidden = catalogue.zones.findIndex(isShort)
    flushSync(() => setMore(!isMore))
    if (firstHidden >= 0) list.current?.children[firstHidden]?.querySelector('button')?.focus()
  }

  if (catalogue.zones.length === 0)
    return (
      <p className="mt-6 flex items-start gap-2 rounded-control bg-warning-tint px-3 py-2 font-semibold text-warning">
        <Icon name="info" className="mt-0.5" />
        {zonesCopy.nothingSold}
      </p>
    )
  return (
    <>
      <h3 id="zones-heading" className="mt-6 text-xl">
        {zonesCopy.byZone}
      </h3>
      <ul ref={list} aria-labelledby="zones-heading" className="mt-3 grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
        {catalogue.zones.map((zone, position) => (
          <ZoneCard
            key={zone.name}
            wizard={wizard}
            zone={zone}
            isAsked={zone.name === asked}
            isOnlyWide={isShort(zone, position)}
          />
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
          {isMore ? zonesCopy.showFewerZones : zonesCopy.showAllZones}
          <Icon name="chevron-down" className={isMore ? 'rotate-180' : ''} />
        </button>
      )}
    </>
  )
}
