import { useNavigation } from 'react-router'
import { Form } from '#app/forms/form.tsx'
import { adminCopy } from '#app/copy/admin.ts'
import { Button } from '#app/ui/button.tsx'
import { Callout, ErrorBox } from '#app/ui/callout.tsx'
import { Disclosure } from '#app/ui/disclosure.tsx'
import { MomentIn } from '#app/features/desk/moment.tsx'
import { OwnProof } from '#app/features/own-proof/own-proof.tsx'
import type { PeopleAnswer } from '../admin-action.ts'
import { InviteForm } from './admins-invite-form.tsx'
import type { ShownAdmin, ShownAdmins, ShownInvitation } from './admins-page.ts'

const copy = adminCopy.admins

type AdminsTabProps = {
  people: ShownAdmins
  answer: PeopleAnswer | undefined
  /** Which form was just carried out. */
  done: string | null
  /** Where the forms are posted to and found again. */
  action: string
}

// Who runs the shop, who is invited to, and the form that invites.
export function AdminsTab({ people: { admins, invitations, asked }, answer, done, action }: AdminsTabProps) {
  const said = { revoke: copy.revoked, withdraw: copy.waiting.withdrawn }[done ?? '']
  return (
    <div className="page-columns">
      <section className="card" aria-labelledby="admins">
        <div>
          <h2 id="admins" className="text-2xl">
            {copy.heading}
          </h2>
          <p className="pt-1 text-muted">{copy.text}</p>
        </div>
        {said && (
          <Callout tone="success" role="status">
            {said}
          </Callout>
        )}
        {admins.length === 0 ? (
          <p className="text-muted">{copy.none}</p>
        ) : (
          <ul className="rows">
            {admins.map((admin) => (
              <Admin
                key={admin.id}
                admin={admin}
                asked={asked}
                action={action}
                answer={answer?.intent === 'revoke' && answer.userId === admin.id ? answer : undefined}
              />
            ))}
          </ul>
        )}
        {invitations.length > 0 && (
          <>
            <h3 className="text-xl">{copy.waiting.heading}</h3>
            <ul className="rows">
              {invitations.map((invitation) => (
                <Invited key={invitation.id} invitation={invitation} action={action} />
              ))}
            </ul>
          </>
        )}
      </section>
      <InviteForm
        answer={answer?.intent === 'invite' ? answer : undefined}
        isDone={done === 'invite'}
        asked={asked}
        action={action}
      />
    </div>
  )
}

type AdminProps = { admin: ShownAdmin; asked: ShownAdmins['asked']; answer: PeopleAnswer | undefined; action: string }

function Admin({ admin: { id, name, email, createdAt, seenAt, isYou }, asked, answer, action }: AdminProps) {
  const navigation = useNavigation()
  const isBusy = navigation.formData?.get('userId') === id
  return (
    <li>
      <p className="[overflow-wrap:anywhere]">
        <span className="font-semibold">{name || email}</span>
        {isYou && <span className="state-badge ms-3">{copy.you}</span>}
        <span className="block">{email}</span>
        <span className="block text-sm text-muted">
          <MomentIn words={copy.created} at={createdAt} look="day" />,{' '}
          {seenAt ? <MomentIn words={copy.seen} at={seenAt} /> : copy.neverSeen}
        </span>
      </p>
      {!isYou && (
        <Disclosure title={copy.revoke} open={answer !== undefined || undefined}>
          <Form method="post" action={action} preventScrollReset noValidate className="grid gap-4 pt-2">
            <input type="hidden" name="userId" value={id} />
            <p className="text-muted">{copy.revokeText}</p>
            <OwnProof
              id={`revoke-${id}`}
              asked={asked}
              label={copy.ownPassword}
              error={answer?.field === 'password' ? answer.message : undefined}
            />
            {answer && answer.field !== 'password' && <ErrorBox message={answer.message} />}
            <div>
              <Button
                type="submit"
                name="intent"
                value="revoke"
                look="secondary"
                pending={isBusy}
                pendingText={adminCopy.wait}
                aria-label={copy.revokeOf(name || email)}
              >
                {copy.revoke}
              </Button>
            </div>
          </Form>
        </Disclosure>
      )}
    </li>
  )
}

function Invited({ invitation: { id, email, expiresAt }, action }: { invitation: ShownInvitation; action: string }) {
  const { waiting } = copy
  return (
    <li className="row-line">
      <p className="min-w-0 [overflow-wrap:anywhere]">
        <span className="font-semibold">{email}</span>
        <span className="block text-sm text-muted">
          <MomentIn words={waiting.until} at={expiresAt} />
        </span>
      </p>
      <Form method="post" action={action} preventScrollReset>
        <input type="hidden" name="invitation" value={id} />
        <Button
          type="submit"
          name="intent"
          value="withdraw"
          look="quiet"
          isSmall
          aria-label={waiting.withdrawOf(email)}
        >
          {waiting.withdraw}
        </Button>
      </Form>
    </li>
  )
}
