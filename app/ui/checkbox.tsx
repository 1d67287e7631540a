import { useId, type ComponentProps, type ReactNode } from 'react'
import { FieldError } from './text-field.tsx'

export type CheckboxProps = Omit<ComponentProps<'input'>, 'type'> & {
  label: ReactNode
  hint?: ReactNode
  error?: ReactNode
}

export function Checkbox({ label, hint, error, id, className = '', ...input }: CheckboxProps) {
  const ownId = useId()
  const fieldId = id ?? ownId
  const describedBy = [hint && `${fieldId}-hint`, error && `${fieldId}-error`].filter(Boolean).join(' ')

  return (
    <div className={`grid gap-1 ${className}`}>
      <div className="flex items-start gap-3">
        <input
          {...input}
          type="checkbox"
          id={fieldId}
          className="checkbox"
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy || undefined}
        />
        <label htmlFor={fieldId}>{label}</label>
      </div>
      {hint && (
        <p id={`${fieldId}-hint`} className="ms-9 text-sm text-muted">
          {hint}
        </p>
      )}
      {error && <FieldError id={`${fieldId}-error`}>{error}</FieldError>}
    </div>
  )
}
