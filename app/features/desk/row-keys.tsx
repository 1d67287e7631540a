// The keys of a list: j and k walk its rows, x ticks the one that has the focus, Enter opens it, and ? says so.
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { rowKeysCopy as copy } from '#app/copy/office/row-keys.ts'
import { Button } from '#app/ui/button.tsx'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { areKeysOn, keepKeysOn, whenKeysChange } from './keep-keys-on.ts'
import { isForList, pressInList } from './press-in-list.ts'
import './row-keys.css'

// Shown only where there is a list. Whoever steers by voice, or types beside the fields, turns the keys off.
export function RowKeys() {
  const [isOpen, setIsOpen] = useState(false)
  const isOn = useSyncExternalStore(whenKeysChange, areKeysOn, () => true)
  const choice = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!isForList(event)) return
      if (event.key === '?') setIsOpen(true)
      else if (!isOn || !pressInList(event.key)) return
      event.preventDefault()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [isOn])
  return (
    <>
      <p className="row-keys no-print">
        <Button look="quiet" isSmall onClick={() => setIsOpen(true)}>
          {copy.title} <kbd aria-hidden="true">?</kbd>
        </Button>
      </p>
      <Dialog title={copy.title} isOpen={isOpen} onClose={() => setIsOpen(false)} firstFocus={choice}>
        <dl className="row-keys-list">
          {copy.keys.map(([key, does]) => (
            <div key={key}>
              <dt>
                <kbd>{key}</kbd>
              </dt>
              <dd>{does}</dd>
            </div>
          ))}
        </dl>
        <Checkbox
          ref={choice}
          label={copy.use}
          hint={copy.hint}
          checked={isOn}
          onChange={({ currentTarget }) => keepKeysOn(currentTarget.checked)}
        />
      </Dialog>
    </>
  )
}
