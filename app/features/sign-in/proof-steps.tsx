import { useState, type ReactNode } from 'react'
import { useNavigation } from 'react-router'
import { Form } from '#app/forms/form.tsx'
import { authCopy } from '#app/copy/people/auth.ts'
import { Button } from '#app/ui/button.tsx'
import { ErrorBox } from '#app/ui/callout.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { sentence } from '#app/ui/verbatim.tsx'
import type { AuthRefusal } from './auth-refusal.ts'
import { EmailField } from './email-field.tsx'
import { IccidField } from './iccid-field.tsx'
import { NewPasswordFields } from './new-password-fields.tsx'
import { fieldId, useRefusal } from './use-refusal.ts'

const copy = authCopy.setup

type StepProps = {
  intent: string
  refusal: AuthRefusal | undefined
  submit: string
  children: (errorOf: ErrorOf) => ReactNode
}
type ErrorOf = ReturnType<typeof useRefusal>['errorOf']

// One step: its fields, the sentence that it was refused with, and its button.
export function AuthStep({ intent, refusal, submit, isBlocked, children }: StepProps & { isBlocked?: boolean }) {
  const isSending = useNavigation().state === 'submitting'
  const { box, errorOf } = useRefusal(refusal)
  return (
    <Form method="post" className="auth-form" noValidate onSubmit={(event) => isSending && event.preventDefault()}>
      <input type="hidden" name="intent" value={intent} />
      {children(errorOf)}
      {refusal && !refusal.field && <ErrorBox ref={box} message={refusal.message} />}
      <Button
        type="submit"
        isWide
        pending={isSending}
        pendingText={authCopy.wait}
        aria-disabled={isBlocked || undefined}
      >
        {submit}
      </Button>
    </Form>
  )
}

type EmailStepProps = {
  email: string
  refusal: AuthRefusal | undefined
  submit?: string
  hint?: string
  withIccid?: boolean
}

export function EmailStep({ email, refusal, submit = copy.sendCode, hint, withIccid = false }: EmailStepProps) {
  return (
    <AuthStep intent="send-code" refusal={refusal} submit={submit}>
      {(errorOf) => (
        <>
          <EmailField defaultValue={refusal?.values.email || email} hint={hint} error={errorOf('email')} />
          {withIccid && <IccidField required defaultValue={refusal?.values.iccid} error={errorOf('iccid')} />}
        </>
      )}
    </AuthStep>
  )
}

type CodeStepProps = {
  mailed: string
  email: string
  refusal: AuthRefusal | undefined
  submit?: string
  withIccid?: boolean
}

export function CodeStep({ mailed, email, refusal, submit = copy.verify, withIccid = false }: CodeStepProps) {
  return (
    <>
      <p>{sentence(mailed, [email])}</p>
      <AuthStep intent="give-code" refusal={refusal} submit={submit}>
        {(errorOf) => (
          <>
            {withIccid && <IccidField required defaultValue={refusal?.values.iccid} error={errorOf('iccid')} />}
            <TextField
              id={fieldId('code')}
              name="code"
              label={copy.code}
              hint={copy.codeHint}
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={12}
              required
              error={errorOf('code')}
            />
          </>
        )}
      </AuthStep>
      <OtherWays email={email} />
    </>
  )
}

// A second code for the same address, or another address.
function OtherWays({ email }: { email: string }) {
  return (
    <div className="auth-links">
      <Form method="post">
        <input type="hidden" name="intent" value="start-over" />
        <input type="hidden" name="email" value={email} />
        <button type="submit" className="link auth-link">
          {copy.again}
        </button>
      </Form>
    </div>
  )
}

type PasswordStepProps = { refusal: AuthRefusal | undefined; submit?: string; label?: string }

export function PasswordStep({ refusal, submit = copy.save, label = authCopy.newPassword }: PasswordStepProps) {
  const [isBlocked, setIsBlocked] = useState(false)
  return (
    <AuthStep intent="set-password" refusal={refusal} submit={submit} isBlocked={isBlocked}>
      {(errorOf) => (
        <NewPasswordFields
          label={label}
          passwordError={errorOf('password')}
          repeatedError={errorOf('repeated')}
          onChange={({ isWeak, isFilled }) => setIsBlocked(isWeak && isFilled)}
        />
      )}
    </AuthStep>
  )
}
