import { useEffect, useRef, useState } from 'react'
import { Link, useActionData, useLoaderData, useNavigation } from 'react-router'
import { Form } from '#app/forms/form.tsx'
import { authCopy, authProblems } from '#app/copy/people/auth.ts'
import { Button, LinkButton } from '#app/ui/button.tsx'
import { Callout, ErrorBox, type CalloutProps } from '#app/ui/callout.tsx'
import { AUTH_HEADERS, keepTyped, type AuthRefusal } from '#app/features/sign-in/auth-refusal.ts'
import { AuthCard } from '#app/features/sign-in/auth-card.tsx'
import { EmailField } from '#app/features/sign-in/email-field.tsx'
import { NewPasswordFields, type NewPasswordState } from '#app/features/sign-in/new-password-fields.tsx'
import { PasswordDone } from '#app/features/sign-in/password-done.tsx'
import { answerReset, readResetPage, type ResetAnswer } from './reset-action.ts'
import { SignOut } from '#app/features/sign-in/sign-out.tsx'
import { useFragmentToken, type FragmentToken } from '#app/features/sign-in/use-fragment-token.ts'
import { useRefusal } from '#app/features/sign-in/use-refusal.ts'
import type { Route } from './+types/reset-password.ts'

const copy = authCopy.reset

export const loader = ({ request, context }: Route.LoaderArgs) => readResetPage(request, context)
export const action = answerReset
export const headers: Route.HeadersFunction = () => AUTH_HEADERS

export const clientAction = keepTyped((intent) => (intent === 'reset' ? 'reset_failed' : 'request_failed'))

export default function ResetPassword() {
  const { signedInAs, hasAsked } = useLoaderData<typeof loader>()
  const answer = useActionData<ResetAnswer>()
  const fragment = useFragmentToken()
  const refusal = answer?.kind === 'refused' ? answer : undefined
  const isRecovery = fragment?.type === 'recovery'
  // While the page is being read anew, what it says about this browser may be from before the link was asked for.
  const isRead = useNavigation().state === 'idle'
  // A link that was refused, or that another browser asked for, is not tried; a newer one may follow in the same tab.
  const [spent, setSpent] = useState<{ answer?: ResetAnswer; link: FragmentToken } | null>(null)
  if (refusal?.problem === 'reset_token_missing' && fragment && spent?.answer !== refusal)
    setSpent({ answer: refusal, link: fragment })
  else if (isRecovery && isRead && !hasAsked && answer?.kind !== 'saved' && spent?.link !== fragment)
    setSpent({ answer: refusal, link: fragment })
  const isSpent = spent !== null && spent.link === fragment
  const token = isRecovery && !isSpent ? fragment.token : null

  if (answer?.kind === 'saved')
    return (
      <Card lead={copy.leadNew}>
        <PasswordDone text={copy.done} toast="password_updated" email={answer.email} />
      </Card>
    )
  if (signedInAs) return <Already email={signedInAs} />
  return (
    <Card lead={token ? copy.leadNew : copy.lead}>
      {token ? <NewPassword token={token} refusal={refusal} /> : null}
      {!token && isRecovery && answer?.kind !== 'sent' && (
        <Said tone="danger" role="alert">
          <p className="font-semibold">{authProblems.reset_token_missing}</p>
          <p className="mt-1">{copy.onlyHere}</p>
        </Said>
      )}
      {!token && <RequestLink isSent={answer?.kind === 'sent'} refusal={isRecovery && isSpent ? undefined : refusal} />}
      <div className="auth-links">
        <p>
          <Link className="link" to="/login">
            {authCopy.backToLogin}
          </Link>
        </p>
      </div>
    </Card>
  )
}

// It takes the place of the form that had the focus.
function Said(said: CalloutProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return <Callout {...said} ref={box} />
}

const Card = ({ lead, children }: { lead: string; children: React.ReactNode }) => (
  <AuthCard title={copy.title} lead={lead} description={copy.description}>
    {children}
  </AuthCard>
)

function Already({ email }: { email: string }) {
  return (
    <AuthCard title={copy.already} lead={copy.alreadyText(email)} description={copy.description}>
      <div className="flex flex-wrap gap-3">
        <LinkButton to="/account">{copy.goToAccount}</LinkButton>
        <SignOut />
      </div>
    </AuthCard>
  )
}

// Always the same neutral answer, so nobody learns which addresses are known.
function RequestLink({ isSent, refusal }: { isSent: boolean; refusal: AuthRefusal | undefined }) {
  const isSending = useNavigation().state === 'submitting'
  const { box, errorOf } = useRefusal(refusal)
  if (isSent)
    return (
      <Said tone="success" title={`${copy.sentTitle}:`} role="status">
        {copy.sentText}
      </Said>
    )
  return (
    <Form method="post" className="auth-form" noValidate onSubmit={(event) => isSending && event.preventDefault()}>
      <input type="hidden" name="intent" value="request" />
      <EmailField defaultValue={refusal?.values.email} error={errorOf('email')} />
      {refusal && !refusal.field && <ErrorBox ref={box} message={refusal.message} />}
      <Button type="submit" isWide pending={isSending} pendingText={authCopy.wait}>
        {copy.submit}
      </Button>
    </Form>
  )
}

function NewPassword({ token, refusal }: { token: string; refusal: AuthRefusal | undefined }) {
  const isSending = useNavigation().state === 'submitting'
  const { box, errorOf } = useRefusal(refusal)
  const [state, setState] = useState<NewPasswordState | null>(null)
  const isBlocked = state?.isDifferent === true || (state?.isWeak === true && state.isFilled)
  return (
    <Form method="post" className="auth-form" noValidate onSubmit={(event) => isSending && event.preventDefault()}>
      <input type="hidden" name="intent" value="reset" />
      <input type="hidden" name="token" value={token} />
      <NewPasswordFields
        label={authCopy.newPassword}
        mismatch={copy.mismatch}
        passwordError={errorOf('password')}
        repeatedError={refusal?.problem === 'password_mismatch' ? copy.mismatch : errorOf('repeated')}
        onChange={setState}
      />
      {refusal && !refusal.field && <ErrorBox ref={box} message={refusal.message} />}
      <Button
        type="submit"
        isWide
        disabled={state?.isDifferent}
        aria-disabled={isBlocked || undefined}
        pending={isSending}
        pendingText={authCopy.wait}
      >
        {copy.save}
      </Button>
    </Form>
  )
}
