// What a search without client script found, each country as a button that adds it.
import { countryName } from '#app/language/formats.ts'
import { destinationsCopy as copy } from '#app/copy/catalogue/wizard.ts'
import { searchCopy } from '#app/copy/catalogue/wizard-search.ts'
import type { DestinationMatches } from '../read-wizard.ts'
import type { WizardState } from '../use-wizard.ts'
import { countryInList } from './destination-options.ts'
import { nothingFound, NothingFound } from './nothing-found.tsx'
import { CountryCheckbox } from './zone-card.tsx'

export function FoundWithoutScript({ wizard, found }: { wizard: WizardState; found: DestinationMatches }) {
  const count = found.isGuess ? 0 : found.zones.length + found.countries.length
  return (
    <div className="mt-3 rounded-card border border-line bg-surface p-2">
      <div className="px-2 text-sm text-muted">
        {count === 0 || found.unsold.length > 0 ? (
          <NothingFound nothing={nothingFound(found.query, found.unsold)} />
        ) : (
          copy.results(count)
        )}
      </div>
      {found.isGuess && <p className="px-2 text-sm font-bold">{searchCopy.guessed}</p>}
      {found.countries.map((code) => (
        <CountryCheckbox key={code} wizard={wizard} code={code} label={countryInList(code, found.places[code])} />
      ))}
      {found.isSeveral && found.countries.length > 1 && (
        <button
          type="submit"
          name="toggle"
          value={found.countries.join(',')}
          className="button button-secondary button-small mt-2"
        >
          {searchCopy.chooseAll(found.countries.map(countryName))}
        </button>
      )}
    </div>
  )
}
