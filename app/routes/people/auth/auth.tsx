import type { MouseEvent } from 'react'
import { Link, useActionData, useLoaderData, useNavigate } from 'react-router'
import { Form } from '#app/forms/form.tsx'
import { authCopy } from '#app/copy/people/auth.ts'
import { answerAuth, readAuthPage } from './auth-action.ts'
import { AUTH_HEADERS, keepTyped, type AuthRefusal } from '#app/features/sign-in/auth-refusal.ts'
import { AuthCard } from '#app/features/sign-in/auth-card.tsx'
import { authAddress, TABS, type AuthPage, type Tab } from './auth-tabs.ts'
import { AuthSteps } from './auth-steps.tsx'
import { LoginForm } from './login-form.tsx'
import { PasswordDone } from '#app/features/sign-in/password-done.tsx'
import type { ProofAnswer } from '#app/features/sign-in/proof-action.ts'
import { CodeStep, EmailStep, PasswordStep } from '#app/features/sign-in/proof-steps.tsx'
import { fieldId } from '#app/features/sign-in/use-refusal.ts'
import { useStepFocus } from './use-step-focus.ts'
import type { Route } from './+types/auth.ts'
import { CopyButton } from '#app/ui/copy-button.tsx'
import type { AccountCard } from '#shop/support/customer/view-account.ts'

const copy = authCopy.auth

export const loader = ({ request, context }: Route.LoaderArgs) => readAuthPage(request, context)
export const action = answerAuth
export const headers: Route.HeadersFunction = () => AUTH_HEADERS

export const clientAction = keepTyped('unexpected')

export default function Auth() {
  const page = useLoaderData<typeof loader>()
  const answer = useActionData<ProofAnswer>()
  const refusal = answer?.kind === 'refused' ? answer : undefined

  return (
    <AuthCard title={copy.title} lead={copy.lead} description={copy.description} isWide>
      <Tabs page={page} />
      {answer?.kind === 'saved' ? (
        <PasswordDone text={authCopy.setup.done} toast="password_updated" email={answer.email} />
      ) : (
        <Panel key={page.tab} page={page} refusal={refusal} />
      )}
    </AuthCard>
  )
}

// Each tab is an address of its own; what was typed goes along.
function Tabs({ page: { tab: open, email, redirectTo } }: { page: AuthPage }) {
  const navigate = useNavigate()
  const go = (event: MouseEvent, tab: Tab) => {
    const field = document.getElementById(fieldId('email'))
    if (!(field instanceof HTMLInputElement) || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    void navigate(authAddress(tab, field.value.trim(), redirectTo))
  }
  return (
    <nav className="auth-tabs" aria-label={copy.tabsLabel}>
      {TABS.map((tab) => (
        <Link
          key={tab}
          to={authAddress(tab, email, redirectTo)}
          aria-current={tab === open ? 'page' : undefined}
          onClick={(event) => go(event, tab)}
        >
          {copy.tabs[tab]}
        </Link>
      ))}
    </nav>
  )
}

function Panel({ page, refusal }: { page: AuthPage; refusal: AuthRefusal | undefined }) {
  if (page.tab === 'login')
    return <LoginForm email={page.email} redirectTo={page.redirectTo} confirmToken={null} refusal={refusal} />
  return page.tab === 'check' ? (
    <CheckPanel page={page} refusal={refusal} />
  ) : (
    <RegisterPanel page={page} refusal={refusal} />
  )
}

function CheckPanel({ page, refusal }: { page: AuthPage; refusal: AuthRefusal | undefined }) {
  const panel = useStepFocus<HTMLDivElement>(page.card ? 2 : page.step)
  return (
    <div ref={panel} tabIndex={-1} className="auth-panel">
      <CheckStep page={page} refusal={refusal} />
    </div>
  )
}

function CheckStep({ page: { card, step, email }, refusal }: { page: AuthPage; refusal: AuthRefusal | undefined }) {
  if (card)
    return (
      <>
        <AccountFacts card={card} />
        <Form method="post">
          <input type="hidden" name="intent" value="start-over" />
          <button type="submit" className="link auth-link">
            {copy.check.another}
          </button>
        </Form>
      </>
    )
  if (step === 1)
    return <CodeStep mailed={copy.check.mailed(email)} email={email} refusal={refusal} submit={copy.check.show} />
  return (
    <>
      <p>{copy.check.text}</p>
      <EmailStep email={email} refusal={refusal} submit={copy.check.submit} />
    </>
  )
}

function RegisterPanel({ page: { step, email }, refusal }: { page: AuthPage; refusal: AuthRefusal | undefined }) {
  const { setup } = authCopy
  const panel = useStepFocus<HTMLDivElement>(step)
  return (
    <div ref={panel} tabIndex={-1} className="auth-panel">
      <AuthSteps names={setup.steps} at={step} label={copy.tabs.register} />
      {step === 0 && <EmailStep email={email} refusal={refusal} hint={setup.emailHint} withIccid />}
      {step === 1 && <CodeStep mailed={setup.mailed(email)} email={email} refusal={refusal} />}
      {step === 2 && <PasswordStep refusal={refusal} />}
    </div>
  )
}

const checkCopy = authCopy.auth.check

// What is on record for an account, each value with a button that copies it.
function AccountFacts({ card }: { card: AccountCard }) {
  const facts = [
    { name: checkCopy.fullName, value: card.fullName },
    { name: checkCopy.email, value: card.email },
    ...(card.iccid === ''
      ? [{ name: checkCopy.iccid, value: '' }]
      : card.iccid.split(',').map((iccid) => ({ name: checkCopy.iccid, value: iccid }))),
    { name: checkCopy.type, value: card.type },
    { name: checkCopy.created, value: card.createdAt.slice(0, 10) },
  ]
  return (
    <section aria-labelledby="account-facts" className="grid gap-3">
      <h2 id="account-facts" className="text-xl">
        {checkCopy.heading}
      </h2>
      <dl className="auth-facts">
        {facts.map(({ name, value }) => (
          <div key={`${name} ${value}`}>
            <dt>{name}</dt>
            <dd>
              <bdi translate="no">{value || checkCopy.noIccid}</bdi>
            </dd>
            {value && (
              <dd className="auth-fact-copy">
                <CopyButton text={value} isSmall look="quiet" />
              </dd>
            )}
          </div>
        ))}
      </dl>
    </section>
  )
}
