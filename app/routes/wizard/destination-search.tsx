// The search box of step 1: a combobox on wide screens, a full-screen dialog on phones, a plain form without script.
import { lazy, Suspense, useState } from 'react'
import { destinationsCopy as copy } from '#app/copy/wizard.ts'
import { Icon } from '#app/ui/icon.tsx'
import { DestinationCombobox } from './destination-combobox.tsx'
import type { WizardFound } from './read-wizard.ts'
import type { WizardState } from './use-wizard.ts'
import { CountryCheckbox } from './zone-card.tsx'

const loadDialog = () => import('./destination-dialog.tsx')
const DestinationDialog = lazy(async () => ({ default: (await loadDialog()).DestinationDialog }))

export function DestinationSearch({ wizard, found }: { wizard: WizardState; found: WizardFound | null }) {
  const [isOpen, setOpen] = useState(false)
  const [wasOpened, setOpened] = useState(false)

  return (
    <>
      <div className="hidden md:block noscript:block">
        <label htmlFor="destination-search" className="font-bold">
          {copy.searchLabel}
        </label>
        <div className="mt-1.5 flex gap-2">
          <DestinationCombobox wizard={wizard} inputId="destination-search" query={found?.query ?? ''} />
          <button type="submit" className="button button-secondary hidden noscript:inline-flex">
            {copy.search}
          </button>
        </div>
      </div>

      <div className="md:hidden noscript:hidden">
        <p id="search-label" className="font-bold">
          {copy.searchLabel}
        </p>
        <button
          type="button"
          aria-haspopup="dialog"
          id="search-open"
          aria-labelledby="search-label search-open"
          className="field-input mt-1.5 flex items-center gap-3 text-start text-muted"
          onPointerDown={() => void loadDialog()}
          onFocus={() => void loadDialog()}
          onClick={() => {
            setOpened(true)
            setOpen(true)
          }}
        >
          <Icon name="search" className="text-brand" />
          {copy.searchPlaceholder}
        </button>
        {wasOpened && (
          <Suspense fallback={null}>
            <DestinationDialog wizard={wizard} isOpen={isOpen} onClose={() => setOpen(false)} />
          </Suspense>
        )}
      </div>

      {found && <FoundWithoutScript wizard={wizard} found={found} />}
    </>
  )
}

function FoundWithoutScript({ wizard, found }: { wizard: WizardState; found: WizardFound }) {
  const count = found.zones.length + found.countries.length
  return (
    <div className="mt-3 rounded-card border border-line bg-surface p-2">
      <p className="px-2 text-sm text-muted">{count === 0 ? copy.noMatch(found.query) : copy.results(count)}</p>
      {found.countries.map((code) => (
        <CountryCheckbox key={code} wizard={wizard} code={code} />
      ))}
    </div>
  )
}
