import { href } from 'react-router'
import { useEffect, useRef, useState, type FormEvent, type RefObject } from 'react'
import { Form } from '#app/forms/form.tsx'
import { useFetcher } from '#app/forms/use-fetcher.ts'
import { reminderProblems, statusCopy } from '#app/copy/delivery/esim-status.ts'
import { Button, LinkButton } from '#app/ui/button.tsx'
import { Callout } from '#app/ui/callout.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { EMAIL_INPUT, TextField } from '#app/ui/text-field.tsx'
import { useToast } from '#app/ui/toast.tsx'
import { isEmail, normalizeEmail } from '#values/email.ts'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import { EMAIL_FIELD } from './check-form.tsx'
import type { StatusAnswer } from '#app/features/esim-figures/status-answer.ts'

const copy = statusCopy.forgot
const CLOSES_AFTER_MS = 3_000
const LEAVES_WITHIN_MS = 250

export const FORGOT_DIALOG = 'forgot-iccid'

type ForgotDialogProps = { isOpen: boolean; onOpen: () => void; onClose: () => void; onSent: () => void }

export function ForgotDialog({ isOpen, onOpen, onClose, onSent }: ForgotDialogProps) {
  const [round, setRound] = useState(0)
  const input = useRef<HTMLInputElement>(null)
  const isFilled = useFilled(isOpen)
  const startAnew = () => setRound((before) => before + 1)

  // What was typed in the page need not be typed again.
  useEffect(() => {
    const typed = document.getElementById(EMAIL_FIELD)
    if (isOpen && input.current?.value === '' && typed instanceof HTMLInputElement) input.current.value = typed.value
  }, [isOpen])

  const close = () => {
    onClose()
    startAnew()
  }
  return (
    <Dialog id={FORGOT_DIALOG} title={copy.title} isOpen={isOpen} onOpen={onOpen} onClose={close} firstFocus={input}>
      {isFilled && <ForgotForm key={round} input={input} onSent={onSent} onClose={close} onAgain={startAnew} />}
    </Dialog>
  )
}

// A closed dialog is empty, so that its field is no second one of the page; without script it has to be there from the start.
function useFilled(isOpen: boolean): boolean {
  const isHydrated = useHydrated()
  const [isLeaving, setIsLeaving] = useState(false)
  const [wasOpen, setWasOpen] = useState(isOpen)
  if (wasOpen !== isOpen) {
    setWasOpen(isOpen)
    setIsLeaving(!isOpen)
  }
  useEffect(() => {
    if (!isLeaving) return undefined
    const timer = setTimeout(() => setIsLeaving(false), LEAVES_WITHIN_MS)
    return () => clearTimeout(timer)
  }, [isLeaving])
  return isOpen || isLeaving || !isHydrated
}

type ForgotFormProps = {
  input: RefObject<HTMLInputElement | null>
  onSent: () => void
  onClose: () => void
  onAgain: () => void
}

function ForgotForm({ input, onSent, onClose, onAgain }: ForgotFormProps) {
  const fetcher = useFetcher<StatusAnswer>()
  const [typed, setTyped] = useState<string | null>(null)
  const isHydrated = useHydrated()
  const { data: answer } = fetcher
  useSent(answer?.reminder === 'sent', onSent, onClose)
  useLoudAnswer(answer)
  // The form is gone from under the focus, which must not fall out of the dialog.
  const end = useRef<HTMLDivElement>(null)
  const reminder = answer?.reminder
  useEffect(() => {
    if (reminder) end.current?.focus()
  }, [reminder])

  if (answer?.reminder) {
    return (
      <div ref={end} tabIndex={-1} className="status-end">
        {answer.reminder === 'sent' ? <Sent /> : <NoEsim onAgain={onAgain} />}
      </div>
    )
  }

  const send = (event: FormEvent<HTMLFormElement>) => {
    const problem = emailProblem(input.current?.value ?? '')
    setTyped(problem)
    if (!problem && fetcher.state === 'idle') return
    event.preventDefault()
    input.current?.focus()
  }
  return (
    <Form
      fetcher={fetcher}
      method="post"
      action={href('/esim-status')}
      onSubmit={send}
      noValidate={isHydrated}
      className="grid gap-4"
    >
      <p>{copy.text}</p>
      <TextField
        ref={input}
        name="email"
        {...EMAIL_INPUT}
        label={copy.email}
        required
        error={typed}
        onChange={() => setTyped(null)}
      />
      {answer?.error && typed === null && (
        <Callout tone="danger" role="alert">
          <p className="font-semibold text-danger">{answer.error}</p>
        </Callout>
      )}
      <Button
        type="submit"
        name="intent"
        value="forgot"
        isWide
        pending={fetcher.state !== 'idle'}
        pendingText={copy.sending}
      >
        {copy.send}
      </Button>
    </Form>
  )
}

/** The email is on its way; also shown on the page, where it stays after the dialog has closed. */
export function Sent() {
  return (
    <output className="block">
      <Callout tone="success" title={copy.sent}>
        {copy.sentText}
      </Callout>
    </output>
  )
}

export function NoEsim({ onAgain }: { onAgain?: () => void }) {
  return (
    <div className="grid gap-4">
      <Callout tone="warning" role="alert">
        <p className="font-semibold">{reminderProblems.no_esim}</p>
      </Callout>
      <p className="flex flex-wrap gap-3">
        <LinkButton to={href('/')}>{copy.buy}</LinkButton>
        <LinkButton to={href('/support')} look="secondary">
          {copy.support}
        </LinkButton>
        {onAgain && (
          <Button look="quiet" onClick={onAgain}>
            {copy.again}
          </Button>
        )}
      </p>
    </div>
  )
}

function emailProblem(text: string): string | null {
  if (text.trim() === '') return reminderProblems.email_missing
  return isEmail(normalizeEmail(text)) ? null : reminderProblems.email_invalid
}

function useSent(isSent: boolean, onSent: () => void, onClose: () => void) {
  const told = useRef({ onSent, onClose })
  useEffect(() => {
    told.current = { onSent, onClose }
  })
  useEffect(() => {
    if (!isSent) return undefined
    told.current.onSent()
    const timer = setTimeout(() => told.current.onClose(), CLOSES_AFTER_MS)
    return () => clearTimeout(timer)
  }, [isSent])
}

// That an address is unknown is no failure: the dialog itself says what to do.
function useLoudAnswer(answer: StatusAnswer | undefined) {
  const { show, dismiss } = useToast()
  useEffect(() => {
    if (answer?.reminder) dismiss()
    else if (answer?.error) show({ title: statusCopy.error, description: answer.error, tone: 'destructive' })
  }, [answer, show, dismiss])
}
