import { withQuery } from '#app/format/with-query.ts'
import { textOf } from '#app/forms/form-fields.ts'
import { useEffect, useRef, useState } from 'react'
import { Link, useActionData, useLoaderData, useNavigation, href } from 'react-router'
import { Form } from '#app/forms/form.tsx'
import { authCopy } from '#app/copy/people/auth.ts'
import { Button } from '#app/ui/button.tsx'
import { ErrorBox } from '#app/ui/callout.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { AUTH_HEADERS, keepTyped, type AuthRefusal } from '#app/features/sign-in/auth-refusal.ts'
import { AuthCard } from '#app/features/sign-in/auth-card.tsx'
import { AuthSteps } from './auth-steps.tsx'
import { EmailField } from '#app/features/sign-in/email-field.tsx'
import { IccidField } from '#app/features/sign-in/iccid-field.tsx'
import { sendOnIfSignedIn } from './login-action.ts'
import { NewPasswordFields } from '#app/features/sign-in/new-password-fields.tsx'
import { fieldId, useRefusal } from '#app/features/sign-in/use-refusal.ts'
import type { Route } from './+types/signup.ts'
import type { FormResult, FormPost } from '#app/http/form-action.ts'
import { atOf } from '#app/session/request-context.ts'
import { rateLimitKeyOf, type Context } from '#app/session/visitor.ts'
import { authAction, refuse } from '#app/features/sign-in/auth-answer.ts'
import { readProofId } from '#app/features/sign-in/proof-action.ts'

// POST /signup: the address first, then name and password; the account begins when its mailbox answered.

type SignUpStart = { kind: 'started'; email: string; iccid: string; lockedName: string | null }

type Result = FormResult<SignUpStart | AuthRefusal>

export const action = authAction<SignUpStart>('signup_failed', (posted) =>
  textOf(posted.form, 'intent') === 'create' ? create(posted) : start(posted),
)

async function start({ request, context, form, shop }: FormPost): Promise<Result> {
  const { ok, ...started } = await shop.accounts.startSignUp(await inputOf(request, context, form))
  if ('problem' in started) return refuse(form, started)
  return ok ? { answer: { kind: 'started', ...started } } : refuse(form, { problem: 'signup_failed' })
}

// Role, activation and whatever else a body may claim are never read.
async function create({ request, context, form, shop }: FormPost): Promise<Result> {
  const answer = await shop.accounts.signUp(
    {
      ...(await inputOf(request, context, form)),
      fullName: textOf(form, 'fullName'),
      password: textOf(form, 'password'),
      repeated: textOf(form, 'repeated'),
    },
    atOf(context),
  )
  if (!answer.ok) return refuse(form, answer)
  return { to: href('/login'), flash: { text: 'account_created', email: answer.email } }
}

const inputOf = async (request: Request, context: Context, form: FormData) => ({
  email: textOf(form, 'email'),
  iccid: textOf(form, 'iccid'),
  rateLimitKey: rateLimitKeyOf(context),
  proofId: await readProofId(request, context),
})

const copy = authCopy.signup

export async function loader({ request, context }: Route.LoaderArgs) {
  await sendOnIfSignedIn(request, context)
  return { email: textOf(new URL(request.url).searchParams, 'email', 254) }
}
export const headers: Route.HeadersFunction = () => AUTH_HEADERS

export const clientAction = keepTyped('unexpected')

export default function SignUp() {
  const { email } = useLoaderData<typeof loader>()
  const answer = useActionData<SignUpStart | AuthRefusal>()
  const refusal = answer?.kind === 'refused' ? answer : undefined
  const [started, setStarted] = useState<SignUpStart | null>(null)
  if (answer?.kind === 'started' && answer !== started) setStarted(answer)
  const current =
    answer?.kind === 'started' ? answer : refusal?.intent === 'create' ? toStarted(started, refusal) : null
  const goesBack = refusal?.field === 'email' || refusal?.field === 'iccid'

  return (
    <AuthCard title={copy.title} lead={copy.lead} description={copy.description}>
      <AuthSteps names={copy.steps} at={current && !goesBack ? 1 : 0} label={copy.title} />
      {current && !goesBack ? (
        <DetailsStep started={current} refusal={refusal} />
      ) : (
        <EmailStep typed={started ?? { email, iccid: '' }} refusal={refusal} />
      )}
      <div className="auth-links">
        <p>
          {copy.haveAccount}
          <Link className="link" to={href('/login')}>
            {copy.logIn}
          </Link>
        </p>
      </div>
    </AuthCard>
  )
}

// Without script the page knows only what came back.
const toStarted = (started: SignUpStart | null, { values }: AuthRefusal): SignUpStart =>
  started ?? { kind: 'started', email: values.email, iccid: values.iccid, lockedName: null }

type EmailStepProps = { typed: Pick<SignUpStart, 'email' | 'iccid'>; refusal: AuthRefusal | undefined }

// The second step is an entry of its own in the history, so that Back leads to this one with everything in it.
function EmailStep({ typed, refusal }: EmailStepProps) {
  const isSending = useNavigation().state === 'submitting'
  const { box, errorOf } = useRefusal(refusal)
  return (
    <Form
      method="post"
      replace={refusal !== undefined}
      className="auth-form"
      noValidate
      onSubmit={(event) => isSending && event.preventDefault()}
    >
      <input type="hidden" name="intent" value="start" />
      <EmailField defaultValue={refusal?.values.email ?? typed.email} error={errorOf('email')} />
      <IccidField
        isOptional
        hint={copy.iccidHint}
        defaultValue={refusal?.values.iccid ?? typed.iccid}
        error={errorOf('iccid')}
      />
      {refusal && !refusal.field && <ErrorBox ref={box} message={refusal.message} />}
      <Button type="submit" isWide pending={isSending} pendingText={authCopy.wait}>
        {authCopy.continue}
      </Button>
    </Form>
  )
}

function DetailsStep({ started, refusal }: { started: SignUpStart; refusal: AuthRefusal | undefined }) {
  const isSending = useNavigation().state === 'submitting'
  const { box, errorOf } = useRefusal(refusal)
  const [isBlocked, setIsBlocked] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])

  return (
    <Form method="post" className="auth-form" noValidate onSubmit={(event) => isSending && event.preventDefault()}>
      <input type="hidden" name="intent" value="create" />
      <input type="hidden" name="email" value={started.email} />
      <input type="hidden" name="iccid" value={started.iccid} />
      <div>
        <h2 ref={heading} tabIndex={-1} className="text-xl">
          {copy.step(2, copy.steps[1] ?? '')}
        </h2>
        <p className="[overflow-wrap:anywhere]">
          <bdi translate="no">{started.email}</bdi>{' '}
          <Link className="link auth-link" to={withQuery(href('/signup'), { email: started.email })}>
            {authCopy.back}
          </Link>
        </p>
      </div>
      {started.lockedName !== null && !errorOf('fullName') ? (
        <TextField label={authCopy.fullName} value={started.lockedName} hint={copy.nameLocked} readOnly disabled />
      ) : (
        <TextField
          id={fieldId('fullName')}
          name="fullName"
          label={authCopy.fullName}
          autoComplete="name"
          maxLength={200}
          required
          defaultValue={refusal?.values.fullName}
          error={errorOf('fullName')}
        />
      )}
      <NewPasswordFields
        passwordError={errorOf('password')}
        repeatedError={errorOf('repeated')}
        onChange={({ isWeak, isFilled }) => setIsBlocked(isWeak && isFilled)}
      />
      {refusal && !refusal.field && <ErrorBox ref={box} message={refusal.message} />}
      <Button
        type="submit"
        isWide
        pending={isSending}
        pendingText={authCopy.wait}
        aria-disabled={isBlocked || undefined}
      >
        {copy.submit}
      </Button>
    </Form>
  )
}
