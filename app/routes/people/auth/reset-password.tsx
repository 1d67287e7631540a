import { useEffect, useRef, useState } from 'react'
import { Link, useActionData, useLoaderData, useNavigation, href } from 'react-router'
import { Form } from '#app/forms/form.tsx'
import { authCopy, authProblems } from '#app/copy/people/auth.ts'
import { Button, LinkButton } from '#app/ui/button.tsx'
import { Callout, ErrorBox, type CalloutProps } from '#app/ui/callout.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { AUTH_HEADERS, keepTyped, type AuthRefusal } from '#app/features/sign-in/auth-refusal.ts'
import { AuthCard } from '#app/features/sign-in/auth-card.tsx'
import { EmailField } from '#app/features/sign-in/email-field.tsx'
import { LinkToken } from '#app/features/sign-in/link-token.tsx'
import { NewPasswordFields, type NewPasswordState } from '#app/features/sign-in/new-password-fields.tsx'
import { PasswordDone } from '#app/features/sign-in/password-done.tsx'
import { answerReset, readResetPage, type ResetAnswer } from './reset-action.ts'
import { SignOut } from '#app/features/sign-in/sign-out.tsx'
import { useFragmentToken, type FragmentToken } from '#app/features/sign-in/use-fragment-token.ts'
import { fieldId, useRefusal } from '#app/features/sign-in/use-refusal.ts'
import type { Route } from './+types/reset-password.ts'

const copy = authCopy.reset

export const loader = ({ request, context }: Route.LoaderArgs) => readResetPage(request, context)
export const action = answerReset
export const headers: Route.HeadersFunction = () => AUTH_HEADERS

export const clientAction = keepTyped((intent) => (intent === 'reset' ? 'reset_failed' : 'request_failed'))

// What an answer says about the link that was sent.
const SAID: Partial<Record<AuthRefusal['problem'], LinkState>> = {
  reset_token_missing: 'spent',
  reset_code_missing: 'foreign',
  reset_code_wrong: 'foreign',
}
/** A link from another browser asks for its code, until somebody leaves it for a new one. */
type LinkState = 'spent' | 'foreign' | 'left'

export default function ResetPassword() {
  const { signedInAs, code: codeHere } = useLoaderData<typeof loader>()
  const answer = useActionData<ResetAnswer>()
  const fragment = useFragmentToken()
  const refusal = answer?.kind === 'refused' ? answer : undefined
  const isSent = answer?.kind === 'sent'
  // An answer is about the link it was sent with; a newer one may follow in the same tab.
  const [known, setKnown] = useState<{ answer?: AuthRefusal; link: FragmentToken; state: LinkState } | null>(null)
  const said = refusal && SAID[refusal.problem]
  if (said && fragment && known?.answer !== refusal) setKnown({ answer: refusal, link: fragment, state: said })
  const state = known?.link === fragment ? known?.state : undefined
  const isOver = state === 'spent' || state === 'left'
  const token = fragment?.type === 'recovery' && !isOver ? fragment.token : null
  const code = isSent ? answer.code : codeHere
  const needsCode = state === 'foreign' || code === null

  if (answer?.kind === 'saved')
    return (
      <Card lead={copy.leadNew}>
        <PasswordDone text={copy.done} toast="password_updated" email={answer.email} />
      </Card>
    )
  if (signedInAs) return <Already email={signedInAs} />
  const ofReset = refusal?.intent === 'reset' ? refusal : undefined
  const leave = () => fragment && setKnown({ answer: refusal, link: fragment, state: 'left' })
  return (
    <Card lead={token ? copy.leadNew : copy.lead}>
      {token && <NewPassword token={token} needsCode={needsCode} refusal={ofReset} onLeave={leave} />}
      {state === 'spent' && !isSent && (
        <Said tone="danger" role="alert">
          <p className="font-semibold">{authProblems.reset_token_missing}</p>
          <p className="mt-1">{copy.spent}</p>
        </Said>
      )}
      {!token && <RequestLink isSent={isSent} isCalled={state === 'left'} refusal={ofReset ? undefined : refusal} />}
      {!token && code !== null && (isSent || state !== 'spent') && <CodeForElsewhere code={code} />}
      {!token && (
        <noscript>
          <section className="mt-4">
            <h2 className="font-semibold">{copy.haveLink}</h2>
            <p className="mt-1 mb-3">{copy.haveLinkText}</p>
            <NewPassword token={null} needsCode={code === null || said === 'foreign'} refusal={ofReset} />
          </section>
        </noscript>
      )}
      <div className="auth-links">
        <p>
          <Link className="link" to={href('/login')}>
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
        <LinkButton to={href('/account')}>{copy.goToAccount}</LinkButton>
        <SignOut />
      </div>
    </AuthCard>
  )
}

type RequestLinkProps = {
  isSent: boolean
  /** It takes the place of a form that somebody left. */
  isCalled: boolean
  refusal: AuthRefusal | undefined
}

// Always the same neutral answer, so nobody learns which addresses are known.
function RequestLink({ isSent, isCalled, refusal }: RequestLinkProps) {
  const isSending = useNavigation().state === 'submitting'
  const { box, errorOf } = useRefusal(refusal)
  useEffect(() => {
    if (isCalled) document.getElementById(fieldId('email'))?.focus()
  }, [isCalled])
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

// The other device doesn't know this browser; whoever holds both can read it here and type it there.
const CodeForElsewhere = ({ code }: { code: string }) => (
  <div>
    <p className="font-semibold">{copy.codeTitle}</p>
    <p className="mt-1">{copy.codeText}</p>
    <p className="digits mt-2 text-xl font-semibold" translate="no">
      {`${code.slice(0, 3)} ${code.slice(3)}`}
    </p>
  </div>
)

type NewPasswordProps = {
  /** Null without a script, which could read it. */
  token: string | null
  /** In a browser that didn't ask for the link. */
  needsCode: boolean
  refusal: AuthRefusal | undefined
  onLeave?: () => void
}

function NewPassword({ token, needsCode, refusal, onLeave }: NewPasswordProps) {
  const isSending = useNavigation().state === 'submitting'
  const { box, errorOf } = useRefusal(refusal)
  const [state, setState] = useState<NewPasswordState | null>(null)
  const isBlocked = state?.isDifferent === true || (state?.isWeak === true && state.isFilled)
  return (
    <Form method="post" className="auth-form" noValidate onSubmit={(event) => isSending && event.preventDefault()}>
      <input type="hidden" name="intent" value="reset" />
      <LinkToken token={token} words={copy} error={undefined} />
      {needsCode ? <ElsewhereCode error={errorOf('code')} /> : <input type="hidden" name="code" value="" />}
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
      {needsCode && onLeave && (
        <Button type="button" look="secondary" isWide onClick={onLeave}>
          {copy.askHere}
        </Button>
      )}
    </Form>
  )
}

const ElsewhereCode = ({ error }: { error: string | undefined }) => (
  <>
    <Callout tone="info" title={copy.elsewhere}>
      {copy.elsewhereText}
    </Callout>
    <TextField
      id={fieldId('code')}
      name="code"
      label={copy.code}
      inputMode="numeric"
      autoComplete="off"
      maxLength={12}
      required
      error={error}
    />
  </>
)
