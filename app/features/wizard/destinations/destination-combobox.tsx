// The destination search as an APG combobox: the focus stays in the input, the arrow keys walk the list below it.
import { countryName } from '#app/language/formats.ts'
import { useCallback, useDeferredValue, useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { destinationsCopy as copy } from '#app/copy/catalogue/wizard.ts'
import { lazyPart } from '#app/session/lazy-part.ts'
import { LazyPlace } from '#app/session/lazy-place.tsx'
import { toggleDestination } from '#shop/catalogue/trip/trip.ts'
import { MOST_TYPED_LETTERS } from '#shop/catalogue/destination/typed-length.ts'
import { Icon } from '#app/ui/icon.tsx'
import type { DestinationOption } from './destination-options.ts'
import { tripWithOption } from '../trip-with-option.ts'
import { useDestinationOptions } from './use-destination-options.ts'
import type { WizardState } from '../use-wizard.ts'

const loadListbox = () => import('./destination-listbox.tsx')
const NothingFound = lazyPart(async () => (await import('./nothing-found.tsx')).NothingFound)
const DestinationListbox = lazyPart(async () => (await loadListbox()).DestinationListbox)

const LIST_ID = 'destination-options'
// An arrow key may open the list before its options are there; until then it points at an end of it.
const ENDS = new Map<string | null, number>([
  ['first', 0],
  ['last', -1],
])

export function DestinationCombobox(props: { wizard: WizardState; inputId: string; query: string }) {
  const { wizard, inputId } = props
  const input = useRef<HTMLInputElement>(null)
  const [query, setQuery] = useState(props.query)
  const [isOpen, setOpen] = useState(false)
  const [activeId, setActiveId] = useState<string | null>(null)
  const [hint, setHint] = useState('')

  // The press and each letter show before the list that they lead to, which may be long.
  const listed = useDeferredValue(isOpen ? query : null, null)
  const answer = useDestinationOptions(listed ?? '', wizard, listed !== null)
  const options = answer?.sections.flatMap((section) => section.options) ?? []
  const isListed = isOpen && options.length > 0
  const nothing = isOpen ? answer?.nothing : null
  // Typing and pressing Enter chooses the best match; before typing, nothing is highlighted.
  const end = ENDS.get(activeId)
  const pointed = end === undefined ? options.find((option) => option.id === activeId) : options.at(end)
  const isSearching = query.trim() !== '' && (answer === null || listed !== query)
  const active = isListed && !isSearching ? (pointed ?? (query.trim() ? options[0] : undefined)) : undefined

  const open = useCallback(() => {
    void loadListbox()
    setOpen(true)
  }, [])
  // Text may have been typed before the script ran.
  useEffect(() => {
    if (!input.current || document.activeElement !== input.current) return
    setQuery(input.current.value)
    open()
  }, [open])
  const close = () => {
    setOpen(false)
    setActiveId(null)
  }
  // The same for every letter, so that the options that stay aren't rendered anew.
  const choose = useCallback(
    (option: DestinationOption) => {
      const { trip, said } = tripWithOption(option, wizard)
      wizard.changeTrip(trip, said)
      setQuery('')
      setHint('')
      setOpen(false)
      setActiveId(null)
      input.current?.focus()
    },
    [wizard],
  )
  // Enter may be pressed before the search is loaded, or before its list is there.
  const chooseOnceLoaded = async () => {
    const { destinationOptions } = await import('./destination-options.ts')
    const { catalogue, trip } = wizard
    const { sections } = destinationOptions(query, catalogue, trip, trip)
    const found = sections.find((section) => section.options.length > 0)?.options[0]
    if (found && input.current?.value === query) choose(found)
  }
  const walk = (by: 1 | -1) => {
    const position = options.findIndex((option) => option.id === active?.id)
    const start = position === -1 && by === -1 ? 0 : position
    setActiveId(options.at((start + by) % options.length)?.id ?? null)
  }

  const onKeyDown = (event: KeyboardEvent) => {
    // While a name is composed, its keys choose among its characters.
    if (event.nativeEvent.isComposing) return
    const wants = new Map([
      ['ArrowDown', () => (isListed && !event.altKey ? walk(1) : openAt('first'))],
      ['ArrowUp', () => (isListed ? walk(-1) : openAt('last'))],
      ['Enter', () => (active ? choose(active) : isSearching ? void chooseOnceLoaded() : goOn())],
      ['Escape', () => (isOpen ? close() : setQuery(''))],
    ])
    const act = wants.get(event.key)
    if (act) {
      event.preventDefault()
      act()
    } else if (event.key === 'Backspace' && query === '') {
      removeLast()
    }
  }
  const openAt = (id: string) => {
    open()
    setActiveId(id)
  }
  // If nothing was typed, Enter means Continue, so keyboard users needn't go through every zone.
  const goOn = () => {
    if (wizard.trip.destinations.length === 0) setHint(copy.noneSelected)
    else if (query.trim() === '') wizard.goTo('dates')
  }
  const removeLast = () => {
    const last = wizard.trip.destinations.at(-1)
    if (!last) return
    const next = toggleDestination(wizard.trip, last)
    wizard.changeTrip(next, copy.removed(countryName(last), next.destinations.length))
  }

  return (
    <div className="relative flex-1" onBlur={(event) => event.currentTarget.contains(event.relatedTarget) || close()}>
      <Icon name="search" className="pointer-events-none absolute start-3.5 top-3.5 text-brand" />
      <input
        ref={input}
        id={inputId}
        name="q"
        type="text"
        role="combobox"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="search"
        placeholder={copy.searchPlaceholder}
        maxLength={MOST_TYPED_LETTERS}
        className="field-input ps-11"
        aria-expanded={isListed}
        aria-controls={isListed ? LIST_ID : undefined}
        aria-autocomplete="list"
        aria-activedescendant={active?.id}
        aria-describedby={hint ? 'destination-hint' : undefined}
        value={query}
        onPointerDown={open}
        onFocus={open}
        onKeyDown={onKeyDown}
        onChange={(event) => {
          setQuery(event.target.value)
          setHint('')
          setActiveId(null)
          open()
        }}
      />
      {hint && (
        <p id="destination-hint" role="alert" className="mt-1.5 text-sm font-semibold text-danger">
          {hint}
        </p>
      )}
      {nothing && !isListed && (
        <div className="absolute inset-x-0 top-full z-30 mt-1.5 rounded-inner border border-line bg-surface p-4 shadow-lg">
          <LazyPlace>
            <NothingFound nothing={nothing} />
          </LazyPlace>
        </div>
      )}
      {isListed && answer && (
        <LazyPlace>
          <DestinationListbox
            id={LIST_ID}
            sections={answer.sections}
            note={answer.nothing}
            activeId={active?.id ?? null}
            onChoose={choose}
            onPoint={setActiveId}
          />
        </LazyPlace>
      )}
      <output className="sr-only">
        {isListed && query.trim() && copy.results(options.length)}
        {nothing?.text}
      </output>
    </div>
  )
}
