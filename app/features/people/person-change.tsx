import { adminCopy } from '#app/copy/office/admin.ts'
import { OwnProof } from '#app/features/own-proof/own-proof.tsx'
import { Form } from '#app/forms/form.tsx'
import { Button } from '#app/ui/button.tsx'
import { ErrorBox } from '#app/ui/callout.tsx'
import { Disclosure } from '#app/ui/disclosure.tsx'
import type { ProofKind } from '#shop/people/sign-in/check-fresh-proof.ts'
import type { ReactNode } from 'react'
import { useNavigation } from 'react-router'

type PersonChangeProps = {
  userId: string
  /** Where the form is posted to. */
  action: string
  intent: string
  /** The role that the person is given, where one is. */
  role?: string
  title: string
  /** What the change means for the person. */
  text: string
  /** Names the person, for screen readers that only read the button. */
  label: string
  passwordLabel: string
  asked: ProofKind
  /** Why the last try of this very form was refused. */
  answer: { field: string | null; message: string } | undefined
  /** What else is decided with it. */
  children?: ReactNode
}

// Changes somebody's role or removes them, after a fresh proof.
export function PersonChange(props: PersonChangeProps) {
  const { userId, action, intent, role, title, text, label, passwordLabel, asked, answer } = props
  const posted = useNavigation().formData
  const isBusy = posted?.get('userId') === userId && posted.get('intent') === intent
  return (
    <Disclosure title={title} open={answer !== undefined || undefined}>
      <Form method="post" action={action} preventScrollReset noValidate className="grid gap-4 pt-2">
        <input type="hidden" name="userId" value={userId} />
        {role && <input type="hidden" name="role" value={role} />}
        <p className="text-muted">{text}</p>
        {props.children}
        <OwnProof
          id={`${intent}-${userId}`}
          asked={asked}
          label={passwordLabel}
          error={answer?.field === 'password' ? answer.message : undefined}
        />
        {answer && answer.field !== 'password' && <ErrorBox message={answer.message} />}
        <div>
          <Button
            type="submit"
            name="intent"
            value={intent}
            look="secondary"
            pending={isBusy}
            pendingText={adminCopy.wait}
            aria-label={label}
          >
            {title}
          </Button>
        </div>
      </Form>
    </Disclosure>
  )
}
