import { Link, useActionData, useLoaderData, href } from 'react-router'
import { authCopy } from '#app/copy/people/auth.ts'
import { authAction } from '#app/features/sign-in/auth-answer.ts'
import { AUTH_HEADERS, keepTyped } from '#app/features/sign-in/auth-refusal.ts'
import { textOf } from '#app/forms/form-fields.ts'
import { AuthCard } from '#app/features/sign-in/auth-card.tsx'
import { AuthSteps } from './auth-steps.tsx'
import { PasswordDone } from '#app/features/sign-in/password-done.tsx'
import {
  mailCode,
  readProof,
  saveNewPassword,
  startOver,
  takeCode,
  type ProofAnswer,
} from '#app/features/sign-in/proof-action.ts'
import { CodeStep, EmailStep, PasswordStep } from '#app/features/sign-in/proof-steps.tsx'
import { useStepFocus } from './use-step-focus.ts'
import type { Route } from './+types/setup-password.ts'

const copy = authCopy.setup
const PAGE = href('/setup-password')

export async function loader({ request, context }: Route.LoaderArgs) {
  const proof = await readProof(request, context, 'set_password')
  const email = proof?.email ?? textOf(new URL(request.url).searchParams, 'email', 254)
  return { email, step: proof === null ? 0 : proof.isProven ? 2 : 1 }
}

export const action = authAction<ProofAnswer>('unexpected', async (posted) => {
  const { form } = posted
  const errand = { ...posted, purpose: 'set_password', page: PAGE } as const
  switch (textOf(form, 'intent')) {
    case 'send-code':
      return mailCode(errand)
    case 'give-code':
      return takeCode(errand)
    case 'set-password':
      return saveNewPassword(errand)
    default:
      return startOver({ ...errand, page: `${PAGE}?${new URLSearchParams({ email: textOf(form, 'email') })}` })
  }
})

export const headers: Route.HeadersFunction = () => AUTH_HEADERS

export const clientAction = keepTyped('unexpected')

export default function SetupPassword() {
  const { email, step } = useLoaderData<typeof loader>()
  const answer = useActionData<ProofAnswer>()
  const heading = useStepFocus<HTMLHeadingElement>(step)
  const refusal = answer?.kind === 'refused' ? answer : undefined
  if (answer?.kind === 'saved')
    return (
      <AuthCard title={copy.title} lead={copy.lead} description={copy.description}>
        <PasswordDone text={copy.done} toast="password_set" email={answer.email} />
      </AuthCard>
    )

  return (
    <AuthCard title={copy.title} lead={copy.lead} description={copy.description}>
      <AuthSteps names={copy.steps} at={step} label={copy.title} />
      <h2 ref={heading} tabIndex={-1} className="text-xl">
        {copy.step(step + 1, copy.steps[step] ?? '')}
      </h2>
      {step === 0 && <EmailStep email={email} refusal={refusal} hint={copy.emailHint} />}
      {step === 1 && <CodeStep mailed={copy.mailed(email)} email={email} refusal={refusal} withIccid />}
      {step === 2 && <PasswordStep refusal={refusal} />}
      <div className="auth-links">
        <p>
          <Link className="link" to={href('/login')}>
            {authCopy.backToLogin}
          </Link>
        </p>
      </div>
    </AuthCard>
  )
}
