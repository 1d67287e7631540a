import { useId, type ComponentProps, type ReactNode } from 'react'
import { FieldError, RequiredMark } from './text-field.tsx'

export type SelectFieldProps = ComponentProps<'select'> & {
  label: string
  /** Value and words of each choice, the empty one first. */
  options: readonly (readonly [string, string])[]
  error?: ReactNode
}

// The labeled twin of TextField for a choice from a list.
export function SelectField({ label, options, error, id, className = '', ...select }: SelectFieldProps) {
  const ownId = useId()
  const fieldId = id ?? ownId
  return (
    <div className={`grid gap-1.5 ${className}`}>
      <label htmlFor={fieldId} className="font-semibold">
        {label}
        {(select.required || select['aria-required']) && <RequiredMark />}
      </label>
      <select
        {...select}
        id={fieldId}
        className="field-input"
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${fieldId}-error` : undefined}
      >
        {/* Browsers may call a country otherwise than the server, which is no reason to draw the page anew. */}
        {options.map(([value, words]) => (
          <option key={value} value={value} suppressHydrationWarning>
            {words}
          </option>
        ))}
      </select>
      {error && <FieldError id={`${fieldId}-error`}>{error}</FieldError>}
    </div>
  )
}
