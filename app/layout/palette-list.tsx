import { Link } from 'react-router'
import { paletteCopy as copy } from '#app/copy/site/palette.ts'
import { optionIdOf, type PaletteOption, type PaletteSection } from './palette-options.ts'

type PaletteListProps = {
  id: string
  sections: PaletteSection[]
  active: PaletteOption | undefined
  onPoint: (to: string) => void
  onChoose: () => void
}

// What can be opened, in sections; the focus stays in the field above it.
export function PaletteList({ id, sections, active, onPoint, onChoose }: PaletteListProps) {
  return (
    <div id={id} role="listbox" aria-label={copy.list} tabIndex={-1} className="palette-list">
      {sections.map(({ name, options }) => (
        <div key={name} role="group" aria-label={name}>
          <p aria-hidden="true" className="palette-heading">
            {name}
          </p>
          {options.map((option) => (
            <Option
              key={option.to}
              option={option}
              isActive={option === active}
              onPoint={() => onPoint(option.to)}
              onChoose={onChoose}
            />
          ))}
        </div>
      ))}
    </div>
  )
}

type OptionProps = { option: PaletteOption; isActive: boolean; onPoint: () => void; onChoose: () => void }

function Option({ option, isActive, onPoint, onChoose }: OptionProps) {
  const { name, hint, isSearch } = option
  const shared = {
    id: optionIdOf(option),
    role: 'option',
    tabIndex: -1,
    'aria-selected': isActive,
    className: 'palette-option',
    onPointerMove: () => isActive || onPoint(),
  } as const
  if (isSearch)
    return (
      <button type="submit" {...shared}>
        {name}
      </button>
    )
  return (
    <Link to={option.to} {...shared} onClick={onChoose}>
      <span className="palette-name">{name}</span>
      {hint && <span className="palette-hint">{hint}</span>}
    </Link>
  )
}
