import { Link, href } from 'react-router'
import { adminCopy } from '#app/copy/office/admin.ts'
import { MomentIn } from '#app/features/desk/moment.tsx'
import { OpenInvitation } from '#app/features/people/open-invitation.tsx'
import { PersonChange } from '#app/features/people/person-change.tsx'
import { Done } from '#app/ui/verdict.tsx'
import type { PeopleAnswer } from '../admin-action.ts'
import { isLimitedRole } from '#shop/people/account/role.ts'
import { InviteForm } from './admins-invite-form.tsx'
import { LimitedRolePart } from './limited-role-part.tsx'
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
export function AdminsTab({ people: { admins, invitations, asked, isOwner }, answer, done, action }: AdminsTabProps) {
  const said = {
    revoke: copy.revoked,
    make_owner: copy.madeOwner,
    set_role: copy.limited.changed,
    end_role: copy.limited.changed,
    withdraw: copy.waiting.withdrawn,
  }[done ?? '']
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
        <ul className="rows">
          {admins.map((admin) => (
            <Admin
              key={admin.id}
              admin={admin}
              mayDecide={isOwner}
              asked={asked}
              action={action}
              answer={answer?.userId === admin.id ? answer : undefined}
            />
          ))}
        </ul>
        {invitations.length > 0 && (
          <>
            <h3 className="text-xl">{copy.waiting.heading}</h3>
            <ul className="rows">
              {invitations.map(({ id, email, role, expiresAt }) => (
                <OpenInvitation
                  key={id}
                  id={id}
                  email={email}
                  about={
                    <>
                      {isLimitedRole(role) && `${copy.roles[role]} · `}
                      <MomentIn words={copy.waiting.until} at={expiresAt} />
                    </>
                  }
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
        mayChoose={isOwner}
        asked={asked}
        action={action}
      />
    </div>
  )
}

export type AdminProps = {
  admin: ShownAdmin
  /** The reader is a super-admin. */
  mayDecide: boolean
  asked: ShownAdmins['asked']
  answer: PeopleAnswer | undefined
  action: string
}

function Admin({ admin, mayDecide, asked, answer, action }: AdminProps) {
  const { id, role, name, email, createdAt, seenAt, isYou, isOwner, isDisabled } = admin
  const isLimited = isLimitedRole(role)
  const called = name || email
  const change = (
    intent: 'revoke' | 'make_owner' | 'hand_over',
    words: { title: string; text: string; label: string },
  ) => (
    <PersonChange
      userId={id}
      action={action}
      intent={intent}
      {...words}
      passwordLabel={copy.ownPassword}
      asked={asked}
      answer={answer?.intent === intent ? answer : undefined}
    />
  )
  return (
    <li>
      <p className="[overflow-wrap:anywhere]">
        <span translate="no" className="font-semibold">
          {called}
        </span>
        {isYou && <span className="state-badge ms-3">{copy.you}</span>}
        {isOwner && <span className="state-badge ms-3">{copy.owner}</span>}
        {isLimitedRole(role) && <span className="state-badge ms-3">{copy.roles[role]}</span>}
        {isDisabled && <span className="state-badge ms-3">{copy.disabled}</span>}
        <span translate="no" className="block">
          {email}
        </span>
        <span className="block text-sm text-muted">
          <MomentIn words={copy.created} at={createdAt} look="day" />,{' '}
          {seenAt ? <MomentIn words={copy.seen} at={seenAt} /> : copy.neverSeen}
        </span>
      </p>
      {!isYou && mayDecide && (
        <Link
          to={`${href('/admin-dashboard/users/:userId', { userId: id })}#actions`}
          aria-label={copy.openOf(called)}
          className="link inline-flex min-h-11 items-center justify-self-start"
        >
          {copy.open}
        </Link>
      )}
      {isLimited && (
        <LimitedRolePart admin={admin} mayDecide={mayDecide} asked={asked} answer={answer} action={action} />
      )}
      {!isYou &&
        !isLimited &&
        (mayDecide || !isOwner) &&
        change('revoke', { title: copy.revoke, text: copy.revokeText, label: copy.revokeOf(called) })}
      {!isYou &&
        mayDecide &&
        !isOwner &&
        !isLimited &&
        change('make_owner', {
          title: copy.makeOwner,
          text: copy.makeOwnerText,
          label: copy.makeOwnerOf(called),
        })}
      {!isYou &&
        mayDecide &&
        !isLimited &&
        change('hand_over', { title: copy.handOver, text: copy.handOverText, label: copy.handOverOf(called) })}
    </li>
  )
}
