// /account/confirm: asks a logged-in user to prove who they are before irreversible actions.
import { useEffect, useRef } from 'react'
import { useActionData, useLoaderData, useNavigation } from 'react-router'
import { ownPasswordCopy, ownProofCopy as copy, passkeyCopy } from '#app/copy/people/own-proof.ts'
import { OwnProof } from '#app/features/own-proof/own-proof.tsx'
import { PasskeyForm } from '#app/features/passkey/passkey-form.tsx'
import { AuthCard } from '#app/features/sign-in/auth-card.tsx'
import { Form } from '#app/forms/form.tsx'
import { Button } from '#app/ui/button.tsx'
import { ErrorBox } from '#app/ui/callout.tsx'
import { answerConfirm, readConfirm, type ConfirmAnswer } from './confirm-action.ts'
import type { Route } from './+types/confirm.ts'

export const loader = ({ request, context }: Route.LoaderArgs) => readConfirm(request, context)
export const action = answerConfirm

export default function Confirm() {
  const { asked, question } = useLoaderData<typeof loader>()
  const answer = useActionData<ConfirmAnswer>()
  const form = useRef<HTMLFormElement>(null)
  const isSending = useNavigation().state === 'submitting'
  useEffect(() => {
    if (answer?.intent === 'typed') form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [answer])
  return (
    <AuthCard title={copy.title} lead={copy.lead} description={copy.description} hasAside={false}>
      {question && (
        <>
          <PasskeyForm asked={{ kind: 'use', question }} intent="passkey" words={passkeyCopy.use} isWide>
            {answer?.intent === 'passkey' && <ErrorBox message={answer.error} />}
          </PasskeyForm>
          <p className="text-center text-muted">{passkeyCopy.or}</p>
        </>
      )}
      <Form ref={form} method="post" className="auth-form" noValidate>
        {/* Why it is asked stands above. */}
        <OwnProof
          id="confirm-proof"
          asked={asked}
          label={ownPasswordCopy.label}
          error={answer?.intent === 'typed' ? answer.error : undefined}
        />
        <Button type="submit" isWide pending={isSending} pendingText={copy.submit}>
          {copy.submit}
        </Button>
      </Form>
    </AuthCard>
  )
}
