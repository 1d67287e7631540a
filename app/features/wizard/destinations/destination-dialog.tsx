// The destination search on phones: a full-screen dialog that stays open for several picks.
import { memo, useDeferredValue, useEffect, useId, useRef, useState } from 'react'
import { destinationsCopy as copy } from '#app/copy/catalogue/wizard.ts'
import { searchCopy } from '#app/copy/catalogue/wizard-search.ts'
import { Flag } from '#app/ui/flag.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { MOST_TYPED_LETTERS } from '#shop/catalogue/destination/typed-length.ts'
import type { DestinationOption, OptionSection } from './destination-options.ts'
import { tripWithOption } from '../trip-with-option.ts'
import { useDestinationOptions } from './use-destination-options.ts'
import type { WizardState } from '../use-wizard.ts'
import { NothingFound } from './nothing-found.tsx'
import { CheckMark } from './zone-card.tsx'

export function DestinationDialog(props: {
  wizard: WizardState
  isOpen: boolean
  onHere: () => void
  onClose: () => void
}) {
  const { wizard, isOpen, onHere, onClose } = props
  const dialog = useRef<HTMLDialogElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const [query, setQuery] = useState('')
  const headingId = useId()
  // The dialog and each letter show before the list that they lead to, which is long.
  const listed = useDeferredValue(isOpen ? query : null, null)
  const answer = useDestinationOptions(listed ?? '', wizard, listed !== null)
  const sections = answer?.sections
  const count = sections?.reduce((sum, section) => sum + section.options.length, 0) ?? 0

  // Enter, or Search on the keyboard of a phone: the best answer to what was typed, else done.
  const takeBest = async () => {
    const best = query.trim() ? (listed === query ? sections : await search(query, wizard))?.[0]?.options[0] : undefined
    if (input.current?.value !== query) return
    if (best) {
      const { trip, said } = tripWithOption(best, wizard)
      wizard.changeTrip(trip, said)
      setQuery('')
    } else if (query.trim() === '' && wizard.trip.destinations.length > 0) {
      dialog.current?.close()
    }
  }

  useEffect(() => {
    const element = dialog.current
    if (isOpen && !element?.open) {
      element?.showModal()
      onHere()
      input.current?.focus()
    }
    if (!isOpen) element?.close()
  }, [isOpen, onHere])

  return (
    <dialog
      ref={dialog}
      aria-labelledby={headingId}
      className="fixed inset-0 m-0 h-dvh max-h-none w-full max-w-none flex-col bg-surface text-body open:flex"
      onClose={() => {
        setQuery('')
        onClose()
      }}
    >
      <div className="border-b border-line p-4 pb-3">
        <div className="flex items-center justify-between gap-3">
          <h2 id={headingId} className="text-2xl">
            {searchCopy.searchDialog}
          </h2>
          <button
            type="button"
            aria-label={searchCopy.closeDialog}
            className="button button-quiet button-icon"
            onClick={() => dialog.current?.close()}
          >
            <Icon name="close" />
          </button>
        </div>
        <div className="relative mt-2">
          <Icon name="search" className="pointer-events-none absolute start-3.5 top-3.5 text-brand" />
          <input
            ref={input}
            type="text"
            autoComplete="off"
            enterKeyHint="search"
            aria-label={copy.searchLabel}
            placeholder={copy.searchPlaceholder}
            maxLength={MOST_TYPED_LETTERS}
            className="field-input ps-11"
            value={query}
            onChange={(event) => setQuery(event.target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
              event.preventDefault()
              void takeBest()
            }}
          />
        </div>
        <output className="sr-only">{sections && query.trim() ? copy.results(count) : wizard.announcement}</output>
      </div>
      <div className="flex-1 overflow-y-auto overscroll-contain p-2">
        {answer?.nothing && (
          <div className="p-4">
            <NothingFound nothing={answer.nothing} />
          </div>
        )}
        {sections && <Sections {...{ sections, wizard }} />}
      </div>
      <div className="border-t border-line p-4 pb-[max(1rem,env(safe-area-inset-bottom))]">
        <button type="button" className="button button-primary button-wide" onClick={() => dialog.current?.close()}>
          {searchCopy.done(wizard.trip.destinations.length)}
        </button>
      </div>
    </dialog>
  )
}

async function search(query: string, { catalogue, trip }: WizardState) {
  const { destinationOptions } = await import('./destination-options.ts')
  return destinationOptions(query, catalogue, trip, trip).sections
}

// As long as a letter hasn't led to another list, it renders nothing of the one that stands here.
const Sections = memo(function Sections({ sections, wizard }: { sections: OptionSection[]; wizard: WizardState }) {
  return sections.map((section) => <Section key={section.key} section={section} wizard={wizard} />)
})

function Section({ section, wizard }: { section: OptionSection; wizard: WizardState }) {
  const headingId = useId()
  return (
    <section aria-labelledby={headingId}>
      <h3 id={headingId} className="px-2 pt-3 pb-1 text-sm text-muted">
        {section.label}
      </h3>
      <ul>
        {section.options.map((option) => (
          <li key={option.id}>
            <Pick option={option} wizard={wizard} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Pick({ option, wizard }: { option: DestinationOption; wizard: WizardState }) {
  return (
    <button
      type="button"
      role="checkbox"
      aria-checked={option.isSelected}
      // Those out of sight are neither laid out nor painted, and as high as they are at least.
      style={{ contentVisibility: 'auto' }}
      className="flex min-h-14 w-full items-center gap-3 rounded-control px-2 py-1.5 text-start hover:bg-tint"
      onClick={() => {
        const { trip, said } = tripWithOption(option, wizard)
        wizard.changeTrip(trip, said)
      }}
    >
      <CheckMark state={option.isSelected ? 'true' : 'false'} />
      {option.kind === 'country' ? <Flag country={option.value} /> : <Icon name="globe" className="text-brand" />}
      <span className="min-w-0 flex-1">
        <span className="block font-semibold">{option.name}</span>
        <span className="block text-sm text-muted">{option.hint}</span>
      </span>
      <span className="figures text-sm text-muted">{option.price}</span>
    </button>
  )
}
