import { Link, useActionData, useLoaderData, href } from 'react-router'
import { authCopy } from '#app/copy/people/auth.ts'
import { Callout } from '#app/ui/callout.tsx'
import { AUTH_HEADERS, keepTyped, type AuthRefusal } from '#app/features/sign-in/auth-refusal.ts'
import { AuthCard } from '#app/features/sign-in/auth-card.tsx'
import { answerLogin, readLoginPage, type LoginPage } from './login-action.ts'
import { LoginForm } from './login-form.tsx'
import type { Route } from './+types/login.ts'

const copy = authCopy.login

export const loader = ({ request, context }: Route.LoaderArgs) => readLoginPage(request, context)
export const action = answerLogin
export const headers: Route.HeadersFunction = () => AUTH_HEADERS

export const clientAction = keepTyped('login_failed')

export default function Login() {
  const page = useLoaderData<typeof loader>()
  const refusal = useActionData<AuthRefusal>()

  return (
    <AuthCard title={copy.title} lead={copy.lead} description={copy.description}>
      <Notice page={page} />
      <LoginForm {...page} refusal={refusal} />
      <div className="auth-links">
        <p>
          <Link className="link" to={href('/auth/reset-password')}>
            {copy.forgot}
          </Link>
        </p>
        <p>
          {copy.noAccount}
          <Link className="link" to={href('/signup')}>
            {copy.signUp}
          </Link>
        </p>
        <p>
          {copy.noPassword}
          <Link className="link" to={href('/setup-password')}>
            {copy.setUp}
          </Link>
        </p>
        <p>
          {copy.justStatus}
          <Link className="link" to={href('/esim-status')}>
            {copy.status}
          </Link>
        </p>
      </div>
    </AuthCard>
  )
}

function Notice({ page: { confirming, created } }: { page: LoginPage }) {
  if (created) return <Callout tone="success">{copy.created(created)}</Callout>
  if (confirming === null) return null
  return confirming ? (
    <Callout tone="info">{copy.confirming(confirming)}</Callout>
  ) : (
    <Callout tone="warning">{copy.confirmingGone}</Callout>
  )
}
