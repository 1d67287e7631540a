import { useId, type ComponentProps, type ReactNode } from 'react'
import { uiCopy } from '#app/copy/ui.ts'

export type TextFieldProps = ComponentProps<'input'> & {
  label: string
  hint?: ReactNode
  error?: ReactNode
  isOptional?: boolean
}

// One labelled field; hint and error are both read out with it.
export function TextField({ label, hint, error, isOptional = false, id, className = '', ...input }: TextFieldProps) {
  const ownId = useId()
  const fieldId = id ?? ownId
  const own = input['aria-describedby']
  const describedBy = [own, hint && `${fieldId}-hint`, error && `${fieldId}-error`].filter(Boolean).join(' ')

  return (
    <div className={`grid gap-1.5 ${className}`}>
      <label htmlFor={fieldId} className="font-semibold">
        {label}
        {(input.required || input['aria-required']) && <RequiredMark />}
        {isOptional && <span className="font-normal text-muted"> {uiCopy.optional}</span>}
      </label>
      <input
        {...input}
        id={fieldId}
        className="field-input"
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy || undefined}
      />
      {hint && (
        <p id={`${fieldId}-hint`} className="text-sm text-muted">
          {hint}
        </p>
      )}
      {error && <FieldError id={`${fieldId}-error`}>{error}</FieldError>}
    </div>
  )
}

export function RequiredMark() {
  return (
    <span aria-hidden="true" className="text-danger">
      {' '}
      *
    </span>
  )
}

export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={id} className="flex gap-1.5 text-sm font-semibold text-danger">
      <span aria-hidden="true">!</span>
      <span>{children}</span>
    </p>
  )
}
