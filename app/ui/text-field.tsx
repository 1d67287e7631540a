import { useId, type ComponentProps, type ReactNode } from 'react'
import { uiCopy } from '#app/copy/site/ui.ts'
import { sentence } from './verbatim.tsx'

export type TextFieldProps = ComponentProps<'input'> & {
  label: string
  hint?: ReactNode
  error?: ReactNode
  isOptional?: boolean
}

export type TextAreaProps = ComponentProps<'textarea'> & Pick<TextFieldProps, 'label' | 'hint' | 'error' | 'isOptional'>

/** How an email address is entered. */
export const EMAIL_INPUT = {
  type: 'email',
  autoComplete: 'email',
  inputMode: 'email',
  autoCapitalize: 'none',
  spellCheck: false,
  maxLength: 254,
} as const

// A labeled field; hint and error are announced with it.
export function TextField({ label, hint, error, isOptional, id, className, ...input }: TextFieldProps) {
  const ownId = useId()
  const fieldId = id ?? ownId
  const frame = { label, hint, error, isOptional, className, fieldId }
  return (
    <Frame {...frame} isRequired={Boolean(input.required || input['aria-required'])}>
      <input {...input} {...spoken(fieldId, hint, error, input['aria-describedby'])} />
    </Frame>
  )
}

// The same for an answer of several lines.
export function TextArea({ label, hint, error, isOptional, id, className, ...area }: TextAreaProps) {
  const ownId = useId()
  const fieldId = id ?? ownId
  const frame = { label, hint, error, isOptional, className, fieldId }
  return (
    <Frame {...frame} isRequired={Boolean(area.required || area['aria-required'])}>
      <textarea {...area} {...spoken(fieldId, hint, error, area['aria-describedby'])} />
    </Frame>
  )
}

const spoken = (id: string, hint: ReactNode, error: ReactNode, own: string | undefined) => ({
  id,
  className: 'field-input',
  'aria-invalid': error ? true : undefined,
  'aria-describedby': [own, hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined,
})

type FrameProps = Pick<TextFieldProps, 'label' | 'hint' | 'error' | 'isOptional' | 'className'> & {
  fieldId: string
  isRequired: boolean
  children: ReactNode
}

function Frame({ label, hint, error, isOptional = false, isRequired, className = '', fieldId, children }: FrameProps) {
  return (
    <div className={`grid gap-1.5 ${className}`}>
      <label htmlFor={fieldId} className="font-semibold">
        {label}
        {isRequired && <RequiredMark />}
        {isOptional && <span className="font-normal text-muted"> {uiCopy.optional}</span>}
      </label>
      {children}
      {hint && (
        <p id={`${fieldId}-hint`} className="text-sm text-muted">
          {sentence(hint)}
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
      <span>{sentence(children)}</span>
    </p>
  )
}
