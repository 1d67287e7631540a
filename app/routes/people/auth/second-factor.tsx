// /login/second-factor: the second step of a login with a second factor.
import { Link, useActionData, useLoaderData, href } from 'react-router'
import { authCopy } from '#app/copy/people/auth.ts'
import { passkeyCopy } from '#app/copy/people/own-proof.ts'
import { AuthCard } from '#app/features/sign-in/auth-card.tsx'
import { AUTH_HEADERS, keepTyped, type AuthRefusal } from '#app/features/sign-in/auth-refusal.ts'
import { AuthStep } from '#app/features/sign-in/proof-steps.tsx'
import { fieldId } from '#app/features/sign-in/use-refusal.ts'
import { PasskeyForm } from '#app/features/passkey/passkey-form.tsx'
import { Form } from '#app/forms/form.tsx'
import { Callout, ErrorBox } from '#app/ui/callout.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { answerSecondFactor, readSecondFactor } from './second-factor-action.ts'
import type { Route } from './+types/second-factor.ts'

const copy = authCopy.secondFactor

export const loader = ({ request, context }: Route.LoaderArgs) => readSecondFactor(request, context)
export const action = answerSecondFactor
export const headers: Route.HeadersFunction = () => AUTH_HEADERS

export const clientAction = keepTyped('login_failed')

export default function SecondFactor() {
  const { hasAuthenticator, hasPasskeyElsewhere, question, redirectTo } = useLoaderData<typeof loader>()
  const refusal = useActionData<AuthRefusal>()
  const ofPasskey = refusal?.intent === 'passkey' ? refusal : undefined
  const wished = redirectTo !== null && <input type="hidden" name="redirectTo" value={redirectTo} />

  return (
    <AuthCard title={copy.title} lead={copy.lead} description={copy.description} hasAside={false}>
      {question && (
        <>
          <PasskeyForm asked={{ kind: 'use', question }} intent="passkey" words={passkeyCopy.use} isWide>
            {wished}
            {ofPasskey && <ErrorBox message={ofPasskey.message} />}
          </PasskeyForm>
          <p className="text-center text-muted">{passkeyCopy.or}</p>
        </>
      )}
      {hasPasskeyElsewhere && <Callout tone="info">{passkeyCopy.elsewhere}</Callout>}
      <AuthStep intent="code" refusal={refusal?.intent === 'code' ? refusal : undefined} submit={copy.submit}>
        {(errorOf) => (
          <>
            {wished}
            <TextField
              id={fieldId('code')}
              name="code"
              label={copy.code}
              hint={copy.codeHint(hasAuthenticator)}
              autoComplete="one-time-code"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={40}
              required
              error={errorOf('code')}
            />
          </>
        )}
      </AuthStep>
      <div className="auth-links">
        <p>
          {copy.lost}
          <Link className="link" to={href('/support')}>
            {copy.lostLink}
          </Link>
        </p>
        <Form method="post">
          <input type="hidden" name="intent" value="start-over" />
          <button type="submit" className="link auth-link">
            {copy.startOver}
          </button>
        </Form>
      </div>
    </AuthCard>
  )
}
