import { adminCopy } from '#app/copy/admin.ts'
import { MomentIn } from '#app/features/desk/moment.tsx'
import { OpenInvitation } from '#app/features/people/open-invitation.tsx'
import { PersonChange } from '#app/features/people/person-change.tsx'
import { Done } from '#app/ui/verdict.tsx'
import type { PeopleAnswer } from '../admin-action.ts'
import { InviteForm } from './admins-invite-form.tsx'
import type { ShownAdmin, ShownAdmins } from './admins-page.ts'

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
        <Done says={said} />
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
              {invitations.map(({ id, email, expiresAt }) => (
                <OpenInvitation
                  key={id}
                  id={id}
                  email={email}
                  about={<MomentIn words={copy.waiting.until} at={expiresAt} />}
                  action={action}
                  words={copy.waiting}
                />
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
        <PersonChange
          userId={id}
          action={action}
          intent="revoke"
          title={copy.revoke}
          text={copy.revokeText}
          label={copy.revokeOf(name || email)}
          passwordLabel={copy.ownPassword}
          asked={asked}
          answer={answer}
        />
      )}
    </li>
  )
}
