// The search box of step 1: a combobox on wide screens, a full-screen dialog on phones, a plain form without script.
import { useEffect, useState } from 'react'
import { destinationsCopy as copy } from '#app/copy/catalogue/wizard.ts'
import { lazyPart } from '#app/session/lazy-part.ts'
import { LazyPlace } from '#app/session/lazy-place.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { DestinationCombobox } from './destination-combobox.tsx'
import type { DestinationMatches } from '../read-wizard.ts'
import type { WizardState } from '../use-wizard.ts'

const FoundWithoutScript = import.meta.env.SSR
  ? (await import('./found-without-script.tsx')).FoundWithoutScript
  : lazyPart(async () => (await import('./found-without-script.tsx')).FoundWithoutScript)

const loadDialog = () => import('./destination-dialog.tsx')
const DestinationDialog = lazyPart(async () => (await loadDialog()).DestinationDialog)

const loadSearch = () => void Promise.all([loadDialog(), import('./destination-options.ts')]).catch(() => undefined)

export function DestinationSearch({ wizard, found }: { wizard: WizardState; found: DestinationMatches | null }) {
  const [isOpen, setOpen] = useState(false)
  const [wasOpened, setOpened] = useState(false)
  const [isHere, setHere] = useState(false)
  // So that the first tap finds it there.
  useEffect(loadSearch, [])

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
          aria-busy={isOpen && !isHere}
          onClick={() => {
            setOpened(true)
            setOpen(true)
          }}
        >
          <Icon name="search" className="text-brand" />
          {isOpen && !isHere ? copy.opening : copy.searchPlaceholder}
        </button>
        {wasOpened && (
          <LazyPlace>
            <DestinationDialog
              wizard={wizard}
              isOpen={isOpen}
              onHere={() => setHere(true)}
              onClose={() => setOpen(false)}
            />
          </LazyPlace>
        )}
      </div>

      {found && (
        <LazyPlace>
          <FoundWithoutScript wizard={wizard} found={found} />
        </LazyPlace>
      )}
    </>
  )
}
