// The empty answer with its reason, and ways on that are known to lead somewhere.
import { countryName, zoneName } from '#app/language/formats.ts'
import { searchCopy } from '#app/copy/catalogue/wizard-search.ts'
import { plansCopy } from '#app/copy/catalogue/wizard-plans.ts'
import { resultsCopy as copy } from '#app/copy/catalogue/wizard-results.ts'
import { coverageAnswer } from '#shop/catalogue/trip/find-offers.ts'
import { displayNameOf } from '#shop/catalogue/trip/trip-name.ts'
import { toggleDestination, type Trip } from '#shop/catalogue/trip/trip.ts'
import { Link } from 'react-router'
import { WorldMap } from '#app/ui/world-map.tsx'
import type { EmptyResults, WizardCatalogue } from '../read-wizard.ts'
import { useAddToCart } from '../use-add-to-cart.ts'
import type { WizardState } from '../use-wizard.ts'
import { wizardSearch } from '../wizard-address.ts'
import { TellMeLinks } from '../destinations/nothing-found.tsx'
import { AddForms } from './add-forms.tsx'
import { startsOf, TripPlans } from './trip-plans.tsx'

type Way = { text: string; trip: Trip }
const MOST_WAYS = 4

export function NoBundles({ wizard, results }: { wizard: WizardState; results: EmptyResults }) {
  const { plans, days } = results
  const isTooEarly = results.reason === 'too_early'
  const { add, addingId, problem } = useAddToCart()
  const unsold = unsoldOf(wizard.trip, wizard.catalogue)
  // What else is sold for these days isn't known here.
  const ways = isTooEarly ? [] : waysOut(wizard.trip, wizard.catalogue)
  return (
    <div className="mt-4 overflow-hidden rounded-card border border-line bg-surface p-5 shadow-sm">
      <WorldMap chosen={wizard.trip.destinations} className="mx-auto mb-4 max-w-md" />
      <output className="block font-semibold">{isTooEarly ? copy.tooEarly : copy.nothingCovers}</output>
      {unsold.length > 0 && (
        <>
          <p className="mt-1 font-semibold">{searchCopy.notSold(unsold.map(countryName))}</p>
          <TellMeLinks countries={unsold} />
        </>
      )}
      <p className="mt-1 text-muted">{copy.nothingBecause(results)}</p>
      <TripPlans {...{ plans, days, addingId }} trip={wizard.trip} onAdd={add} heading={plansCopy.forSeveralZones} />
      <AddForms purchases={startsOf(plans, wizard.trip)} />
      {problem && (
        <p role="alert" className="mt-3 font-semibold text-danger">
          {problem}
        </p>
      )}
      {ways.length > 0 && (
        <>
          <h3 className="mt-5 font-bold">{copy.waysOut}</h3>
          <ul className="mt-2 flex flex-wrap gap-2">
            {ways.map(({ text, trip }) => (
              <li key={text}>
                <Link
                  to={{ pathname: wizard.action, search: wizardSearch(trip, 'results') }}
                  preventScrollReset
                  className="button button-secondary button-small"
                >
                  {text}
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}

/** Countries that no dates and no zones can help. */
const unsoldOf = ({ destinations }: Trip, catalogue: WizardCatalogue) =>
  destinations.filter((code) => coverageAnswer(catalogue, [code]).kind === 'uncovered')

/** Leaving out one country, else buying one bundle per zone: only what really has an answer. */
function waysOut(trip: Trip, catalogue: WizardCatalogue): Way[] {
  const isCovered = (codes: string[]) => coverageAnswer(catalogue, codes).kind === 'covered'
  const smaller = trip.destinations
    .map((code) => ({ text: copy.without(countryName(code)), trip: toggleDestination(trip, code) }))
    .filter((way) => isCovered(way.trip.destinations))
  return (smaller.length > 0 ? smaller : perZone(trip, catalogue)).slice(0, MOST_WAYS)
}

/** Splits the destinations into as few zones as a greedy choice finds; each part is a search of its own. */
function perZone(trip: Trip, catalogue: WizardCatalogue): Way[] {
  const ways: Way[] = []
  let left = trip.destinations
  while (left.length > 0) {
    const covers = (countries: string[]) => left.filter((code) => countries.includes(code))
    const parts = catalogue.zones.map((zone) => ({ zone, codes: covers(zone.countries) }))
    const best = parts.toSorted((one, other) => other.codes.length - one.codes.length)[0]
    if (!best || best.codes.length === 0) break
    const names = best.codes.slice(0, 3).map(countryName).join(', ')
    ways.push({
      text: copy.onlyZone(zoneName(displayNameOf(best.zone)), names),
      trip: { ...trip, destinations: best.codes },
    })
    left = left.filter((code) => !best.codes.includes(code))
  }
  return ways
}
