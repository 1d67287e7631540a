// The card behind an emailed invitation: a password of one's own choice, or that the invitation is gone.
import { useState, type ReactNode } from 'react'
import { useActionData } from 'react-router'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { AuthCard } from './auth-card.tsx'
import type { InvitationAnswer } from './invitation-action.ts'
import { LinkGone } from './link-gone.tsx'
import { LinkToken } from './link-token.tsx'
import { NewPasswordFields } from './new-password-fields.tsx'
import { PasswordDone } from './password-done.tsx'
import { AuthStep } from './proof-steps.tsx'
import { fieldId } from './use-refusal.ts'
import { useFragmentToken } from './use-fragment-token.ts'

type InvitationWords = Record<
  'title' | 'lead' | 'description' | 'rule' | 'submit' | 'done' | 'gone' | 'link' | 'linkHint',
  string
>

/** `terms`: what else is agreed to, where something is. */
export function InvitationCard({ copy, terms }: { copy: InvitationWords; terms?: ReactNode }) {
  const answer = useActionData<InvitationAnswer>()
  const fragment = useFragmentToken()
  const token = fragment?.token
  const refusal = answer?.kind === 'refused' ? answer : undefined
  const [isBlocked, setIsBlocked] = useState(false)
  const isGone = answer?.kind === 'gone' || (fragment === null && !refusal)

  return (
    <AuthCard hasAside={false} title={copy.title} lead={isGone ? null : copy.lead} description={copy.description}>
      {answer?.kind === 'saved' && <PasswordDone text={copy.done} toast="account_created" email={answer.email} />}
      {answer?.kind !== 'saved' && isGone && <LinkGone says={copy.gone} />}
      {answer?.kind !== 'saved' && !isGone && (
        <AuthStep intent="accept" refusal={refusal} submit={copy.submit} isBlocked={isBlocked}>
          {(errorOf) => (
            <>
              <LinkToken token={token} words={copy} error={errorOf('token')} />
              <p className="text-sm text-muted">{copy.rule}</p>
              <NewPasswordFields
                passwordError={errorOf('password')}
                repeatedError={errorOf('repeated')}
                onChange={({ isWeak, isFilled }) => setIsBlocked(isWeak && isFilled)}
              />
              {terms && (
                <Checkbox
                  id={fieldId('terms')}
                  name="terms"
                  value="yes"
                  required
                  label={terms}
                  error={errorOf('terms')}
                />
              )}
            </>
          )}
        </AuthStep>
      )}
    </AuthCard>
  )
}
