import type { ReactNode } from 'react'
import { Form } from '#app/forms/form.tsx'
import { Button } from '#app/ui/button.tsx'
import { Verbatim } from '#app/ui/verbatim.tsx'

type OpenInvitationProps = {
  id: string
  email: string
  /** What was offered, and until when. */
  about: ReactNode
  /** Where the form is posted to. */
  action: string
  words: { withdraw: string; withdrawOf: (email: string) => string }
}

// An open invitation, with the button to withdraw it.
export function OpenInvitation({ id, email, about, action, words }: OpenInvitationProps) {
  return (
    <li className="row-line">
      <p className="min-w-0 [overflow-wrap:anywhere]">
        <Verbatim className="font-semibold">{email}</Verbatim>
        <span className="block text-sm text-muted">{about}</span>
      </p>
      <Form method="post" action={action} preventScrollReset>
        <input type="hidden" name="invitation" value={id} />
        <Button type="submit" name="intent" value="withdraw" look="quiet" isSmall aria-label={words.withdrawOf(email)}>
          {words.withdraw}
        </Button>
      </Form>
    </li>
  )
}
