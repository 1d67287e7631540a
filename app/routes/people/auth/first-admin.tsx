import { useState } from 'react'
import { useActionData } from 'react-router'
import { authCopy, authProblems } from '#app/copy/people/auth.ts'
import { shopContext, atOf } from '#app/session/request-context.ts'
import { TextField } from '#app/ui/text-field.tsx'
import { authAction, refuse } from '#app/features/sign-in/auth-answer.ts'
import { AUTH_HEADERS } from '#app/features/sign-in/auth-refusal.ts'
import { textOf } from '#app/forms/form-fields.ts'
import { linkToken } from '#app/features/sign-in/invitation-action.ts'
import { AuthCard } from '#app/features/sign-in/auth-card.tsx'
import { EmailField } from '#app/features/sign-in/email-field.tsx'
import { LinkGone } from '#app/features/sign-in/link-gone.tsx'
import { LinkToken } from '#app/features/sign-in/link-token.tsx'
import { NewPasswordFields } from '#app/features/sign-in/new-password-fields.tsx'
import { PasswordDone } from '#app/features/sign-in/password-done.tsx'
import type { ProofAnswer } from '#app/features/sign-in/proof-action.ts'
import { AuthStep } from '#app/features/sign-in/proof-steps.tsx'
import { useFragmentToken } from '#app/features/sign-in/use-fragment-token.ts'
import { fieldId } from '#app/features/sign-in/use-refusal.ts'
import type { Route } from './+types/first-admin.ts'

const copy = authCopy.firstAdmin

export const action = authAction<ProofAnswer>('unexpected', async ({ context, form }) => {
  const token = linkToken(form)
  if (!token) return refuse(form, { problem: 'link_missing' })
  const made = await context.get(shopContext).staff.makeFirstAdmin(
    {
      token,
      email: textOf(form, 'email'),
      fullName: textOf(form, 'fullName'),
      password: textOf(form, 'password'),
      repeated: textOf(form, 'repeated'),
    },
    atOf(context),
  )
  return made.ok ? { answer: { kind: 'saved', email: made.email } } : refuse(form, made)
})

export const headers: Route.HeadersFunction = () => AUTH_HEADERS

// The first administrator: whoever started the shop has the link to this page.
export default function FirstAdmin() {
  const answer = useActionData<ProofAnswer>()
  const fragment = useFragmentToken()
  const token = fragment?.token
  const refusal = answer?.kind === 'refused' ? answer : undefined
  const isGone = fragment === null && !refusal
  const [isBlocked, setIsBlocked] = useState(false)

  return (
    <AuthCard hasAside={false} title={copy.title} lead={copy.lead} description={copy.description}>
      {answer?.kind === 'saved' && (
        <PasswordDone text={authCopy.setup.done} toast="account_created" email={answer.email} />
      )}
      {answer?.kind !== 'saved' && isGone && <LinkGone isAskable={false} says={authProblems.first_admin_link_gone} />}
      {answer?.kind !== 'saved' && !isGone && (
        <AuthStep intent="make" refusal={refusal} submit={copy.submit} isBlocked={isBlocked}>
          {(errorOf) => (
            <>
              <LinkToken token={token} words={copy} error={errorOf('token')} />
              <EmailField defaultValue={refusal?.values.email} error={errorOf('email')} />
              <TextField
                id={fieldId('fullName')}
                name="fullName"
                label={authCopy.fullName}
                autoComplete="name"
                maxLength={200}
                isOptional
                defaultValue={refusal?.values.fullName}
              />
              <NewPasswordFields
                passwordError={errorOf('password')}
                repeatedError={errorOf('repeated')}
                onChange={({ isWeak, isFilled }) => setIsBlocked(isWeak && isFilled)}
              />
            </>
          )}
        </AuthStep>
      )}
    </AuthCard>
  )
}
