// A few often visited countries with their price. The first one that is tapped leads to its dates; further ones are added.
import { countryName } from '#app/language/formats.ts'
import { destinationsCopy as copy } from '#app/copy/catalogue/wizard.ts'
import { toggleDestination } from '#shop/catalogue/trip/trip.ts'
import { Flag } from '#app/ui/flag.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { oftenVisited } from './often-visited.ts'
import { bundlePrice } from '../prices.ts'
import type { WizardState } from '../use-wizard.ts'

const SHOWN = 6

export function PopularDestinations({ wizard }: { wizard: WizardState }) {
  const { catalogue, trip } = wizard
  return (
    <ul aria-label={copy.popular} className="mt-3 grid grid-cols-2 gap-2 wrap-anywhere hyphens-auto sm:grid-cols-3">
      {oftenVisited(catalogue)
        .slice(0, SHOWN)
        .map((code) => {
          const isSelected = trip.destinations.includes(code)
          return (
            <li key={code}>
              <button
                type="submit"
                name={trip.destinations.length === 0 ? 'begin' : 'toggle'}
                value={code}
                aria-pressed={isSelected}
                className={`relative flex min-h-12 w-full items-center gap-2.5 rounded-control border px-3 py-1 text-start hover:border-edge ${isSelected ? 'border-edge bg-tint' : 'border-line bg-surface'}`}
                onClick={(event) => {
                  event.preventDefault()
                  const next = toggleDestination(trip, code)
                  const say = isSelected ? copy.removed : copy.added
                  const said = say(countryName(code), next.destinations.length)
                  // Most trips go to one country: the first tap is all that this step asks of them.
                  if (trip.destinations.length === 0) wizard.goWith(next, 'dates', said)
                  else wizard.changeTrip(next, said)
                }}
              >
                <Flag country={code} />
                <span className="min-w-0 flex-1 leading-tight">
                  <span className={`block font-semibold ${isSelected ? 'pe-4' : ''}`}>{countryName(code)}</span>
                  <span className="figures block text-sm text-muted">{bundlePrice([code], catalogue, trip)}</span>
                </span>
                {isSelected && <Icon name="check" size={18} className="absolute inset-e-2 top-2 text-brand" />}
              </button>
            </li>
          )
        })}
    </ul>
  )
}
