import { useEffect, useRef } from 'react'
import { Form } from '#app/forms/form.tsx'
import { useIsSending } from '#app/forms/intent-form.tsx'
import { adminCopy } from '#app/copy/office/admin.ts'
import { Button } from '#app/ui/button.tsx'
import { Callout, ErrorBox } from '#app/ui/callout.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { EMAIL_INPUT, TextField } from '#app/ui/text-field.tsx'
import { useToast } from '#app/ui/toast.tsx'
import { OwnProof } from '#app/features/own-proof/own-proof.tsx'
import type { ProofKind } from '#shop/people/sign-in/check-fresh-proof.ts'
import type { PeopleAnswer } from '../admin-action.ts'

const copy = adminCopy.admins

type InviteFormProps = {
  answer: PeopleAnswer | undefined
  isDone: boolean
  /** Only a super-admin invites agents and accountants. */
  mayChoose: boolean
  asked: ProofKind
  action: string
}

const ROLES = Object.entries(copy.roles)

// Creates an admin, with their address and a fresh proof of the creator.
export function InviteForm({ answer, isDone, mayChoose, asked, action }: InviteFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const box = useRef<HTMLDivElement>(null)
  const { show } = useToast()
  const isBusy = useIsSending('invite')
  useEffect(() => {
    if (isDone) show({ title: copy.invite.done, description: copy.invite.doneText })
  }, [isDone, show])
  useEffect(() => {
    if (!answer) return
    const field = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')
    ;(field ?? box.current)?.focus()
    if (answer.field !== 'password') show({ title: answer.message, tone: 'destructive' })
  }, [answer, show])

  return (
    <section className="card" aria-labelledby="invite">
      <div>
        <h2 id="invite" className="text-2xl">
          {copy.invite.heading}
        </h2>
        <p className="pt-1 text-muted">{copy.invite.text}</p>
      </div>
      {isDone && (
        <Callout tone="success" role="status" title={copy.invite.done}>
          {copy.invite.doneText}
        </Callout>
      )}
      <Form
        key={isDone ? 'done' : ''}
        ref={form}
        method="post"
        action={action}
        preventScrollReset
        noValidate
        className="grid gap-4"
      >
        <TextField
          id="invite-email"
          name="email"
          {...EMAIL_INPUT}
          label={copy.invite.email}
          autoComplete="off"
          required
          defaultValue={answer?.email}
          error={answer?.field === 'email' ? answer.message : undefined}
        />
        {mayChoose && (
          <div className="grid gap-1.5">
            <SelectField name="role" label={copy.invite.role} options={ROLES} defaultValue={answer?.role} />
            <p className="text-sm text-muted">{copy.invite.roleHint}</p>
          </div>
        )}
        <OwnProof
          id="invite-password"
          asked={asked}
          label={copy.ownPassword}
          hint={copy.ownPasswordHint}
          error={answer?.field === 'password' ? answer.message : undefined}
        />
        {answer && answer.field === null && <ErrorBox ref={box} message={answer.message} />}
        <div>
          <Button type="submit" name="intent" value="invite" pending={isBusy} pendingText={adminCopy.wait}>
            {copy.invite.submit}
          </Button>
        </div>
      </Form>
    </section>
  )
}
