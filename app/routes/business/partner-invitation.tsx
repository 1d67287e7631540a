// /partner-invite: whoever holds a mailed invitation chooses a password and becomes an affiliate.
import { useState } from 'react'
import { useActionData } from 'react-router'
import { partnerInvitationCopy as copy } from '#app/copy/earnings.ts'
import { atOf } from '#app/session/caller.ts'
import { shopContext } from '#app/session/shop-context.ts'
import { rateLimitKeyOf } from '#app/session/visitor.ts'
import { Callout } from '#app/ui/callout.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { authAction, refuse } from '#app/features/sign-in/auth-answer.ts'
import { AuthCard } from '#app/features/sign-in/auth-card.tsx'
import { AUTH_HEADERS } from '#app/features/sign-in/auth-refusal.ts'
import { textOf } from '#app/forms/text-of.ts'
import { NewPasswordFields } from '#app/features/sign-in/new-password-fields.tsx'
import { PasswordDone } from '#app/features/sign-in/password-done.tsx'
import type { ProofAnswer } from '#app/features/sign-in/proof-action.ts'
import { AuthStep } from '#app/features/sign-in/proof-steps.tsx'
import { useFragmentToken } from '#app/features/sign-in/use-fragment-token.ts'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import type { Route } from './+types/partner-invitation.ts'

type InvitationAnswer = ProofAnswer | { kind: 'gone' }

export const action = authAction<InvitationAnswer>('unexpected', async ({ context, form }) => {
  const accepted = await context.get(shopContext).affiliates.acceptAffiliation(
    {
      rateLimitKey: rateLimitKeyOf(context),
      token: tokenIn(textOf(form, 'token')),
      password: textOf(form, 'password'),
      repeated: textOf(form, 'repeated'),
    },
    atOf(context),
  )
  if (accepted.ok) return { answer: { kind: 'saved', email: accepted.email } }
  if (accepted.problem === 'invitation_gone') return { answer: { kind: 'gone' }, status: 400 }
  if (accepted.problem === 'too_often') return refuse(form, accepted)
  return refuse(form, { problem: accepted.problem })
})

// Without script the whole link is pasted.
const tokenIn = (text: string) => text.slice(0, 500).split('access_token=').at(-1)?.trim() ?? ''

export const headers: Route.HeadersFunction = () => AUTH_HEADERS

export default function Invitation() {
  const answer = useActionData<InvitationAnswer>()
  const token = useFragmentToken()?.token
  const isHydrated = useHydrated()
  const refusal = answer?.kind === 'refused' ? answer : undefined
  const [isBlocked, setIsBlocked] = useState(false)
  const isGone = answer?.kind === 'gone' || (isHydrated && !token)

  return (
    <AuthCard hasAside={false} title={copy.title} lead={copy.lead} description={copy.description}>
      {answer?.kind === 'saved' && <PasswordDone text={copy.done} toast="account_created" email={answer.email} />}
      {answer?.kind !== 'saved' && isGone && (
        <Callout tone="info" role="status">
          {copy.gone}
        </Callout>
      )}
      {answer?.kind !== 'saved' && !isGone && (
        <AuthStep intent="accept" refusal={refusal} submit={copy.submit} isBlocked={isBlocked}>
          {(errorOf) => (
            <>
              {token ? (
                <input type="hidden" name="token" value={token} />
              ) : (
                <TextField name="token" label={copy.link} hint={copy.linkHint} autoComplete="off" required />
              )}
              <p className="text-sm text-muted">{copy.rule}</p>
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
