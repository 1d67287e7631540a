// The options below the search box, in sections; it never takes the focus away from the input.
import { memo, useEffect } from 'react'
import { searchCopy } from '#app/copy/catalogue/wizard-search.ts'
import { Flag } from '#app/ui/flag.tsx'
import { Icon } from '#app/ui/icon.tsx'
import type { DestinationOption, OptionSection } from './destination-options.ts'
import { type Nothing, NothingFound } from './nothing-found.tsx'

export type DestinationListboxProps = {
  id: string
  sections: OptionSection[]
  /** What is not among them, although it was named. */
  note: Nothing | null
  activeId: string | null
  onChoose: (option: DestinationOption) => void
  onPoint: (optionId: string) => void
}

export function DestinationListbox({ id, sections, note, activeId, onChoose, onPoint }: DestinationListboxProps) {
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' })
  }, [activeId])

  return (
    <div className="absolute inset-x-0 top-full z-30 mt-1.5 rounded-inner border border-line bg-surface shadow-lg">
      {/* Beside the list, which may hold options only. */}
      {note && (
        <div className="px-4.5 pt-3 font-semibold">
          <NothingFound nothing={note} />
        </div>
      )}
      {/* Keys are handled by the input, which keeps the focus: a press on the list must not take it away. */}
      <div
        id={id}
        role="listbox"
        aria-label={searchCopy.searchDialog}
        aria-multiselectable="true"
        tabIndex={-1}
        className="max-h-60 overflow-y-auto overscroll-contain p-1.5"
        onPointerDown={(event) => event.preventDefault()}
        onMouseDown={(event) => event.preventDefault()}
      >
        {sections.map((section) => (
          <div key={section.key} role="group" aria-label={section.label}>
            <p aria-hidden="true" className="px-3 pt-2 pb-1 text-sm font-bold text-muted">
              {section.label}
            </p>
            {section.options.map((option) => (
              <Option
                key={option.id}
                option={option}
                isActive={option.id === activeId}
                onChoose={onChoose}
                onPoint={onPoint}
              />
            ))}
          </div>
        ))}
      </div>
    </div>
  )
}

// Only the options that an arrow key leaves and reaches are rendered anew.
const Option = memo(function Option(props: {
  option: DestinationOption
  isActive: boolean
  onChoose: (option: DestinationOption) => void
  onPoint: (optionId: string) => void
}) {
  const { option, isActive, onChoose, onPoint } = props
  return (
    <button
      type="button"
      id={option.id}
      role="option"
      tabIndex={-1}
      aria-selected={option.isSelected}
      // Those out of sight are neither laid out nor painted.
      style={{ contentVisibility: 'auto' }}
      className={`flex min-h-12 w-full items-center gap-3 rounded-control px-3 py-1.5 text-start ${
        isActive ? 'bg-tint outline-2 -outline-offset-2 outline-edge' : ''
      }`}
      onClick={() => onChoose(option)}
      onPointerMove={() => isActive || onPoint(option.id)}
    >
      <OptionContent option={option} />
    </button>
  )
})

function OptionContent({ option }: { option: DestinationOption }) {
  return (
    <>
      {option.kind === 'country' ? <Flag country={option.value} /> : <Icon name="globe" className="text-brand" />}
      <span className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-2">
        <span className="font-semibold">{option.name}</span>
        <span className="text-sm text-muted">{option.hint}</span>
      </span>
      <span className="figures shrink-0 text-sm text-muted">{option.price}</span>
      {option.isSelected ? <Icon name="check" className="text-brand" /> : <span className="size-5 shrink-0" />}
    </>
  )
}
