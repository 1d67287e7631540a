import { reminderToolCopy as copy } from '#app/copy/office/staff-mail.ts'
import { Button } from '#app/ui/button.tsx'
import { FieldError, RequiredMark } from '#app/ui/text-field.tsx'
import './staff-mail.css'

type BodyProps = {
  id: string
  name: string
  label: string
  rows: number
  value: string
  error?: string
  isRequired?: boolean
  /** Where a heading above says the same. */
  isLabelHidden?: boolean
}

// A body of an email: many lines, no spelling lessons for its tags.
export function BodyField({ id, name, label, rows, value, error, isRequired, isLabelHidden }: BodyProps) {
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className={isLabelHidden ? 'sr-only' : 'font-semibold'}>
        {label}
        {isRequired && <RequiredMark />}
      </label>
      <textarea
        id={id}
        name={name}
        rows={rows}
        defaultValue={value}
        className="field-input staff-body"
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        required={isRequired}
        spellCheck={false}
      />
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  )
}

// The preview button comes first in the form's order, so that Enter in a field never sends.
export function MailButtons({ send, sending }: { send: string; sending: string | null }) {
  return (
    <div className="flex flex-wrap gap-3">
      <Button type="submit" name="intent" value="preview" look="secondary" pending={sending === 'preview'}>
        {copy.showPreview}
      </Button>
      <Button type="submit" name="intent" value="send" pending={sending === 'send'} pendingText={copy.sending}>
        {send}
      </Button>
    </div>
  )
}
