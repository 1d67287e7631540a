// The 'Selected Destinations' panel: every chosen country as a chip that a press, Delete or Backspace removes.
import { countryName } from '#app/language/formats.ts'
import { useRef, type KeyboardEvent } from 'react'
import { PlaceLink } from './place-link.tsx'
import { destinationsCopy as copy } from '#app/copy/catalogue/wizard.ts'
import { toggleDestination } from '#shop/catalogue/trip/trip.ts'
import type { CountryCode } from '#values/country/country.ts'
import { Flag } from '#app/ui/flag.tsx'
import { Icon } from '#app/ui/icon.tsx'
import type { WizardState } from '../use-wizard.ts'

/** A whole zone is chosen at once, and has a page of its own. */
const MOST_LINKED = 3

export function SelectedDestinations({ wizard }: { wizard: WizardState }) {
  const list = useRef<HTMLUListElement>(null)
  const { destinations } = wizard.trip

  // The focus goes to the chip that takes the removed one's place, else to the one before it.
  const remove = (code: CountryCode, position: number) => {
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])]
    const beside = buttons[position + 1] ?? buttons[position - 1]
    beside?.focus()
    const next = toggleDestination(wizard.trip, code)
    wizard.changeTrip(next, copy.removed(countryName(code), next.destinations.length))
  }

  return (
    <section
      aria-labelledby="selected-heading"
      className="mt-4 rounded-card border border-line bg-surface p-4 shadow-sm"
    >
      <div className="flex min-h-8 items-center justify-between gap-3">
        <h3 id="selected-heading">{copy.selected}</h3>
        {destinations.length > 1 && (
          <button
            type="submit"
            name="clear"
            value="1"
            className="link min-h-8 text-sm"
            onClick={(event) => {
              event.preventDefault()
              wizard.changeTrip({ ...wizard.trip, destinations: [] }, copy.cleared)
            }}
          >
            {copy.clear}
          </button>
        )}
      </div>
      {destinations.length === 0 ? (
        <p className="mt-1 text-sm text-muted">{copy.none}</p>
      ) : (
        <div className="mt-2 flex flex-wrap items-center gap-x-5">
          <ul
            ref={list}
            aria-labelledby="selected-heading"
            className="-m-1 flex max-h-48 flex-wrap gap-2 overflow-y-auto p-1"
          >
            {destinations.map((code, position) => (
              <li key={code}>
                <button
                  type="submit"
                  name="toggle"
                  value={code}
                  aria-label={copy.remove(countryName(code))}
                  className="flex min-h-11 items-center gap-2 rounded-chip border border-line bg-tint ps-3 pe-2.5 text-sm font-semibold hover:border-edge"
                  onClick={(event) => {
                    event.preventDefault()
                    remove(code, position)
                  }}
                  onKeyDown={(event: KeyboardEvent) => {
                    if (event.key !== 'Delete' && event.key !== 'Backspace') return
                    event.preventDefault()
                    remove(code, position)
                  }}
                >
                  <Flag country={code} />
                  {countryName(code)}
                  <Icon name="close" size={16} className="text-muted" />
                </button>
              </li>
            ))}
          </ul>
          <p className="flex flex-wrap gap-x-5">
            {destinations.slice(0, MOST_LINKED).map((code) => (
              <PlaceLink key={code} place={code} name={countryName(code)} />
            ))}
          </p>
        </div>
      )}
    </section>
  )
}
