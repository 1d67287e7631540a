import { grouped } from '#app/language/formats.ts'
import { useEffect, useState } from 'react'
import { useNavigation, href } from 'react-router'
import { Form } from '#app/forms/form.tsx'
import { filesCopy } from '#app/copy/support/files.ts'
import { FILES_INPUT } from '#app/forms/form-files.ts'
import { messageFieldsCopy } from '#app/copy/support/message-fields.ts'
import { supportCopy } from '#app/copy/support/support.ts'
import { Button } from '#app/ui/button.tsx'
import { ErrorBox } from '#app/ui/callout.tsx'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { FieldSummary } from '#app/ui/field-summary.tsx'
import { TextField, FieldError } from '#app/ui/text-field.tsx'
import { useToast } from '#app/ui/toast.tsx'
import { SUPPORT_FIELDS, SUPPORT_TABLE, type SupportField } from './support-fields.ts'
import type { OpenedSupport, SupportAnswer, SupportProblems } from './support-page.ts'
import { charactersLeft } from './message-length.ts'

const copy = supportCopy.form
const fieldId = (field: string) => `support-${field}`

const FIELDS = [...SUPPORT_FIELDS, 'files'] as const

const NO_PROBLEMS: SupportProblems = {}

type SupportRefusal = Extract<SupportAnswer, { kind: 'refused' }>

// Uncontrolled fields: whatever the server answers, what was typed stays.
export function ContactForm({ opened, answer }: { opened: OpenedSupport; answer: SupportRefusal | undefined }) {
  const isSending = useNavigation().formAction?.startsWith(href('/support')) ?? false
  const typed = answer?.form
  const values = typed?.values ?? opened.values
  const fields = answer?.fields ?? NO_PROBLEMS
  useTroubleToast(answer)

  return (
    // Without an address of its own the form keeps the one of the page, and with it the order.
    <Form
      method="post"
      encType="multipart/form-data"
      className="grid gap-5"
      noValidate
      preventScrollReset
      onSubmit={(event) => isSending && event.preventDefault()}
    >
      <div className="grid gap-1">
        <h2 id="write-heading" className="text-3xl">
          {copy.heading}
        </h2>
        <p className="text-muted">{copy.required}</p>
      </div>
      <FieldSummary heading={supportCopy.problems.heading} order={FIELDS} errors={fields} idOf={fieldId} />
      <input type="hidden" name="formId" value={typed?.formId ?? opened.formId} />
      <div className="grid items-start gap-5 sm:grid-cols-2">
        {SUPPORT_FIELDS.filter((field) => !SUPPORT_TABLE[field].isWide).map((field) => (
          <MessageLine key={field} field={field} error={fields[field]} value={values[field]} />
        ))}
      </div>
      {opened.orderReference && (
        <Checkbox
          name="reference"
          value={opened.orderReference}
          defaultChecked={typed?.isAboutOrder ?? true}
          label={
            <>
              {copy.about}
              <bdi translate="no" className="block text-sm text-muted [overflow-wrap:anywhere]">
                {opened.orderReference}
              </bdi>
            </>
          }
        />
      )}
      {SUPPORT_FIELDS.filter((field) => SUPPORT_TABLE[field].isWide).map((field) =>
        field === 'message' ? (
          <MessageField key={field} id={fieldId(field)} error={fields[field]} defaultValue={values[field]} />
        ) : (
          <MessageLine key={field} field={field} error={fields[field]} value={values[field]} />
        ),
      )}
      <TextField
        id={fieldId('files')}
        {...FILES_INPUT}
        label={filesCopy.label}
        hint={filesCopy.hint}
        error={fields.files}
        isOptional
      />
      {typed?.hadFiles && (
        <noscript>
          <p className="font-semibold">{filesCopy.again}</p>
        </noscript>
      )}
      {answer?.error && <ErrorBox message={answer.error} />}
      <div>
        <Button type="submit" pending={isSending} pendingText={copy.sending} className="max-sm:w-full">
          {copy.send}
        </Button>
      </div>
    </Form>
  )
}

type MessageLineProps = { field: SupportField; error: string | undefined; value: string }

function MessageLine({ field, error, value }: MessageLineProps) {
  const { isRequired = false, autoComplete = 'off' } = SUPPORT_TABLE[field]
  const { label, hint } = messageFieldsCopy[field]
  return (
    <TextField
      id={fieldId(field)}
      name={field}
      label={label}
      hint={hint}
      error={error}
      defaultValue={value}
      autoComplete={autoComplete}
      required={isRequired}
      isOptional={!isRequired}
      {...(field === 'email' && { type: 'email', inputMode: 'email' })}
    />
  )
}

// Our own faults are also shown as a toast; it disappears, the box above the button stays.
function useTroubleToast(answer: SupportRefusal | undefined) {
  const { show } = useToast()
  useEffect(() => {
    if (answer?.isOurs && answer.error) show({ title: answer.error, tone: 'destructive' })
  }, [answer, show])
}

const formCopy = supportCopy.form
/** Counting along from the first character would only make people nervous. */
const COUNTED_FROM = 1_000

// A field that takes whatever is pasted and tells how much of it is too much, instead of silently cutting it.
function MessageField({ id, error, defaultValue }: { id: string; error?: string; defaultValue: string }) {
  const [left, setLeft] = useState(() => charactersLeft(defaultValue))
  const count = left >= COUNTED_FROM ? '' : left < 0 ? formCopy.over(grouped(-left)) : formCopy.left(grouped(left))

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
