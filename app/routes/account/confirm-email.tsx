// /account/confirm-email: a mailed link opens a page, and only its button changes something; programs that look at mails press none.
import { useEffect, useRef } from 'react'
import { Form, useActionData, useNavigation } from 'react-router'
import { data } from 'react-router'
import { profileCopy } from '#app/copy/account-profile.ts'
import { readForm } from '#app/session/read-form.ts'
import { limitKey } from '#app/session/limit-key.ts'
import { shopContext } from '#app/session/shop-context.ts'
import { visitorIpContext } from '#app/session/visitor.ts'
import { answerHeadersContext } from '#app/session/answer-headers.ts'
import { accountCopy } from '#app/copy/account.ts'
import { Button, LinkButton } from '#app/ui/button.tsx'
import { Callout } from '#app/ui/callout.tsx'
import type { Limit } from '#shop/ports/rate-limiter.ts'
import { AuthCard } from '../auth/auth-card.tsx'
import { AUTH_HEADERS, textOf } from '../auth/auth-refusal.ts'
import type { Route } from './+types/confirm-email.ts'

const LIMIT: Limit = { name: 'confirm-email', points: 30, seconds: 3600 }
const copy = profileCopy.confirm

type Confirmed = { email: string | null; error: string | null }

export const headers = () => AUTH_HEADERS

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request)
  const shop = context.get(shopContext)
  const allowed = await shop.take(LIMIT, limitKey(context.get(visitorIpContext)))
  if (!allowed.ok) {
    context.get(answerHeadersContext)?.set('retry-after', String(allowed.retryAfterSeconds))
    return data<Confirmed>({ email: null, error: accountCopy.tooOften(allowed.retryAfterSeconds) }, 429)
  }
  const token = textOf(form, 'token') || (new URL(request.url).searchParams.get('token') ?? '')
  const confirmed = await shop.confirmEmailChange(token.slice(0, 100))
  return confirmed.ok
    ? data<Confirmed>({ email: confirmed.email, error: null })
    : data<Confirmed>({ email: null, error: copy.gone }, 400)
}

export default function ConfirmEmail() {
  const answer = useActionData<typeof action>()
  const isBusy = useNavigation().state === 'submitting'
  const said = useRef<HTMLDivElement>(null)
  // The button is gone from under the focus.
  useEffect(() => {
    if (answer) said.current?.focus()
  }, [answer])
  return (
    <AuthCard title={copy.title} lead={copy.text} description={copy.title}>
      {answer?.email && (
        <Callout tone="success" role="status" ref={said}>
          {copy.done(answer.email)}
        </Callout>
      )}
      {answer?.error && (
        <Callout tone="danger" role="alert" ref={said}>
          {answer.error}
        </Callout>
      )}
      {answer ? (
        <LinkButton to="/account?tab=profile">{copy.account}</LinkButton>
      ) : (
        <Form method="post">
          <Button type="submit" pending={isBusy} isWide>
            {copy.button}
          </Button>
        </Form>
      )}
    </AuthCard>
  )
}
