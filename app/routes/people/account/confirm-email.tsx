// /account/confirm-email: an emailed link opens a page, and only its button changes something; programs that look at emails press none.
import { cutText } from '#values/text/cut-text.ts'
import { useEffect, useRef } from 'react'
import { useActionData, useNavigation, href } from 'react-router'
import { Form } from '#app/forms/form.tsx'
import { profileCopy } from '#app/copy/people/account-profile.ts'
import { everybody, formAction, type FormResult } from '#app/http/form-action.ts'
import { atOf } from '#app/session/request-context.ts'
import { rateLimitKeyOf } from '#app/session/visitor.ts'
import { accountCopy } from '#app/copy/people/account.ts'
import { Button, LinkButton } from '#app/ui/button.tsx'
import { Callout } from '#app/ui/callout.tsx'
import { AuthCard } from '#app/features/sign-in/auth-card.tsx'
import { AUTH_HEADERS } from '#app/features/sign-in/auth-refusal.ts'
import { textOf } from '#app/forms/form-fields.ts'

const copy = profileCopy.confirm

type ConfirmationResult = { email: string | null; error: string | null }

export const headers = () => AUTH_HEADERS

export const action = formAction({
  who: everybody,
  async run({ request, context, form, shop }): Promise<FormResult<ConfirmationResult>> {
    const token = textOf(form, 'token') || (new URL(request.url).searchParams.get('token') ?? '')
    const input = { token: cutText(token, 100), rateLimitKey: rateLimitKeyOf(context) }
    const confirmed = await shop.customers.confirmEmailChange(input, atOf(context))
    if (confirmed.ok) return { answer: { email: confirmed.email, error: null } }
    if (confirmed.problem === 'link_gone') return { answer: { email: null, error: copy.gone }, status: 400 }
    return { answer: { email: null, error: accountCopy.tooOften(confirmed.retryAfterSeconds) }, wait: confirmed }
  },
})

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
        <LinkButton to={`${href('/account')}?tab=profile`}>{copy.account}</LinkButton>
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
