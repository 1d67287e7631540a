import { useEffect, useRef } from 'react'
import { adminCopy } from '#app/copy/office/admin.ts'
import { teamCopy as copy } from '#app/copy/people/team.ts'
import { OwnProof } from '#app/features/own-proof/own-proof.tsx'
import { Form } from '#app/forms/form.tsx'
import { useIsSending } from '#app/forms/intent-form.tsx'
import { Button } from '#app/ui/button.tsx'
import { ErrorBox } from '#app/ui/callout.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { EMAIL_INPUT, TextField } from '#app/ui/text-field.tsx'
import { TEAM_ROLES } from '#shop/people/team/team-member.ts'
import type { ShownTeam } from './read-team.ts'
import type { TeamAnswer } from './team-action.ts'

const { invite } = copy

type TeamInviteFormProps = { asked: ShownTeam['asked']; answer: TeamAnswer | undefined; action: string }

// Invites somebody by their address, in one of the two roles.
export function TeamInviteForm({ asked, answer, action }: TeamInviteFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const isBusy = useIsSending('invite')
  useEffect(() => {
    if (answer) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [answer])
  return (
    <section className="desk-card" aria-labelledby="invite">
      <div>
        <h2 id="invite" className="text-2xl">
          {invite.heading}
        </h2>
        <p className="pt-1 text-muted">{invite.text}</p>
      </div>
      <Form ref={form} method="post" action={action} preventScrollReset noValidate className="grid gap-4">
        <TextField
          id="invite-email"
          name="email"
          {...EMAIL_INPUT}
          label={invite.email}
          autoComplete="off"
          required
          defaultValue={answer?.typed.email}
          error={answer?.field === 'email' ? answer.message : undefined}
        />
        <SelectField
          name="role"
          label={invite.role}
          options={TEAM_ROLES.map((role) => [role, copy.roles[role]])}
          defaultValue={answer?.typed.role}
        />
        <dl className="grid gap-2 text-sm text-muted">
          {TEAM_ROLES.map((role) => (
            <div key={role}>
              <dt className="font-semibold">{copy.roles[role]}</dt>
              <dd>{copy.rights[role]}</dd>
            </div>
          ))}
        </dl>
        <OwnProof
          id="invite-password"
          asked={asked}
          label={copy.ownPassword}
          error={answer?.field === 'password' ? answer.message : undefined}
        />
        {answer && answer.field === null && <ErrorBox message={answer.message} />}
        <div>
          <Button type="submit" name="intent" value="invite" pending={isBusy} pendingText={adminCopy.wait}>
            {invite.submit}
          </Button>
        </div>
      </Form>
    </section>
  )
}
