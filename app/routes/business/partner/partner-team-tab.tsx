import { adminCopy } from '#app/copy/admin.ts'
import { teamCopy as copy } from '#app/copy/team.ts'
import { useNavigation } from 'react-router'
import { Form } from '#app/forms/form.tsx'
import { MomentIn } from '#app/features/desk/moment.tsx'
import { OwnProof } from '#app/features/own-proof/own-proof.tsx'
import { Button } from '#app/ui/button.tsx'
import { ErrorBox } from '#app/ui/callout.tsx'
import { Disclosure } from '#app/ui/disclosure.tsx'
import type { TeamRole } from '#shop/team/team-member.ts'
import { partnerPath } from './partner-address.ts'
import type { ShownMember, ShownTeam, ShownTeamInvitation } from './read-team.ts'
import type { TeamAnswer } from './team-action.ts'
import { TeamInviteForm } from './team-invite-form.tsx'

const HERE = partnerPath({ tab: 'team' })

type TeamTabProps = { team: ShownTeam; answer: TeamAnswer | undefined }

// Who works for the business, who is invited to, and the form that invites.
export function PartnerTeamTab({ team: { members, invitations, asked }, answer }: TeamTabProps) {
  return (
    <div className="page-columns">
      <section className="desk-card" aria-labelledby="team">
        <div>
          <h2 id="team" className="text-3xl">
            {copy.heading}
          </h2>
          <p className="pt-1 text-muted">{copy.text}</p>
        </div>
        <ul className="rows">
          {members.map((member) => (
            <Member
              key={member.id}
              member={member}
              asked={asked}
              answer={answer?.userId === member.id ? answer : undefined}
            />
          ))}
        </ul>
        {members.length === 1 && invitations.length === 0 && <p className="text-muted">{copy.alone}</p>}
        {invitations.length > 0 && (
          <>
            <h3 className="text-xl">{copy.waiting.heading}</h3>
            <ul className="rows">
              {invitations.map((invitation) => (
                <Invited key={invitation.id} invitation={invitation} />
              ))}
            </ul>
          </>
        )}
      </section>
      <TeamInviteForm
        key={invitations.map(({ id }) => id).join()}
        asked={asked}
        answer={answer?.intent === 'invite' ? answer : undefined}
        action={HERE}
      />
    </div>
  )
}

type MemberProps = { member: ShownMember; asked: ShownTeam['asked']; answer: TeamAnswer | undefined }

function Member({ member, asked, answer }: MemberProps) {
  const { id, name, email, role, isDisabled, seenAt, isYou } = member
  const other: TeamRole = role === 'business-admin' ? 'business-user' : 'business-admin'
  const shared = { userId: id, asked }
  return (
    <li className="grid gap-2">
      <div className="row-line">
        <p className="min-w-0 [overflow-wrap:anywhere]">
          <span className="font-semibold">{name || email}</span>
          {isYou && <span className="text-muted"> ({copy.you})</span>}
          <span className="block">{email}</span>
          <span className="block text-sm text-muted">
            {isDisabled ? copy.disabled : seenAt ? <MomentIn words={copy.seen} at={seenAt} /> : copy.neverSeen}
          </span>
        </p>
        <span className="state-badge self-start">{copy.roles[role]}</span>
      </div>
      {!isYou && (
        <div>
          <Place
            {...shared}
            intent="change_role"
            role={other}
            title={copy.change.title[other]}
            text={copy.change.text[other]}
            label={copy.change.of(copy.change.title[other], name || email)}
            answer={answer?.intent === 'change_role' ? answer : undefined}
          />
          <Place
            {...shared}
            intent="remove_member"
            title={copy.remove.title}
            text={copy.remove.text}
            label={copy.remove.of(name || email)}
            answer={answer?.intent === 'remove_member' ? answer : undefined}
          />
        </div>
      )}
    </li>
  )
}

type PlaceProps = {
  userId: string
  asked: ShownTeam['asked']
  intent: 'change_role' | 'remove_member'
  role?: TeamRole
  title: string
  text: string
  label: string
  answer: TeamAnswer | undefined
}

// What is changed about somebody's place, with what it means for them.
function Place({ userId, asked, intent, role, title, text, label, answer }: PlaceProps) {
  const posted = useNavigation().formData
  const isBusy = posted?.get('userId') === userId && posted.get('intent') === intent
  return (
    <Disclosure title={title} open={answer !== undefined || undefined}>
      <Form method="post" action={HERE} preventScrollReset noValidate className="grid gap-4 pt-2">
        <input type="hidden" name="userId" value={userId} />
        {role && <input type="hidden" name="role" value={role} />}
        <p className="text-muted">{text}</p>
        <OwnProof
          id={`${intent}-${userId}`}
          asked={asked}
          label={copy.ownPassword}
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

function Invited({ invitation: { id, email, role, expiresAt } }: { invitation: ShownTeamInvitation }) {
  const { waiting } = copy
  return (
    <li className="row-line">
      <p className="min-w-0 [overflow-wrap:anywhere]">
        <span className="font-semibold">{email}</span>
        <span className="block text-sm text-muted">
          {copy.roles[role]}, <MomentIn words={waiting.until} at={expiresAt} />
        </span>
      </p>
      <Form method="post" action={HERE} preventScrollReset>
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
