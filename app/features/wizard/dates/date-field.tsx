// A typed date is checked when the field is left, so that nobody is corrected while typing a year.
import { useEffect, useId, useRef } from 'react'
import type { DateOnly } from '#values/date.ts'

export function DateField(props: {
  label: string
  name: string
  value: DateOnly | null
  earliest: DateOnly
  error: string | null
  onType: (text: string) => void
}) {
  const { label, name, value, earliest, error, onType } = props
  const input = useRef<HTMLInputElement>(null)
  const id = useId()

  // The field keeps what is being typed; a day chosen elsewhere replaces it.
  useEffect(() => {
    if (input.current && input.current.value !== (value ?? '')) input.current.value = value ?? ''
  }, [value])

  return (
    <div className="max-w-64">
      <label htmlFor={id} className="font-bold">
        {label}
      </label>
      <input
        ref={input}
        id={id}
        type="date"
        name={name}
        min={earliest}
        max="2100-12-31"
        defaultValue={value ?? ''}
        className="field-input mt-1.5"
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        onBlur={(event) => event.target.value && event.target.value !== value && onType(event.target.value)}
        onChange={(event) => event.target.value >= earliest && onType(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          onType(event.currentTarget.value)
        }}
      />
      {error && (
        <p id={`${id}-error`} className="mt-1.5 text-sm font-semibold text-danger">
          {error}
        </p>
      )}
    </div>
  )
}
