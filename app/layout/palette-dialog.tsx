// The search over everything, as an APG combobox in a dialog: the focus stays in the field, the arrow keys walk the list.
import { useRef, useState, type KeyboardEvent } from 'react'
import { paletteCopy as copy } from '#app/copy/site/palette.ts'
import { useQuickFind } from '#app/features/desk/use-quick-find.ts'
import { Form } from '#app/forms/form.tsx'
import type { DeskGroup } from '#app/session/shell-data.ts'
import { Dialog } from '#app/ui/dialog.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { PaletteList } from './palette-list.tsx'
import { optionIdOf, paletteOptions, type PaletteOption } from './palette-options.ts'

type PaletteDialogProps = { isOpen: boolean; onClose: () => void; groups: DeskGroup[] }

const LIST_ID = 'palette-list'

export function PaletteDialog({ isOpen, onClose, groups }: PaletteDialogProps) {
  const input = useRef<HTMLInputElement>(null)
  const [text, setText] = useState('')
  const [activeTo, setActiveTo] = useState<string | null>(null)
  const { lines, isSearching, hasFailed } = useQuickFind(isOpen ? text.trim() : '')
  const find = groups.find(({ task }) => task === 'find')
  const sections = paletteOptions(groups, text.trim(), lines)
  const options = sections.flatMap((section) => section.options)
  // Typing and pressing Enter chooses the first match; until then, nothing moves under the pointer.
  const active = options.find(({ to }) => to === activeTo) ?? (text.trim() === '' ? undefined : options[0])

  const close = () => {
    setText('')
    setActiveTo(null)
    onClose()
  }
  const walk = (by: 1 | -1) => {
    const position = options.findIndex((option) => option === active)
    const start = position === -1 && by === -1 ? 0 : position
    const next = options.at((start + by) % options.length)
    setActiveTo(next?.to ?? null)
    if (next) document.getElementById(optionIdOf(next))?.scrollIntoView({ block: 'nearest' })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      walk(event.key === 'ArrowDown' ? 1 : -1)
    } else if (event.key === 'Enter' && active) {
      event.preventDefault()
      press(active)
    }
  }

  return (
    <Dialog title={copy.title} isOpen={isOpen} onClose={close} closeLabel={copy.close} firstFocus={input}>
      <Form method="post" action={find?.to} role="search" className="palette" onSubmit={close}>
        <div className="relative">
          <Icon name="search" className="pointer-events-none absolute start-3.5 top-3.5 text-muted" />
          <input
            ref={input}
            name="text"
            type="text"
            role="combobox"
            aria-label={copy.label}
            aria-expanded={options.length > 0}
            aria-controls={LIST_ID}
            aria-autocomplete="list"
            aria-activedescendant={active && optionIdOf(active)}
            aria-describedby="palette-keys"
            placeholder={copy.placeholder}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={200}
            enterKeyHint="go"
            className="field-input ps-11"
            value={text}
            onKeyDown={onKeyDown}
            onChange={(event) => {
              setText(event.target.value)
              setActiveTo(null)
            }}
          />
        </div>
        <PaletteList id={LIST_ID} sections={sections} active={active} onPoint={setActiveTo} onChoose={close} />
        {hasFailed && <p className="text-sm text-danger">{copy.failed}</p>}
        <p id="palette-keys" className="text-sm text-muted">
          {copy.keys}
        </p>
        <output className="sr-only">
          {isSearching ? copy.searching : text.trim() !== '' && copy.found(options.length - 1)}
        </output>
      </Form>
    </Dialog>
  )
}

// As a click would: a link is followed, and the last option submits the form.
const press = (option: PaletteOption) => document.getElementById(optionIdOf(option))?.click()
