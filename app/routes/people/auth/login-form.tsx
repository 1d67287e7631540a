import { withQuery } from '#app/format/with-query.ts'
import { useEffect } from 'react'
import { Link, useNavigation, href } from 'react-router'
import { Form } from '#app/forms/form.tsx'
import { authCopy } from '#app/copy/people/auth.ts'
import { Button } from '#app/ui/button.tsx'
import { ErrorBox } from '#app/ui/callout.tsx'
import { EmailField } from '#app/features/sign-in/email-field.tsx'
import type { AuthRefusal } from '#app/features/sign-in/auth-refusal.ts'
import { useToast } from '#app/ui/toast.tsx'
import { PasswordField } from '#app/features/sign-in/password-field.tsx'
import { fieldId, useRefusal } from '#app/features/sign-in/use-refusal.ts'

const copy = authCopy.login

type LoginFormProps = {
  email: string
  redirectTo: string | null
  confirmToken: string | null
  refusal: AuthRefusal | undefined
}

export function LoginForm({ email, redirectTo, confirmToken, refusal }: LoginFormProps) {
  const isSending = useNavigation().state === 'submitting'
  const { box, errorOf } = useRefusal(refusal)
  const typed = refusal?.values.email || email
  useTroubleToast(refusal)

  return (
    <Form method="post" className="auth-form" noValidate onSubmit={(event) => isSending && event.preventDefault()}>
      <input type="hidden" name="intent" value="login" />
      {redirectTo !== null && <input type="hidden" name="redirectTo" value={redirectTo} />}
      {confirmToken !== null && <input type="hidden" name="confirm" value={confirmToken} />}
      <EmailField autoComplete="username" defaultValue={typed} error={errorOf('email')} />
      <PasswordField
        id={fieldId('password')}
        name="password"
        label={authCopy.password}
        autoComplete="current-password"
        error={errorOf('password')}
      />
      {refusal && !refusal.field && <ErrorBox ref={box} message={<Refusal refusal={refusal} email={typed} />} />}
      <Button type="submit" isWide pending={isSending} pendingText={authCopy.wait}>
        {copy.submit}
      </Button>
    </Form>
  )
}

// The specified sentence, with the way to the password set-up inside it and the address carried over.
function Refusal({ refusal, email }: { refusal: AuthRefusal; email: string }) {
  const hint = 'password setup'
  const at = refusal.problem === 'credentials_wrong' ? refusal.message.indexOf(hint) : -1
  if (at < 0) return <>{refusal.message}</>
  return (
    <>
      {refusal.message.slice(0, at)}
      <Link className="link" to={withQuery(href('/setup-password'), { email })}>
        {hint}
      </Link>
      {refusal.message.slice(at + hint.length)}
    </>
  )
}

// Our own faults are also shown as a toast, where the user is looking.
function useTroubleToast(refusal: AuthRefusal | undefined) {
  const { show } = useToast()
  useEffect(() => {
    if (refusal?.problem === 'login_failed')
      show({ title: copy.failed, description: refusal.message, tone: 'destructive' })
  }, [refusal, show])
}
