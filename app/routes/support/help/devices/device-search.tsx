import { withQuery } from '#app/format/with-query.ts'
import { href } from 'react-router'
import { useId } from 'react'
import { devicesCopy as copy } from '#app/copy/delivery/devices.ts'
import { Icon } from '#app/ui/icon.tsx'
import type { Sighting } from '#app/features/devices/search-devices.ts'

type Props = { query: string; sighting: Sighting; onChange: (query: string) => void }

// Without script it is a plain form that asks the server; with script the list follows the typing.
export function DeviceSearch({ query, sighting, onChange }: Props) {
  const id = useId()
  return (
    <div className="no-print grid w-full max-w-xl gap-3">
      <search>
        <form action={href('/devices')} className="grid gap-1.5">
          <label htmlFor={id} className="font-semibold">
            {copy.search.label}
          </label>
          <div className="flex gap-2">
            <input
              id={id}
              type="search"
              name="q"
              value={query}
              onChange={(event) => onChange(event.target.value)}
              maxLength={80}
              autoComplete="off"
              spellCheck={false}
              aria-describedby={`${id}-hint`}
              className="field-input min-w-0 flex-1"
            />
            <button className="button button-primary">
              <Icon name="search" size={18} />
              <span className="max-sm:sr-only">{copy.search.button}</span>
            </button>
          </div>
          <p id={`${id}-hint`} className="text-sm text-muted">
            {copy.search.hint}
          </p>
        </form>
      </search>
      {sighting && <Seen sighting={sighting} />}
    </div>
  )
}

function Seen({ sighting }: { sighting: NonNullable<Sighting> }) {
  if (sighting.kind !== 'model') return <p className="text-sm">{copy.detected[sighting.kind]}</p>
  const { brand, model } = sighting.device
  return (
    <p className="text-sm">
      {copy.detected.model(`${brand} ${model}`)}{' '}
      <a className="link" href={withQuery(href('/devices'), { q: model })}>
        {copy.detected.show}
      </a>
    </p>
  )
}
