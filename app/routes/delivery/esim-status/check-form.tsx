import { href } from 'react-router'
import { useRef, useState, type FormEvent, type ReactNode, type RefObject } from 'react'
import { Form, type FormFetcher } from '#app/forms/form.tsx'
import { statusCopy } from '#app/copy/delivery/esim-status.ts'
import { Button } from '#app/ui/button.tsx'
import { Callout } from '#app/ui/callout.tsx'
import { FoldCard } from '#app/ui/fold-card.tsx'
import { EMAIL_INPUT, TextField } from '#app/ui/text-field.tsx'
import { useAfterPress } from '#app/ui/use-after-press.ts'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import type { StatusField } from '#app/features/esim-figures/status-answer.ts'
import { digitsText, leftFieldProblem, typedProblem } from './typed-problem.ts'
import { textOf } from '#app/forms/form-fields.ts'
import type { StatusError } from './use-status.ts'

const copy = statusCopy.form

export const EMAIL_FIELD = 'status-email'
export const ICCID_FIELD = 'status-iccid'

type CheckFormProps = {
  fetcher: FormFetcher
  values: { email: string; iccid: string }
  isPrefilled: boolean
  /** Narrow screens fold it, since the visitor's own eSIM is shown. */
  isFolded: boolean
  error: StatusError | null
  errorBox: RefObject<HTMLDivElement | null>
  isPending: boolean
  onRefused: (error: Omit<StatusError, 'from'>) => void
  onTyped: () => void
  forgotButton: ReactNode
}

export function CheckForm(props: CheckFormProps) {
  const { fetcher, values, isPrefilled, isFolded, error, errorBox, isPending, onRefused, onTyped, forgotButton } = props
  const [left, setLeft] = useState<Partial<Record<StatusField, string | null>>>({})
  const [digits, setDigits] = useState<string | null>(null)
  const isHydrated = useHydrated()
  const afterPress = useAfterPress()
  const form = useRef<HTMLFormElement>(null)

  const send = (event: FormEvent<HTMLFormElement>) => {
    const typed = new FormData(event.currentTarget)
    const problem = typedProblem(textOf(typed, 'email'), textOf(typed, 'iccid'))
    setLeft({})
    if (!problem && !isPending) return
    event.preventDefault()
    if (problem) onRefused(problem)
  }
  const leave = (field: StatusField, text: string) => {
    afterPress(() => {
      setLeft((others) => ({ ...others, [field]: leftFieldProblem(field, text) }))
      setDigits(null)
    })
  }
  const type = (field: StatusField, text: string) => {
    setLeft((others) => ({ ...others, [field]: null }))
    if (field === 'iccid') setDigits(digitsText(text))
    onTyped()
  }
  const saidOf = (field: StatusField) => (error?.field === field ? error.message : left[field])

  return (
    <FoldCard id="status-form" title={copy.heading} isOpen={!isFolded}>
      <Form
        fetcher={fetcher}
        ref={form}
        method="post"
        action={href('/esim-status')}
        onSubmit={send}
        noValidate={isHydrated}
        className="grid grid-cols-1 gap-5"
        aria-label={copy.heading}
      >
        <TextField
          id={EMAIL_FIELD}
          name="email"
          {...EMAIL_INPUT}
          label={copy.email}
          isOptional
          hint={copy.emailHint}
          defaultValue={values.email}
          error={saidOf('email')}
          onChange={(event) => type('email', event.currentTarget.value)}
          onBlur={(event) => leave('email', event.currentTarget.value)}
        />
        <div className="grid gap-1">
          <TextField
            id={ICCID_FIELD}
            name="iccid"
            label={copy.iccid}
            hint={digits ?? (isPrefilled ? copy.prefilled : copy.iccidHint)}
            autoComplete="off"
            inputMode="numeric"
            spellCheck={false}
            maxLength={60}
            defaultValue={values.iccid}
            error={saidOf('iccid')}
            onChange={(event) => type('iccid', event.currentTarget.value)}
            onBlur={(event) => leave('iccid', event.currentTarget.value)}
          />
          <div>{forgotButton}</div>
        </div>
        {error && (
          <Callout tone="danger" role="alert" ref={errorBox}>
            <p className="font-semibold text-danger">{error.message}</p>
          </Callout>
        )}
        <Button type="submit" name="intent" value="check" isWide pending={isPending} pendingText={copy.checking}>
          {copy.check}
        </Button>
      </Form>
    </FoldCard>
  )
}
