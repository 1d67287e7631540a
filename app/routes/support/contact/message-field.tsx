import { useState } from 'react'
import { messageFieldsCopy } from '#app/copy/support/message-fields.ts'
import { supportCopy } from '#app/copy/support/support.ts'
import { FieldError } from '#app/ui/text-field.tsx'
import { charactersLeft } from './message-length.ts'
import { grouped } from '#app/format/grouped.ts'

const copy = supportCopy.form
/** Counting along from the first character would only make people nervous. */
const COUNTED_FROM = 1_000

// A field that takes whatever is pasted and tells how much of it is too much, instead of silently cutting it.
export function MessageField({ id, error, defaultValue }: { id: string; error?: string; defaultValue: string }) {
  const [left, setLeft] = useState(() => charactersLeft(defaultValue))
  const count = left >= COUNTED_FROM ? '' : left < 0 ? copy.over(grouped(-left)) : copy.left(grouped(left))

  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="font-semibold">
        {messageFieldsCopy.message.label}
        <span aria-hidden="true" className="text-danger">
          {' '}
          *
        </span>
      </label>
      <textarea
        id={id}
        name="message"
        rows={7}
        required
        defaultValue={defaultValue}
        onChange={(event) => setLeft(charactersLeft(event.currentTarget.value))}
        className="field-input support-message"
        aria-invalid={error ? true : undefined}
        aria-describedby={[error && `${id}-error`, count && `${id}-count`].filter(Boolean).join(' ') || undefined}
      />
      {count && (
        <p id={`${id}-count`} className={`figures text-sm ${left < 0 ? 'font-semibold text-danger' : 'text-muted'}`}>
          {count}
        </p>
      )}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  )
}
